"""Find logs, unpack them and read them, a bounded part at a time."""
