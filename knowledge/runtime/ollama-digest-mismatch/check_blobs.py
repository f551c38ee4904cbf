import hashlib
import pathlib
import shutil
import sys

if len(sys.argv) != 2:
    sys.exit("usage: python check_blobs.py FOLDER")
folder = pathlib.Path(sys.argv[1]).expanduser()
blobs = folder / "blobs" if (folder / "blobs").is_dir() else folder
checked = wrong = 0
for path in sorted(blobs.glob("sha256[-:]*")):
    if "partial" in path.name:
        print(f"unfinished: {path.name[:60]}")
        continue
    digest = hashlib.sha256()
    with path.open("rb") as stream:
        while block := stream.read(1 << 20):
            digest.update(block)
    checked += 1
    if digest.hexdigest() != path.name[7:]:
        wrong += 1
        kind = "empty" if path.stat().st_size == 0 else "wrong"
        print(f"{kind}: {path.name[:19]} {path.stat().st_size} bytes")
print(f"{checked} files, {wrong} do not fit their name")
print(f"{shutil.disk_usage(blobs).free >> 30} GiB free")
