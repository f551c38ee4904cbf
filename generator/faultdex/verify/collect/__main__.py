"""Run the collector: python -m faultdex.verify.collect FILE.json."""

import sys

from faultdex.verify.collect.command import main

sys.exit(main(sys.argv[1:]))
