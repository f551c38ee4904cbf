"""Say the dtype in NumPy: holes become nan, and a word is named by NumPy's error."""

import numpy as np
import torch

rows = np.array([[22.0, None, True], [38.0, 1.0, False]])
print(torch.from_numpy(rows.astype(np.float32)).tolist())
words = np.array([[22.0, "male"], [38.0, "female"]], dtype=object)
try:
    words.astype(np.float32)
except ValueError as error:
    print(error)
names, codes = np.unique(words[:, 1].astype(str), return_inverse=True)
print(names.tolist(), torch.from_numpy(codes).tolist())
ragged = [np.ones(2), np.ones(3)]
rows = [torch.from_numpy(row) for row in ragged]
padded = torch.nn.utils.rnn.pad_sequence(rows, batch_first=True)
print("ragged, padded:", tuple(padded.shape))
