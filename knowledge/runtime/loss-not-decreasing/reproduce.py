"""Train six times, five of them with one mistake, and print how much of the loss is left."""

from training import MISTAKES, train

for mistake in MISTAKES:
    _, losses = train(mistake)
    left = losses[-1] / losses[0]
    verdict = "learns" if left < 0.2 else "slow" if left < 0.9 else "flat"
    print(f"{mistake}: {losses[0]:.2f} -> {losses[-1]:.2f}, {verdict}")
