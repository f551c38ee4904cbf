"""Run the snippets of a bundle and write what happened: standard library only, Python 3.10 up."""
