python - <<'END'
import flax.linen as nn, jax, jax.numpy as jnp
from flax import serialization
from pathlib import Path

variables = nn.Dense(4).init(jax.random.key(0), jnp.ones((1, 5)))
Path("checkpoint_100").write_bytes(serialization.to_bytes(variables))
END
python stored_shapes.py checkpoint_100 /params/kernel
python stored_shapes.py checkpoint_100 Dense_9
python - <<'END'
import numpy as np

np.savez("weights.npz", **{"head/kernel": np.ones((384, 1000), np.float32)})
END
python stored_shapes.py weights.npz head
