"""Do the labels fit the outputs? python read_shapes.py "ValueError: Shapes (None, 1) and (None, 10) ..." """

import re
import sys

message = " ".join(sys.argv[1:])
pairs = [
    (r"Shapes \(([^)]*)\) and \(([^)]*)\) are", (1, 2)),
    (r"target\.shape=\(([^)]*)\), output\.shape=\(([^)]*)\)", (1, 2)),
    (r"same shape,? (?:received )?\(?\(([^)]*)\) vs \(([^)]*)\)", (2, 1)),
    (r"to have shape \(([^)]*)\) but got array with shape \(([^)]*)\)", (2, 1)),
]
for pattern, order in pairs:
    if found := re.search(pattern, message):
        labels, output = ([one for one in re.findall(r"None|\d+", found[group])] for group in order)
        break
else:
    sys.exit('usage: python read_shapes.py "ValueError: Shapes (None, 1) and (None, 10) ..."')
print("labels", labels, "outputs", output)
if "checking target" in message:
    labels, output = ["None", *labels], ["None", *output]
if len(output) > len(labels) + (labels[-1:] != ["1"]) and len(output) > 2:
    print("verdict: no-flatten, the output still has axes for rows, columns or steps: add Flatten or a pooling layer")
elif output[-1] == "1" and labels[-1] not in ("1", "None"):
    print("verdict: one-output, the labels are one-hot and the model has one output: Dense(" + labels[-1] + ")")
elif len(labels) < 2 or labels[-1] == "1":
    print("verdict: integer-labels, one number for each sample: use a sparse_ loss, or to_categorical")
elif labels == output:
    print("verdict: one-hot-labels, and the loss takes integers: leave sparse_ out")
else:
    print(f"verdict: other-number, {labels[-1]} classes in the labels and {output[-1]} outputs")
