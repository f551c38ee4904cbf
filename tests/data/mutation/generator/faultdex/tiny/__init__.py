"""A made-up stage."""
