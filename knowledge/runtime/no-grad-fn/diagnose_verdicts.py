"""Let diagnose_script.py find the cause of two more reproductions."""

import warnings

from diagnose_script import run

warnings.simplefilter("ignore")
run("reproduce.py")
run("reproduce_checkpoint.py")
