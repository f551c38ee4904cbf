import jax
import jax.numpy as jnp


def step(carry, x):  # the carry keeps the shape and the dtype with which it came in
    new = carry + x.reshape(1)
    return new.astype(carry.dtype).reshape(carry.shape), carry


xs = jnp.arange(3, dtype=jnp.float32)
init = jnp.zeros((), dtype=xs.dtype)  # the dtype of the data, in place of 0
after, _ = jax.eval_shape(step, init, xs[0])  # one step, without computing
print("carry in: ", init.dtype, init.shape)
print("carry out:", after.dtype, after.shape)
total, history = jax.lax.scan(step, init, xs)
print("total:", float(total))
