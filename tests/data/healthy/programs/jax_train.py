"""Train a small model with JAX on the CPU."""

import jax
import jax.numpy as jnp


def loss(weights: jax.Array, x: jax.Array, y: jax.Array) -> jax.Array:
    """Return the mean square error."""
    return jnp.mean((jnp.tanh(x @ weights).sum(1) - y) ** 2)


def main() -> None:
    """Train for some steps."""
    key = jax.random.key(0)
    weights, x, y = (jax.random.normal(key, shape) for shape in ((16, 4), (256, 16), (256,)))
    step = jax.jit(jax.value_and_grad(loss))
    for number in range(200):
        value, slope = step(weights, x, y)
        weights -= 0.1 * slope
        print(f"step {number} loss {value:.5f}", flush=True)
    jax.pmap(lambda one: one * 2)(x[:1])


if __name__ == "__main__":
    main()
