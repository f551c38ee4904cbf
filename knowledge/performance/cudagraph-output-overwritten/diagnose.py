"""Watch a compiled function: does a call return memory that an older, living result uses?"""

import weakref

import torch


class Watch:
    """Call `function`, and say which living result each call writes over."""

    def __init__(self, function):
        self.function, self.calls, self.living = function, 0, {}

    def __call__(self, *inputs):
        result = self.function(*inputs)
        self.calls += 1
        former, reference = self.living.get(result.data_ptr(), (0, lambda: None))
        if reference() is not None:
            print(f"call {self.calls} wrote over the result of call {former}, which is in use")
        view = result.view_as(result)  # the graph keeps `result` itself, the caller this view
        self.living[result.data_ptr()] = self.calls, weakref.ref(view)
        return view


x = torch.ones(4, device="cuda")
scale = Watch(torch.compile(lambda x: x * 2, mode="reduce-overhead"))
for _ in range(4):
    total = scale(x).sum()
print("results used at once: 4 calls")
kept = [scale(x) for _ in range(4)]
print("results kept: 4 calls")
