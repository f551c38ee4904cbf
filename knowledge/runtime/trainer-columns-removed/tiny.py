"""A tiny language model and a trainer for the snippets beside it."""

import tempfile

from datasets import Dataset
from transformers import GPT2Config, GPT2LMHeadModel, Trainer, TrainingArguments, logging

logging.set_verbosity_error()
IDS = [[1, 2, 3, 4], [4, 3, 2, 1]]


def train(columns, **settings):
    """Train one step on these columns and return the loss."""
    model = GPT2LMHeadModel(GPT2Config(vocab_size=8, n_positions=8, n_embd=8, n_layer=1, n_head=1))
    arguments = TrainingArguments(tempfile.mkdtemp(), max_steps=1, report_to=[], use_cpu=True, disable_tqdm=True, **settings)
    return Trainer(model, arguments, train_dataset=Dataset.from_dict(columns)).train().training_loss
