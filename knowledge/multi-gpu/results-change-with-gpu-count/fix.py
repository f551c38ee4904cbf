"""The same total batch gives the same result; four times the rate comes close to it."""

from train import epoch

epoch(1, batch=8, rate=0.02)
epoch(4, batch=2, rate=0.02)
epoch(4, batch=8, rate=0.08)
