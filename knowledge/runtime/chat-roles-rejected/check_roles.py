"""Where a chat breaks the order of roles: python check_roles.py messages.json"""

import json
import sys


def verdict(roles):
    """Return the cause."""
    if "system" in roles[1:]:
        return f"system-role: a system message at position {roles.index('system', 1)}; only the first may be one, if any"
    turns = roles[1:] if roles[0] == "system" else roles
    for place in range(1, len(turns)):
        if (turns[place] == "assistant") == (turns[place - 1] == "assistant"):
            return f"two-in-a-row: {turns[place - 1]} and {turns[place]}, turns {place} and {place + 1}: join them"
    if turns and turns[0] == "assistant":
        return "two-in-a-row: the chat begins with the assistant; drop this message, or put a user message before it"
    if roles[0] == "system":
        return "system-role: the order is right, so the template refuses the system message: join it with the first user message"
    return "alternates: the program adds messages of its own; print what it sends"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python check_roles.py messages.json")
    with open(sys.argv[1]) as file:
        print("verdict:", verdict([message["role"] for message in json.load(file)]))
