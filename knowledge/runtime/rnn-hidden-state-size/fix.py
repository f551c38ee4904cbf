"""Make the hidden state from the batch and from the layer, or leave it out."""

import torch


def start(rnn, batch):
    """Return zeros for the layers and directions of an RNN, and the rows of a batch."""
    layers = rnn.num_layers * (2 if rnn.bidirectional else 1)
    rows = batch.shape[0 if rnn.batch_first else 1]
    return batch.new_zeros(layers, rows, rnn.hidden_size)


gru = torch.nn.GRU(3, 4, num_layers=2, bidirectional=True, batch_first=True)
for batch in torch.zeros(72, 5, 3).split(32):
    output, _ = gru(batch, start(gru, batch))
    assert torch.equal(output, gru(batch)[0])
    print("rows:", len(output))
