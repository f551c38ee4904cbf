"""Turn what a Python program has at hand, such as an exception, into an answer."""
