import numpy as np
import torch

torch._dynamo.config.use_numpy_random_stream = False


@torch.compile(fullgraph=True, backend="eager")
def draw(x):
    return x + np.random.uniform(size=3)


draw(np.ones(3))
