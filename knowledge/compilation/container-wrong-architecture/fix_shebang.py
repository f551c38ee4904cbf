"""Put the interpreter line in front of the script."""

import subprocess

from make_files import script

script.write_text("#!/bin/sh\n" + script.read_text())
subprocess.run([script], check=True)
