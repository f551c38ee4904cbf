"""The library of the package espeakng-loader, for systems without the package espeak-ng."""

import os

import espeakng_loader
from phonemizer import phonemize
from phonemizer.backend.espeak.wrapper import EspeakWrapper

EspeakWrapper.set_library(espeakng_loader.get_library_path())
os.environ["ESPEAK_DATA_PATH"] = espeakng_loader.get_data_path()
print(phonemize("hello world", language="en-us", backend="espeak"))
