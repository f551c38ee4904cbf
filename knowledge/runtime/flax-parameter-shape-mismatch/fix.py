"""The width comes from the stored kernel, and the old scale loses its axes of length one."""

import flax.linen as nn
import jax
import jax.numpy as jnp


class Model(nn.Module):
    width: int

    @nn.compact
    def __call__(self, images: jax.Array) -> jax.Array:
        return nn.Dense(self.width)(nn.GroupNorm(num_groups=2)(images))


def squeezed(path: tuple, leaf: jax.Array) -> jax.Array:
    """Only parameters of normalization layers: other arrays can have an axis of length one for a reason."""
    return leaf.reshape(-1) if "Norm" in jax.tree_util.keystr(path) else leaf


images = jnp.ones((1, 2, 2, 4))
new = Model(6).init(jax.random.key(0), images)
old = jax.tree_util.tree_map_with_path(
    lambda path, leaf: leaf.reshape(1, 1, 1, -1) if "Norm" in jax.tree_util.keystr(path) else leaf, new
)
print("stored:", jax.tree.map(jnp.shape, old["params"]["GroupNorm_0"]))
params = jax.tree_util.tree_map_with_path(squeezed, old)
width = params["params"]["Dense_0"]["kernel"].shape[-1]
print("result:", Model(width).apply(params, images).shape)
