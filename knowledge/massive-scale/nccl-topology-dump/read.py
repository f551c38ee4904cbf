"""Say in a few lines what NCCL believes of the machine, and what it chose."""

import sys
from xml.etree import ElementTree

SHAPE = {"1": "tree", "2": "tree", "3": "tree", "4": "ring", "5": "NVLS", "6": "CollNet"}

machine = ElementTree.parse(sys.argv[1]).getroot()
for gpu in machine.iter("gpu"):
    links = sum(int(link.get("count")) for link in gpu.iter("nvlink"))
    print(f"GPU {gpu.get('dev')}: {links} NVLinks, GPUDirect {gpu.get('gdr')}")
for net in machine.iter("net"):
    print(
        f"network {net.get('name')}: {int(net.get('speed')) / 8000:.2f} GB/s, GDR {net.get('gdr')}"
    )
for graph in ElementTree.parse(sys.argv[2]).getroot():
    channels, speed = int(graph.get("nchannels")), float(graph.get("speedintra"))
    if channels:
        shape, path = SHAPE[graph.get("pattern")], graph.get("typeintra")
        print(
            f"{shape}: {channels} channels of {speed:.0f} GB/s over {path}, {channels * speed:.0f}"
        )
