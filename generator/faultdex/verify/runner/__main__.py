"""Run a bundle from source: python -m faultdex.verify.runner BUNDLE."""

import sys

from faultdex.verify.runner.command import main

sys.exit(main(sys.argv[1:]))
