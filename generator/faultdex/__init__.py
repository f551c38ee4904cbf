"""Faultdex: the index of GPU failures, from knowledge files to a site and a command line."""
