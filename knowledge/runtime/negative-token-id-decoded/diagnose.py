"""The arrays that compute_metrics can receive."""

import numpy
from check_ids import look

print("verdict:", look(numpy.array([[0, 1, -100]])))
print("verdict:", look(numpy.zeros((1, 3, 8))))
print("verdict:", look((numpy.array([[0, 1]]), None)))
print("verdict:", look(numpy.array([[[0, 1]]])))
print("verdict:", look(numpy.array([[0.0, 1.0]])))
print("verdict:", look(numpy.array([[0, 9]]), vocabulary=3))
print("verdict:", look(numpy.array([[0, 1]]), vocabulary=3))
