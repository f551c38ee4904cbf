"""Let diagnose_script.py find the causes of two more reproductions."""

from diagnose_script import run

run("reproduce_step.py")
run("reproduce_slice.py")
