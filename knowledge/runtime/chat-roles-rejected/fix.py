"""Put the system text before the first user message, and join messages of one role."""

from strict import apply


def alternate(messages):
    """Return the messages as user, assistant, user, ..."""
    result = []
    for message in messages:
        role = "assistant" if message["role"] == "assistant" else "user"  # system and tool texts come from you
        if result and result[-1]["role"] == role:
            result[-1]["content"] += "\n\n" + message["content"]
        else:
            result.append({"role": role, "content": message["content"]})
    return result


chat = [("system", "Be short."), ("user", "Hello."), ("user", "Who are you?"), ("assistant", "A model."), ("user", "Bye.")]
print(apply(alternate([{"role": role, "content": content} for role, content in chat])))
