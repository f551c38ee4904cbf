"""pickle.load reads a file of torch.save, which is a zip archive."""

import pickle

import torch

torch.save({"weight": torch.zeros(2)}, "model.pkl")
with open("model.pkl", "rb") as file:
    pickle.load(file)
