"""Read the output of a model by name, or take it as a tuple."""

import torch
from torch import nn


class Output(dict):
    """As in transformers 4: a dict whose keys are attributes, too."""

    def __getattr__(self, name):
        return self[name]

    def to_tuple(self):
        return tuple(self.values())


def bert(ids):
    states = torch.rand(1, ids.shape[1], 8)
    return Output(last_hidden_state=states, pooler_output=states[:, 0])


dropout = nn.Dropout()
ids = torch.tensor([[1, 2, 3]])
_, pooled = bert(ids)  # the keys
print("by unpacking:", type(pooled).__name__)
pooled = bert(ids).pooler_output
print("by name:", tuple(dropout(pooled).shape))
_, pooled = bert(ids).to_tuple()  # as bert(ids, return_dict=False) in transformers
print("as a tuple:", tuple(dropout(pooled).shape))
