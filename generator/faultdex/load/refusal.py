"""Stop the reading of one file, with the problem that stopped it."""

from faultdex.model.problem import Finding, Place


class RefusalError(Exception):
    """A file is not read any further; carries what its finding needs."""

    def __init__(self, place: Place, code: str, message: str, hint: str) -> None:
        """Keep the parts of the finding; the path is known to the catcher."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.hint = hint
        self.place = place

    def finding(self, path: str) -> Finding:
        """Return the refusal as a finding in the file at `path`."""
        return Finding(path, self.code, self.message, self.hint, place=self.place)
