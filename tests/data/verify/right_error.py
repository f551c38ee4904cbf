"""Fail as declared."""

print("about to fail")
raise ValueError("the declared error, with number 42")
