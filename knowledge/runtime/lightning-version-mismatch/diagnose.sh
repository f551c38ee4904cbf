# A model written for Lightning 1.x, and a script that imports the other package.
mkdir -p project
cat > project/model.py <<'CODE'
import pytorch_lightning as pl


class Net(pl.LightningModule):
    def __init__(self, hparams):
        super().__init__()
        self.hparams = hparams

    def training_epoch_end(self, outputs):
        pass

    def on_train_batch_start(self, batch, batch_idx, dataloader_idx):
        pass
CODE
echo 'from lightning.pytorch import Trainer' > project/train.py
python3 check_lightning.py project | grep -v ': [0-9-]'
