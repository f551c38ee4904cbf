"""What a message of torchvision or Pillow about a type tells: python read_type.py "the message" """

import re
import sys

PIL_ONLY = "put it before ToTensor, or update torchvision"
message = " ".join(sys.argv[1:])
pair = re.search(r"\(1, 1((?:, \d+)*)\)+, '?([|<>]\w\d?)", message)
got = re.search(r"Got <(?:class|type) '([\w.]+)'|type <class '([\w.]+)'", message)
if pair:
    rest = [int(one) for one in re.findall(r"\d+", pair[1])]
    if rest and (len(rest) > 1 or rest[0] not in (3, 4)):
        print("verdict: layout, after height and width come", rest, "and not 3 or 4:", end=" ")
        print("a batch, take one" if len(rest) > 1 else "squeeze the channel" if rest == [1] else "channels first? transpose(1, 2, 0)")
    elif pair[2] != "|u1":
        print(f"verdict: float-array, the type is {pair[2]}: multiply floats by 255, then astype('uint8')")
    else:
        print("verdict: unknown, Pillow knows this pair; look at the line before")
elif re.search(r"dimensional\. Got|tensor image of size", message):
    print("verdict: batch, one sample is wanted, with 3 dimensions or 2: loop over the batch, or squeeze()")
elif got:
    name = got[1] or got[2]
    if "torch" in name and "PIL" in message:
        print(f"verdict: tensor-already, the value is a tensor: remove the second ToTensor; for another transform, {PIL_ONLY}")
    elif "PIL" in name:
        print("verdict: other-kind, a picture of PIL where a tensor is wanted: ToTensor must come before")
    elif "numpy" in name:
        print("verdict: other-kind, an array where PIL or a tensor is wanted: Image.fromarray(array), or ToTensor first")
    elif name in ("str", "NoneType"):
        print(f"verdict: other-kind, {name}: the file was not opened or not found; print the path")
    else:
        print(f"verdict: other-kind, {name}: pass one picture, not a collection")
elif "not a torch image" in message:
    print("verdict: batch or other-kind, print type(value) and value.shape; wanted is a tensor of 3 dimensions")
elif "Cannot handle this data type" in message:
    print("verdict: layout or float-array, pass the KeyError line above it, or print array.shape and array.dtype")
else:
    sys.exit('usage: python read_type.py "TypeError: ..."')
