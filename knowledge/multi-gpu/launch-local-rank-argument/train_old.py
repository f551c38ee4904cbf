"""Declare the local rank as scripts from before torch 2.0 do, with an underscore."""

import argparse
import os

parser = argparse.ArgumentParser()
parser.add_argument("--local_rank", type=int, default=0)
args = parser.parse_args()
print(f"rank {os.environ['RANK']}: the script uses local rank {args.local_rank}", flush=True)
