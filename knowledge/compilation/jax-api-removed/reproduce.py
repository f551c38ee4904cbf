"""Use a name of JAX 0.4.23 on a newer release."""

import jax

print("linear_util" in dir(jax), hasattr(jax.tree_util, "tree_multimap"))
jax.linear_util
