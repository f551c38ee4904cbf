python - <<'END'
from pathlib import Path
import numpy as np

cases = Path("cases")
cases.mkdir()
np.save(cases / "whole.npy", np.zeros((100, 8), np.float32))
np.savez(cases / "whole.npz", data=np.zeros(100))
for name, length in (("half.npy", 2000), ("header.npy", 40)):
    (cases / name).write_bytes((cases / "whole.npy").read_bytes()[:length])
(cases / "half.npz").write_bytes((cases / "whole.npz").read_bytes()[:500])
(cases / "empty.npy").write_bytes(b"")
(cases / "page.npy").write_text("<!DOCTYPE html>")
np.save(cases / "objects.npy", np.array([{}, None]), allow_pickle=True)
END
python check_npy.py cases
