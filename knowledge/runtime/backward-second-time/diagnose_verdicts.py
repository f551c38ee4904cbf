"""Let diagnose_script.py find the causes of two more reproductions."""

from diagnose_script import run

run("reproduce_once.py")
run("reproduce_losses.py")
