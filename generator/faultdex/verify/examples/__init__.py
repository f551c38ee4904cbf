"""Run the examples of messages on the installed library, and file what they print."""
