"""Run a command as if nobody stood between, keep the end of its output, and explain a failure."""
