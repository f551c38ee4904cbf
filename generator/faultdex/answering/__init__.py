"""Turn logs and pasted texts, one or many, into answers."""
