"""What a message about a view or shared memory tells: python read_view.py "the message" """

import re
import sys

message = " ".join(sys.argv[1:])
made = re.search(r"Output \d+ of (\w+) is a view", message)
if "more than one element" in message:
    print("verdict: repeated, the tensor that is written repeats its memory: look for expand, broadcast_to or from_numpy; clone() it")
elif "some elements of the input" in message:
    print("verdict: overlap, the line reads what it writes, as in a[a] = b or a -= a[:, :1]: clone() what is read")
elif "created in no_grad" in message or "created in inference" in message:
    print("verdict: grad-mode, the view was made under no_grad, and the write is outside: move one of them")
elif made and re.match(r"Unbind|Split|Chunk|TensorSplit", made[1]):
    kind = "a loop over a tensor" if made[1].startswith("Unbind") else "split or chunk"
    print(f"verdict: several-views, {kind} made it: look for mul_, sub_, div_, += or [...] = on one part")
elif made and ("custom Function" in message or "Hook" in made[1] or "DDPSink" in made[1]):
    print(f"verdict: hook, {made[1]} made it: set inplace=False in the layer after it")
elif made:
    print(f"verdict: unknown, {made[1]} made it: look for a method that ends in _ or a slice on the left, and clone() before")
else:
    sys.exit('usage: python read_view.py "RuntimeError: ..."')
