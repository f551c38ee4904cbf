"""Use one scheduler of diffusers for two images, and set its steps once."""

import torch
from diffusers import DPMSolverMultistepScheduler

scheduler = DPMSolverMultistepScheduler()
scheduler.set_timesteps(20)
for image in range(2):
    sample = torch.zeros(1, 4, 8, 8)
    for step in scheduler.timesteps:
        sample = scheduler.step(torch.zeros_like(sample), step, sample).prev_sample
    print(f"image {image}: done", flush=True)
