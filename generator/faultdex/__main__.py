"""Run the command line: as `faultdex`, and as `python -m faultdex`."""

import signal

# Until the guard is up, Ctrl-C ends the program as it ends any other, without a traceback.
if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from faultdex.cli import main

if __name__ == "__main__":
    main()
