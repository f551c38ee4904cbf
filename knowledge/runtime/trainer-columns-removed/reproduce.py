"""Train on texts, then on tokens without labels."""

import sys

from tiny import IDS, train

messages = []
for columns in ({"text": ["one two", "two one"]}, {"input_ids": IDS}):
    try:
        train(columns)
    except ValueError as error:
        messages.append(str(error))
print(messages[0])
sys.exit(messages[1])
