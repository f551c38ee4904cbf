"""A model with **kwargs in forward, and a Trainer for two samples."""

import torch
from transformers import BertConfig, BertModel, Trainer, TrainingArguments


class Classifier(torch.nn.Module):
    def __init__(self):
        super().__init__()
        sizes = {"hidden_size": 16, "intermediate_size": 32, "num_attention_heads": 2}
        self.bert = BertModel(BertConfig(vocab_size=64, num_hidden_layers=1, **sizes))
        self.head = torch.nn.Linear(16, 3)

    def forward(self, input_ids, labels=None, **kwargs):
        pooled = self.bert(input_ids, **kwargs).pooler_output
        return {"loss": torch.nn.functional.cross_entropy(self.head(pooled), labels)}


def trainer(model):
    data = [{"input_ids": [1, 2, 3], "labels": label} for label in (0, 2)]
    args = TrainingArguments("out", max_steps=1, report_to=[], save_strategy="no", use_cpu=True,
                             disable_tqdm=True)
    return Trainer(model=model, args=args, train_dataset=data)
