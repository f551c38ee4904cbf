"""Set the steps before each image."""

import torch
from diffusers import DPMSolverMultistepScheduler

scheduler = DPMSolverMultistepScheduler()
for image in range(2):
    scheduler.set_timesteps(20)
    sample = torch.zeros(1, 4, 8, 8)
    for step in scheduler.timesteps:
        sample = scheduler.step(torch.zeros_like(sample), step, sample).prev_sample
    print(f"image {image}: done")
