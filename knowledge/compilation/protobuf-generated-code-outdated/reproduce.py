"""Import generated code of an old protoc, as tensorboard or sentencepiece once brought it."""

import tensor_pb2

print(tensor_pb2.size.name)
