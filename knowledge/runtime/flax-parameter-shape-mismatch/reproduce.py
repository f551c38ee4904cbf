"""A layer with another width, one with another input, and the parameters of an older GroupNorm."""

import flax.linen as nn
import jax
import jax.numpy as jnp
from flax.errors import ScopeParamShapeError

key, images = jax.random.key(0), jnp.ones((1, 2, 2, 4))
group_norm = nn.GroupNorm(num_groups=2)
new = group_norm.init(key, images)
old = jax.tree.map(lambda leaf: leaf.reshape(1, 1, 1, -1), new)  # as flax 0.3.5 stored them
dense = nn.Dense(4).init(key, jnp.ones((1, 5)))


def attempt(module: nn.Module, variables: dict, value: jax.Array) -> None:
    try:
        module.apply(variables, value)
    except ScopeParamShapeError as problem:
        print(str(problem).partition(" (http")[0])


attempt(nn.Dense(6), dense, jnp.ones((1, 5)))
attempt(group_norm, old, images)
nn.Dense(4).apply(dense, jnp.ones((1, 3)))
