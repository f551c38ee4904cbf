"""What the two numbers of the message tell: python read_lengths.py "the message" """

import re
import sys


def verdict(text):
    """Return the cause."""
    found = re.search(r"Input length of \w+ is (\d+), but `?max_length`? is set to (\d+)", text)
    if found:
        prompt, limit = map(int, found.groups())
        if limit == 20:
            return f"total: nobody set a limit, and 20 is the default for prompt and answer; set max_new_tokens (prompt: {prompt})"
        return f"total: {limit} counts the prompt of {prompt} too, so {max(limit - prompt, 0)} tokens are left; set max_new_tokens"
    found = re.search(r"maximum sequence length for this model \((\d+) > (\d+)\)", text)
    if found:
        length, limit = map(int, found.groups())
        times = -(-length // limit)
        return f"warning: fine if the program cuts the text into {times} pieces or more; else truncate to {limit}"
    return ""


if len(sys.argv) < 2 or not verdict(" ".join(sys.argv[1:])):
    sys.exit('usage: python read_lengths.py "Input length of ..."')
print("verdict:", verdict(" ".join(sys.argv[1:])))
