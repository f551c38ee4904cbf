"""Turn what a hung job left, recorder dumps and stacks, into the ranks that others wait for."""
