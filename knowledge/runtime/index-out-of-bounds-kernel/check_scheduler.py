"""Run a scheduler without a model: python check_scheduler.py MODEL/scheduler/scheduler_config.json STEPS."""

import json
import sys
from pathlib import Path

import diffusers
import torch

EXAMPLES = [
    ("DDIMScheduler", {"steps_offset": 1}, 1000),
    ("DPMSolverMultistepScheduler", {"beta_schedule": "squaredcos_cap_v2", "use_karras_sigmas": True}, 20),
    ("DPMSolverMultistepScheduler", {"use_karras_sigmas": True}, 20),
]


def check(name, config, count):
    """Return how many steps the scheduler lists, what is wrong with them, and whether they run."""
    scheduler = getattr(diffusers, name).from_config(config)
    scheduler.set_timesteps(count)
    steps = scheduler.timesteps.tolist()
    trained = scheduler.config.num_train_timesteps
    notes = [f"{name}, {len(steps)} steps"]
    notes += [f"{len(steps) - len(set(steps))} repeat another"] * (len(set(steps)) < len(steps))
    notes += [f"the first is {steps[0]} of {trained}"] * (steps[0] >= trained)
    sample = torch.zeros(1, 4, 8, 8)
    try:
        for step in scheduler.timesteps:
            sample = scheduler.step(torch.zeros_like(sample), step, sample).prev_sample
    except IndexError as error:
        return f"{'; '.join(notes)}: fails, {error}"
    return f"{'; '.join(notes)}: runs"


if len(sys.argv) > 2:
    given = json.loads(Path(sys.argv[1]).read_text())
    print(check(given["_class_name"], given, int(sys.argv[2])))
else:
    for example in EXAMPLES:
        print(check(*example))
