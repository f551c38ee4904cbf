"""Stand in for a program: a dataset with an open file and a transform that is a lambda."""


class Images:
    """Images of a file that stays open."""

    def __init__(self) -> None:
        """Open the file."""
        self.file = open(__file__, "rb")
        self.transform = lambda image: image / 255


dataset = Images()
