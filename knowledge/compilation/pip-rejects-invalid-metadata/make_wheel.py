"""Write a wheel whose list of dependencies has a comparison that the standard forbids."""
import zipfile

folder = "oldpackage-1.0.dist-info"
with zipfile.ZipFile("oldpackage-1.0-py3-none-any.whl", "w") as wheel:
    wheel.writestr("oldpackage.py", "answer = 1\n")
    wheel.writestr(f"{folder}/METADATA", "Metadata-Version: 2.1\nName: oldpackage\nVersion: 1.0\n"
                   "Requires-Dist: pip (>=5.1.*)\n")
    wheel.writestr(f"{folder}/WHEEL", "Wheel-Version: 1.0\nGenerator: x\nRoot-Is-Purelib: true\n"
                   "Tag: py3-none-any\n")
    wheel.writestr(f"{folder}/RECORD", f"oldpackage.py,,\n{folder}/METADATA,,\n{folder}/WHEEL,,\n"
                   f"{folder}/RECORD,,\n")
