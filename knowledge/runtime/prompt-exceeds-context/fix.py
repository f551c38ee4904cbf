"""Keep the system message and the newest turns that fit, and ask for no more answer than is left."""

LIMIT, ANSWER = 64, 16


def count(message: dict) -> int:
    return len(message["content"].split())  # with a model: len(tokenizer.apply_chat_template([message]))


def fit(messages: list[dict], limit: int, answer: int) -> tuple[list[dict], int]:
    system = [one for one in messages if one["role"] == "system"]
    room, kept = limit - answer - sum(map(count, system)), []
    for message in reversed([one for one in messages if one["role"] != "system"]):
        if count(message) > room:
            break
        room -= count(message)
        kept.insert(0, message)
    if not kept:
        raise ValueError("the newest message alone does not fit: shorten it, or its documents")
    return system + kept, answer + room


turns = [{"role": "user", "content": f"turn {number} " + "word " * 18} for number in range(5)]
messages = [{"role": "system", "content": "be brief"}, *turns]
kept, max_tokens = fit(messages, LIMIT, ANSWER)
print(f"before: {sum(map(count, messages))} tokens in {len(messages)} messages")
print(f"after: {sum(map(count, kept))} tokens, max_tokens {max_tokens}, {[one['content'][:6] for one in kept]}")
print("fits:", sum(map(count, kept)) + max_tokens <= LIMIT)
