"""Delete the lock of the killed build; the same wait ends at once."""

import tempfile
from pathlib import Path

from torch.utils.file_baton import FileBaton

lock = Path(tempfile.mkdtemp()) / "lock"
lock.touch()
print("with the old lock:", FileBaton(str(lock)).try_acquire())
lock.unlink()
print("after deleting it:", FileBaton(str(lock)).try_acquire())
