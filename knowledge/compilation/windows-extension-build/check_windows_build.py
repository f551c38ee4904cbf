"""Say what a CUDA extension build lacks on Windows. Run it in the window and folder of the build.

An argument is the folder that the build writes to, for pip's own builds %TEMP%.
"""

import os
import shutil
import subprocess
import sys
import sysconfig

TOOLS = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"


def find_build_tools() -> str:
    """Ask Visual Studio's own vswhere for an installation with the C++ compiler."""
    root = os.environ.get("ProgramFiles(x86)", "")
    vswhere = os.path.join(root, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not os.path.isfile(vswhere):
        return ""
    command = [vswhere, "-latest", "-products", "*", "-requires", TOOLS]
    done = subprocess.run([*command, "-property", "installationPath"], capture_output=True, text=True)
    return done.stdout.strip()


folder = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".")
library = f"python{sys.version_info[0]}{sys.version_info[1]}.lib"
libraries = os.path.join(sys.base_prefix, "libs")
compiler, tools = shutil.which("cl"), find_build_tools()
prompt = os.environ.get("VSCMD_ARG_TGT_ARCH")
sdk = os.environ.get("DISTUTILS_USE_SDK")
print("cl.exe:", compiler, "| Visual Studio with C++:", tools or None)
print("prompt for:", prompt, "| DISTUTILS_USE_SDK:", sdk)
print("length of the build folder:", len(folder))
if compiler is None and not tools:
    print("verdict: no-cl: install the C++ build tools of Visual Studio")
elif compiler is None or prompt != "x64":
    print("verdict: no-cl: open the x64 Native Tools prompt and build in it")
elif sdk is None:
    print("verdict: sdk-variable: set DISTUTILS_USE_SDK=1")
elif not os.path.isfile(os.path.join(libraries, library)):
    print(f"verdict: python-libs: {library} is not in {libraries}")
elif len(folder) > 80:
    print("verdict: long-path: build in a short folder such as C:\\b")
else:
    print("verdict: compiler, prompt, Python libraries and path are in order")
