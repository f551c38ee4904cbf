"""Accept both spellings, and take the default from the environment, where torchrun puts it."""

import argparse
import os

parser = argparse.ArgumentParser()
parser.add_argument("--local-rank", "--local_rank", type=int, default=int(os.environ.get("LOCAL_RANK", 0)))
args = parser.parse_args()
print(f"rank {os.environ['RANK']}: the script uses local rank {args.local_rank}", flush=True)
