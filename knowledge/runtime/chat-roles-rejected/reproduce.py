"""A chat with a system message, and one with two user messages in a row."""

import sys

from strict import TemplateError, apply

messages = []
for roles in (("system", "user"), ("user", "user")):
    try:
        apply([{"role": role, "content": "hello"} for role in roles])
    except TemplateError as error:
        messages.append(f"TemplateError: {error}")
print(messages[0])
sys.exit(messages[1])
