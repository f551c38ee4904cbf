"""Trainer passes num_items_in_batch to a forward with **kwargs, which passes it on."""

from classifier import Classifier, trainer

trainer(Classifier()).train()
