"""A speech program starts ffmpeg, which is not on PATH; then a whole command in place of the program's name."""

import os
import subprocess

os.environ["PATH"] = os.getcwd()


def load_audio(command):
    return subprocess.run(command, capture_output=True, check=True).stdout


try:
    load_audio(["ffmpeg -y -i voice.wav -f s16le -"])
except FileNotFoundError as problem:
    print(f"FileNotFoundError: {problem}")

load_audio(["ffmpeg", "-nostdin", "-i", "voice.wav", "-f", "s16le", "-"])
