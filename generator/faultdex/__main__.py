"""Run the command line, as `faultdex` or `python -m faultdex`, or a program with answers.

`python -m faultdex train.py --lr 1` and `python -m faultdex -m package` run a program as Python
does, and show the answer below its traceback.
"""

import signal
import sys

if __name__ == "__main__" and sys.argv[1:2] and sys.argv[1].endswith(("-m", ".py")):
    # What runs a program is loaded only for one.
    from faultdex.interface.program import is_program, run_program

    if is_program(sys.argv[1:]):
        run_program(sys.argv[1:])
        raise SystemExit

# Until the guard is up, Ctrl-C ends the program as it ends any other, without a traceback.
if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from faultdex.cli import main

if __name__ == "__main__":
    main()
