"""Log the validation loss under the name that the checkpoint watches."""

import lightning.pytorch as pl
import torch
from lightning.pytorch.callbacks import ModelCheckpoint


class Model(pl.LightningModule):
    """One weight."""

    def __init__(self):
        """Make the layer."""
        super().__init__()
        self.layer = torch.nn.Linear(1, 1)

    def training_step(self, batch, _):
        """Return the loss of a batch."""
        return self.layer(batch).square().mean()

    def validation_step(self, batch, _):
        """Log the loss as val_loss."""
        self.log("val_loss", self.layer(batch).square().mean())

    def configure_optimizers(self):
        """Return plain gradient descent."""
        return torch.optim.SGD(self.parameters(), lr=0.1)


data = torch.utils.data.DataLoader(torch.ones(4, 1), batch_size=2)
quiet = {"logger": False, "enable_progress_bar": False, "enable_model_summary": False}
best = ModelCheckpoint("checkpoints", monitor="val_loss", save_last=False)
trainer = pl.Trainer(accelerator="cpu", max_epochs=1, callbacks=[best], num_sanity_val_steps=0, **quiet)
trainer.fit(Model(), data, data)
print("logged:", sorted(trainer.callback_metrics))
print("a checkpoint is the best:", bool(best.best_model_path))
