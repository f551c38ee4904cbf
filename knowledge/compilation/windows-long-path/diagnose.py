"""Check an archive with a long path, and a wheel, for the folders of a user."""

import subprocess
import sys
import zipfile

import windows

windows.write_archive()
STORE = "C:\\Users\\user\\AppData\\Local\\Packages\\PythonSoftwareFoundation.Python.3.10_qbz5n2kfra8p0\\LocalCache\\local-packages\\Python310\\site-packages"
with zipfile.ZipFile("torch-0-py3-none-any.whl", "w") as wheel:
    wheel.writestr("torch/" + "a" * 120 + ".h", "")
for archive, folder in ((windows.ARCHIVE, "C:\\t"), ("torch-0-py3-none-any.whl", STORE), ("torch-0-py3-none-any.whl", "C:\\v\\Lib\\site-packages")):
    subprocess.run([sys.executable, "check_paths.py", archive, folder], check=True)
