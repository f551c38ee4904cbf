"""Check the GPU settings of Spark: python check_spark_conf.py spark-defaults.conf."""

import sys
from pathlib import Path

EXECUTOR, TASK = "spark.executor.resource.gpu.amount", "spark.task.resource.gpu.amount"


def read(text: str) -> dict[str, str]:
    """Return the settings of a file, or of a command with --conf."""
    words = text.replace("--conf", "\n").replace("\\", " ").splitlines()
    pairs = [line.strip().strip("\"'").replace("=", " ", 1).split(None, 1) for line in words]
    return {pair[0]: pair[1].strip() for pair in pairs if len(pair) == 2}


def verdicts(conf: dict[str, str]) -> list[str]:
    """Return what these settings lead to."""
    found = []
    if "com.nvidia.spark.SQLPlugin" not in conf.get("spark.plugins", ""):
        found.append("spark.plugins lacks com.nvidia.spark.SQLPlugin (no-plugin)")
    amount = float(conf.get(EXECUTOR, 0))
    if amount == 0:
        found.append(f"{EXECUTOR} is not set: executors share GPUs (shared-gpu)")
    elif amount > 1:
        found.append(f"{amount:g} GPUs per executor: the plugin takes one (several-gpus)")
    cores = float(conf.get("spark.executor.cores", 1))
    if TASK in conf and amount and float(conf[TASK]) * cores > amount:
        tasks = int(amount / float(conf[TASK]))
        found.append(f"{tasks} of {cores:g} cores work: {TASK} is {conf[TASK]} (amounts)")
    wanted = conf.get("spark.executor.instances")
    found += [f"{wanted} executors need {wanted} free GPUs (not-offered)"] if wanted else []
    return found or ["these settings fit each other"]


EXAMPLES = {
    "defaults": "spark.executor.cores 4\n",
    "two each": f"spark.plugins com.nvidia.spark.SQLPlugin\n{EXECUTOR} 2\n",
    "whole GPU per task": f"spark.plugins com.nvidia.spark.SQLPlugin\n{EXECUTOR}=1\n{TASK}=1\n"
    "spark.executor.cores=8\nspark.executor.instances=4",
}
if len(sys.argv) > 1:
    EXAMPLES = {sys.argv[1]: Path(sys.argv[1]).read_text()}
for name, text in EXAMPLES.items():
    print(f"{name}:", *verdicts(read(text)), sep="\n  ")
