"""Set the variable after the first operation, as in the second cell of a notebook."""

import os
import sys

import jax.numpy as jnp

jnp.ones(1).block_until_ready()
os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"

from share import main

sys.exit(main())
