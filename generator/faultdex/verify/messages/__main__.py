"""Run the collectors: python -m faultdex.verify.messages OWNER RELEASE=PATH…."""

from faultdex.verify.messages.command import main

main()
