"""First and last quarter of the numbers that matter in a log of GRPO or PPO: python reward_log.py train.log"""

import re
import sys
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python reward_log.py LOG")
wanted = (
    r"rewards?(?:/[\w./-]+)?|reward_mean|reward_std|frac_reward_zero_std|kl|objective/(?:kl|scores)|entropy|"
    r"completion_length|completions/(?:mean_length|clipped_ratio)|env/reward_mean|average reward score|"
    r"critic/(?:rewards?|score)/mean|actor/(?:kl_loss|entropy\w*|ppo_kl)|response_length/(?:mean|clip_ratio)"
)
number = r"-?(?:\d+\.?\d*(?:[eE][-+]?\d+)?|nan|inf)"
values: dict[str, list[float]] = {}
for name, value in re.findall(
    rf"(?<![\w/])({wanted})[\"']?\s*[:=]\s*[\"']?({number})", Path(sys.argv[1]).read_text(errors="replace")
):
    values.setdefault(name, []).append(float(value))
if not values:
    sys.exit("no reward, kl or length found in this file")
for name, row in values.items():
    part = max(1, len(row) // 4)
    first, last = sum(row[:part]) / part, sum(row[-part:]) / part
    zeros = sum(value == 0 for value in row)
    print(f"{name}: {len(row)} values, first quarter {first:.3g}, last quarter {last:.3g}, exactly zero {zeros}")
