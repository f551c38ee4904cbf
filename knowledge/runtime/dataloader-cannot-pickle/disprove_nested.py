"""Give the lambda a name in three ways, and try to send each of them."""

import pickle
from multiprocessing.reduction import ForkingPickler

double = lambda samples: samples * 2


def make() -> dict:
    def nested(samples: list) -> list:
        return samples * 2

    class Nested:
        def __call__(self, samples: list) -> list:
            return samples * 2

    return {"nested function": nested, "object of a nested class": Nested()}


for name, thing in {"lambda of the module": double, **make()}.items():
    try:
        ForkingPickler.dumps(thing)
        print(f"{name}: fine")
    except (AttributeError, pickle.PicklingError) as error:
        print(f"{name}: {type(error).__name__}")
