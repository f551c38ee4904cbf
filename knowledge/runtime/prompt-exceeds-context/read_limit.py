"""What is too long: the prompt, or the prompt and the answer together? It reads the numbers of the server's message.

python read_limit.py error.txt, or a pipe; the message may be vLLM's, SGLang's, or that of transformers
"""

import re
import sys
from pathlib import Path

N = r"\(?(\d+)"
SHAPES = [  # pattern, then the groups of limit, prompt and answer
    (rf"maximum context length is {N} tokens.*? {N} in the (?:messages|prompt), {N} in the completion", 1, 2, 3),
    (rf"maximum context length is {N} tokens.*? has {N} input tokens(?: plus {N})?", 1, 2, 3),
    (rf"maximum context length is {N} tokens.*? requested {N} output tokens and .*?at least {N} input", 1, 3, 2),
    (rf"maximum context length is {N} tokens.*? requested {N} tokens in the messages", 1, 2, 0),
    (rf"maximum context length of {N} tokens.*?: {N} tokens from the input messages and {N} tokens for", 1, 2, 3),
    (rf"`inputs` tokens \+ `max_new_tokens` must be <= {N}\. Given: {N} `inputs` tokens and {N}", 1, 2, 3),
    (rf"`inputs` must have less than {N} tokens\. Given: {N}", 1, 2, 0),
    (rf"(?:[Pp]rompt|input|Input|[Pp]rompt length)\D{{1,24}}{N}\D{{1,60}}(?:limit|length|model)\D{{1,24}}{N}", 2, 1, 0),
    (rf"maximum sequence length for this model {N} > {N}", 2, 1, 0),
    (rf"Requested tokens {N}\) exceed context window of {N}", 2, 1, 0),
    (rf"request {N} tokens\) exceeds the available context size {N}", 2, 1, 0),
]

text = Path(sys.argv[1]).read_text() if sys.argv[1:] else sys.stdin.read()
for pattern, limit_at, prompt_at, answer_at in SHAPES:
    if found := re.search(pattern, text, re.DOTALL):
        limit, prompt = int(found[limit_at]), int(found[prompt_at])
        answer = int(found[answer_at] or 0) if answer_at else 0
        break
else:
    sys.exit("no such message in this text")
print(f"limit {limit}, prompt {prompt}, answer {answer or 'not given'}")
if answer and prompt + answer == limit + 1 and "at least" in found[0]:
    print("verdict: either, the server stopped counting there; ask for 1 token of answer to see which")
elif prompt >= limit:
    print(f"verdict: prompt-too-long, cut at least {prompt - limit + 1} tokens, and what the answer needs")
else:
    print(f"verdict: max-tokens, ask for at most {limit - prompt} tokens of answer")
if "maximum allowed length" in text:
    print("SGLang: the limit may be the token pool; compare it with max_total_num_tokens in the server's log")
