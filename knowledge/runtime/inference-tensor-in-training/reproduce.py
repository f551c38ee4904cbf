"""Train a layer on features that were computed in inference mode."""

import torch

features = torch.inference_mode()(torch.nn.Linear(4, 3))(torch.ones(2, 4))
head = torch.nn.Linear(3, 1)
head(features).sum().backward()
