"""Register every rule that a finding can name, each with its reason."""

from faultdex.model.codes.code import Code
from faultdex.model.codes.evidence import EVIDENCE
from faultdex.model.codes.link import LINK
from faultdex.model.codes.lint import LINT
from faultdex.model.codes.load import LOAD
from faultdex.model.codes.signature import SIGNATURE
from faultdex.model.codes.validate import VALIDATE

__all__ = ["CODES", "Code"]

CODES: tuple[Code, ...] = (*LOAD, *VALIDATE, *LINK, *LINT, *SIGNATURE, *EVIDENCE)
