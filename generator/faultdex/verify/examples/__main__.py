"""Run the examples of an owner: python -m faultdex.verify.examples OWNER [ROW …]."""

from faultdex.verify.examples.command import main

main()
