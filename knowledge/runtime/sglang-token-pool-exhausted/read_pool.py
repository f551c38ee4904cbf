"""Read SGLang's log, and print which of its pools ran out: request slots, tokens, or whole pages."""

import re
import sys
from pathlib import Path

SLOTS = re.compile(r"alloc_req_slots runs out of memory.*?available_size\(\)=(\d+), \D*=(\d+)")
TOKENS = re.compile(r"Try to allocate (\d+) tokens[\s\S]{0,40}?Available tokens: (\d+)")
EXAMPLES = {
    "slots": "RuntimeError: alloc_req_slots runs out of memory. Please set a smaller number for `--max-running-requests`. "
    "self.req_to_token_pool.available_size()=1, num_reqs=2, ",
    "state": "RuntimeError: alloc_req_slots runs out of memory. Please set a smaller number for `--max-running-requests`. "
    "req_to_token_pool.available_size()=4, num_reqs=1, ",
    "pages": "RuntimeError: Decode out of memory. Try to lower your batch size.\nTry to allocate 127 tokens.\n"
    "Available tokens: 5248 (available_size=5248 + evictable_size=0)",
    "tokens": "RuntimeError: Prefill out of memory. Try to lower your batch size.\nTry to allocate 8192 tokens.\n"
    "Available tokens: 3100 (available_size=3000 + evictable_size=100)",
}


def look(text):
    if found := SLOTS.search(text):
        free, wanted = map(int, found.groups())
        if free < wanted:
            return f"`request-slots`: {wanted} requests, {free} slots free"
        return f"`state-pool`: {free} slots are free for {wanted}, so another pool of a hybrid model is empty"
    if found := TOKENS.search(text):
        wanted, free = map(int, found.groups())
        if free < wanted:
            return f"`tokens`: {wanted} tokens, {free} free"
        return f"`pages`: {free} tokens are free for {wanted}, but not in whole pages"
    return "no message about a pool of SGLang in this text"


if len(sys.argv) > 1:
    path = Path(sys.argv[1])
    if not path.is_file():
        sys.exit(f"{path} is not a file: pass the log of the server")
    text = path.read_text(errors="replace")
    usage = re.findall(r"token usage: ([0-9.]+)", text)
    print(look(text), "| token usage at the end:", usage[-1] if usage else "not in the log")
else:
    for name, text in EXAMPLES.items():
        print(f"{name}: {look(text)}")
