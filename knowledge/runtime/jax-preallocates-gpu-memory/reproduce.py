"""Use JAX and torch on one GPU."""

import sys

from share import main

sys.exit(main())
