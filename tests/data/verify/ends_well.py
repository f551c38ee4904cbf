"""Do nothing that could fail."""

print("fine")
