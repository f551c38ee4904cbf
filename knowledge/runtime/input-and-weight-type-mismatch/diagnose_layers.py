"""The verdict of where_types.py for a hidden layer, images as bytes, and others.

The device meta takes the place of a GPU.
"""

import subprocess
import sys

HEAD = "import torch\nconv = torch.nn.Conv2d(3, 8, 3)\nimages = torch.ones(2, 3, 16, 16)\n"
NET = (
    "class Net(torch.nn.Module):\n"
    "    def __init__(self):\n        super().__init__()\n        self.layers = [conv]\n"
    "    def forward(self, images):\n        return self.layers[0](images)\n"
)
SCRIPTS = {
    "images not moved": HEAD + "conv.to('meta')(images)\n",
    "model not moved": HEAD + "conv(images.to('meta'))\n",
    "layer in a list": HEAD + NET + "Net().double()(images.double())\n",
    "images as bytes": HEAD + "torch.nn.Sequential(conv)(images.byte())\n",
    "half images": HEAD + "torch.nn.Sequential(conv)(images.half())\n",
    "as it should be": HEAD + "torch.nn.Sequential(conv)(images)\n",
}
for name, text in SCRIPTS.items():
    with open("script.py", "w") as file:
        file.write(text)
    command = [sys.executable, "where_types.py", "script.py"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    print(f"{name}: {done.stdout.splitlines()[-1].removeprefix('verdict: ')}")
