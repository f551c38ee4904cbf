"""A made-up program."""
