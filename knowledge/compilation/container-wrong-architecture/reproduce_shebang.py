"""Start a script without the line that names its interpreter."""

import subprocess

from make_files import script

subprocess.run([script], check=True)
