"""Ask Theano for the GPU by the name that its last releases removed."""

import os

os.environ["THEANO_FLAGS"] = "device=gpu,floatX=float32"
__import__("theano")
