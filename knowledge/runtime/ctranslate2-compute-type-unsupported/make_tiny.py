"""A model with one layer, written in the format of CTranslate2: python make_tiny.py"""

import numpy
from ctranslate2 import specs

WIDTH, TOKENS = 8, ["<unk>", "<s>", "</s>", "hello"]


def fill(layer, rows: int, columns: int) -> None:
    layer.weight = numpy.full((rows, columns), 0.1, numpy.float32)
    layer.bias = numpy.zeros(rows, numpy.float32)


def norm(layer) -> None:
    layer.gamma, layer.beta = numpy.ones(WIDTH, numpy.float32), numpy.zeros(WIDTH, numpy.float32)


def write(folder: str) -> None:
    encoder = specs.TransformerEncoderSpec(1, 1)
    encoder.embeddings[0].weight = numpy.full((len(TOKENS), WIDTH), 0.1, numpy.float32)
    encoder.position_encodings.encodings = numpy.zeros((16, WIDTH), numpy.float32)
    norm(encoder.layer_norm)
    block = encoder.layer[0]
    fill(block.self_attention.linear[0], 3 * WIDTH, WIDTH)
    fill(block.self_attention.linear[1], WIDTH, WIDTH)
    fill(block.ffn.linear_0, 2 * WIDTH, WIDTH)
    fill(block.ffn.linear_1, WIDTH, 2 * WIDTH)
    norm(block.self_attention.layer_norm)
    norm(block.ffn.layer_norm)
    model = specs.TransformerEncoderModelSpec(encoder)
    model.register_vocabulary(TOKENS)
    model.validate()
    model.save(folder)
