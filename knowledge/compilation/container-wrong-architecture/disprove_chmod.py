"""Make the program for another machine executable for everybody, and start it."""

import subprocess

from make_files import program

program.chmod(0o777)
try:
    subprocess.run([program], check=True)
except OSError as error:
    print(error.strerror)
