"""The same kind of function in PyTensor, the successor of Theano: the names of theano.tensor are in pytensor.tensor."""

import numpy
import pytensor
import pytensor.tensor as tensor

x = tensor.dvector("x")
function = pytensor.function([x], tensor.exp(x))
print(function(numpy.array([0.0, 1.0])).round(3))
