"""Let JAX take 20 % of the GPU."""

import os
import sys

os.environ["XLA_CLIENT_MEM_FRACTION"] = "0.2"

from share import main

sys.exit(main())
