"""Make the value fit the names: channels, a batch dimension, and results of two releases."""

import torch

gray = torch.zeros(480, 640)
image = gray if gray.dim() == 3 else gray[..., None].expand(-1, -1, 3)
height, width, channels = image.shape
print("image:", height, width, channels)

features = torch.zeros(32, 1024)
features = features if features.dim() == 3 else features[None]
batch, steps, size = features.shape
print("features:", batch, steps, size)

data = torch.utils.data.TensorDataset(torch.rand(4, 3), torch.zeros(4))
for images, *rest in torch.utils.data.DataLoader(data, batch_size=4):
    print("batch:", tuple(images.shape), "and", len(rest), "more")

query = torch.rand(3, 2, 4, 8)
result = torch.nn.functional.scaled_dot_product_attention(query, query, query)
output = result[0] if isinstance(result, tuple) else result  # older code returned weights, too
print("output:", tuple(output.shape))


def step(env, action):
    """Take a step with gym before 0.26, which returns four values, or with a newer one, which returns five."""
    state, reward, *done, info = env.step(action)
    return state, reward, any(done), info


class Game:
    def step(self, action):
        return 0, 1.0, False, True, {}


print("step:", step(Game(), 0))
