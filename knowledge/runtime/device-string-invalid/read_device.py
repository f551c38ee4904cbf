"""What a device string tells: python read_device.py "the message, or the string" """

import re
import sys

message = " ".join(sys.argv[1:]).strip()
found = re.search(r"device string: '?([^']*?)'?$", message)
text = found[1] if found else message
if not message:
    sys.exit('usage: python read_device.py "RuntimeError: Invalid device string: ..."')
if "must be cuda device" in message:
    print("verdict: cpu-to-cuda, .cuda() was called with the CPU: write .to(device), or find out why no GPU was found")
elif re.fullmatch(r"\d+(,\d+)*", text):
    print(f"verdict: number, write cuda:{text.split(',')[0]}, or pass it as an int")
elif text.lower() in ("gpu", "cuda", "nvidia"):
    print("verdict: gpu-word, write cuda")
elif text.startswith("cuda:"):
    rest = text[5:]
    if rest.startswith("cuda"):
        print(f"verdict: wrong-index, the prefix came twice: write {rest}")
    elif rest in ("None", ""):
        print("verdict: wrong-index, the number was not set: a launcher such as torchrun sets LOCAL_RANK; else use 0")
    elif rest in ("cpu", "-1"):
        print("verdict: wrong-index, the program means the CPU: write cpu")
    elif "," in rest:
        print("verdict: wrong-index, a device is one GPU: set CUDA_VISIBLE_DEVICES=" + rest, "and write cuda")
    else:
        print(f"verdict: wrong-index, {rest} is not a number")
elif text.startswith("cuda"):
    print("verdict: wrong-index, a colon comes before the number: cuda:0")
else:
    print(f"verdict: other-value, {text!r} is not a device: look where it comes from")
