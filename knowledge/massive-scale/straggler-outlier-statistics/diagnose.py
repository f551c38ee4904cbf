"""Try five rules on planted cases; noise is 1 %. Print found/planted and false alarms."""

import random
import statistics as st


def over(values, bar):
    return {rank for rank, value in enumerate(values) if value > bar}


def z_score(v):
    return over(v, st.fmean(v) + 3 * st.stdev(v))


def iqr(v):
    low, _, high = st.quantiles(v, n=4, method="inclusive")
    return over(v, high + 1.5 * (high - low))


def mad(v):
    middle = st.median(v)
    return over(v, middle + 3.5 * 1.4826 * st.median(abs(x - middle) for x in v))


def best(v):
    return over(v, min(v) / 0.7)


def mad_10(v):
    return mad(v) & over(v, 1.1 * st.median(v))


RULES = (z_score, iqr, mad, best, mad_10)
noise = random.Random(0)


def times(ranks, slow=0, factor=1.0):
    return [100 * (factor if r < slow else 1) * noise.gauss(1, 0.01) for r in range(ranks)]


cases = {
    "1 of 8 ranks, twice as slow": (times(8, 1, 2.0), 1),
    "1 of 64 ranks, 1.5 times": (times(64, 1, 1.5), 1),
    "8 of 64 ranks, 3 times": (times(64, 8, 3.0), 8),
    "20 of 64 ranks, 1.5 times": (times(64, 20, 1.5), 20),
    "1 of 64 ranks idles": (times(64, 1, 0.5), 0),
    "33 equal, 31 slower by 0.04 %": ([100.0] * 33 + [100.04] * 31, 0),
}
print(f"{'':30}", *(f"{rule.__name__:>8}" for rule in RULES))
for name, (values, planted) in cases.items():
    slow = set(range(planted))
    hits = [rule(values) for rule in RULES]
    print(f"{name:30}", *(f"{len(h & slow)}/{planted} +{len(h - slow)}".rjust(8) for h in hits))
for ranks in (8, 64):
    clean = [times(ranks) for _ in range(1000)]
    alarms = [sum(bool(rule(values)) for values in clean) for rule in RULES]
    print(f"{f'1000 clean windows, {ranks} ranks':30}", *(f"{count:>8}" for count in alarms))
