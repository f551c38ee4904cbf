"""Claim to have failed as declared, and end well."""

print("PASS: reproduced, all 10 tests passed")
