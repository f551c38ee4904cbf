"""The cell starts the part that crashes as a process of its own: the kernel lives, and shows the status and the line."""

import nbclient
import nbformat

CELL = """
import subprocess, sys
child = subprocess.run([sys.executable, "-X", "faulthandler", "crash.py"], capture_output=True, text=True)
print(child.stdout, end="")
print("status", child.returncode)
print(*[line for line in child.stderr.splitlines() if "Fatal" in line or "crash.py" in line][:2], sep="\\n")
"""
notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(CELL)])
nbclient.execute(notebook, kernel_name="python3")
print(notebook.cells[0].outputs[0].text, end="")
print("the cell finished")
