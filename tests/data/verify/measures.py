"""Print two series."""

print("with sync: 3.0 3.3 2.7 ms")
print("without sync: 1.0 1.1 0.9 ms")
