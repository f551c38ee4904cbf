"""What the two numbers of the message tell: python read_counts.py "the message" """

import re
import sys

MODEL = r"features and \w+ tokens do not match[:,] tokens: (\d+), features:? (\d+)"
ENGINE = r"Attempted to assign .*?(\d+) (?:multimodal|image|video|audio) tokens to (\d+) placeholder"


def verdict(placeholders, features):
    """Compare the placeholders of the prompt with the features of the pictures."""
    if placeholders == 0:
        return "no-placeholder: the prompt has none; use the chat template of the processor"
    if placeholders > features and placeholders % features == 0:
        return f"extra-placeholder: {placeholders // features} times as many; pictures are missing, or a text is doubled"
    if placeholders > features:
        return f"extra-placeholder: {placeholders - features} too many; look for the token in the text, then update"
    if placeholders <= 32 and features >= 8 * placeholders:
        return f"not-expanded: {placeholders} tokens for {features} features; an old processor, or one without patch_size"
    return f"truncated: {features - placeholders} too few; raise max_length, or use smaller pictures; else update"


message = " ".join(sys.argv[1:])
model, engine = re.search(MODEL, message), re.search(ENGINE, message)
if model:
    print("verdict:", verdict(int(model[1]), int(model[2])))
elif engine:
    print("verdict:", verdict(int(engine[2]), int(engine[1])))
else:
    print('usage: python read_counts.py "ValueError: Image features and image tokens do not match: tokens: 0, features 1440"')
