"""Turn owners' sources, headers and binaries into tables of the messages that they print."""
