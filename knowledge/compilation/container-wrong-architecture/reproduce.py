"""Start a program that was built for another machine."""

import subprocess

from make_files import program

subprocess.run([program], check=True)
