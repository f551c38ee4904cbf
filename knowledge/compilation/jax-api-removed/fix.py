"""Use the names that took the place of removed ones."""

import jax
import jax.numpy as jnp
from jax.extend import linear_util

tree = {"weight": jnp.ones(2), "bias": jnp.zeros(1)}
print(jax.tree.map(jnp.shape, tree))
print(isinstance(tree["weight"], jax.Array), hasattr(linear_util, "WrappedFun"))
jax.config.update("jax_enable_x64", False)
