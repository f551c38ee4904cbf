mkdir -p project/configs
cat > project/train.py <<'END'
import wandb
from torch.utils.tensorboard import SummaryWriter

wandb.init(project="mine")
if rank == 0:
    writer = SummaryWriter("runs")
END
cat > project/configs/hydra.yaml <<'END'
run:
  dir: logs/${now:%Y-%m-%d}_${now:%H-%M-%S}
END
python list_writers.py project
printf 'print "old"\n' > old.py
python list_writers.py old.py
printf 'loss = 1\n' > plain.py
python list_writers.py plain.py
