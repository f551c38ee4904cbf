"""Try z > 2 on 1,000 windows of 64 healthy ranks, and on eight ranks of which two are slow."""

import random
import statistics

noise = random.Random(0)


def flagged(values):
    mean, deviation = statistics.fmean(values), statistics.stdev(values)
    return [rank for rank, value in enumerate(values) if value > mean + 2 * deviation]


clean = sum(bool(flagged([noise.gauss(100, 1) for _ in range(64)])) for _ in range(1000))
print("healthy windows with an alarm:", clean, "of 1000")
print("two of eight ranks ten times slower, flagged:", flagged([1000, 1000, *[100] * 6]))
