"""Turn preallocation off before JAX starts."""

import os
import sys

os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"

from share import main

sys.exit(main())
