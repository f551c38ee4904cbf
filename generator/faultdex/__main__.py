"""Run the command line as `python -m faultdex`."""

from faultdex.cli import main

main()
