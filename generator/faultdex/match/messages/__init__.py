"""Recognize the messages that libraries print, by the literal parts of their texts."""
