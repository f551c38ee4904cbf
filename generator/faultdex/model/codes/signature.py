"""Register the rules about signatures and samples: FD501 to FD599."""

from faultdex.model.codes.code import Code

SIGNATURE: tuple[Code, ...] = ()
