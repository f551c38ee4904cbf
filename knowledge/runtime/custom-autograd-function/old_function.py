from torch.autograd import Function


class Reverse(Function):
    def forward(self, x):
        return x

    def backward(self, gradient):
        return -gradient


class Adder(Function):
    @staticmethod
    def forward(ctx, weight, x, bias=None):
        return weight * x

    @staticmethod
    def backward(ctx, gradient):
        return gradient, gradient


def layer(x):
    return Reverse()(x)
