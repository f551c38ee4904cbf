"""Keep the columns of text, as the message offers."""

import sys

from tiny import train

try:
    train({"text": ["one two", "two one"]}, remove_unused_columns=False)
except Exception as error:
    sys.exit(f"stopped all the same, by another error: {type(error).__name__}")
print("trained")
