"""A server with a context of 64 tokens refuses a long prompt, and a short one with a long answer."""

LIMIT = 64


def serve(prompt: str, max_tokens: int) -> str:
    tokens = len(prompt.split())  # a word stands for a token
    if tokens + max_tokens > LIMIT:
        message = f"This model's maximum context length is {LIMIT} tokens. However, you requested {tokens + max_tokens} tokens"
        raise ValueError(f"{message} ({tokens} in the messages, {max_tokens} in the completion).")
    return "answered"


print(serve("word " * 20, max_tokens=40))
try:
    serve("word " * 20, max_tokens=50)
except ValueError as error:
    print(error)
serve("word " * 100, max_tokens=10)
