"""Turn plain data into the values of the model, each file for itself."""

from faultdex.validate.stage import validate

__all__ = ["validate"]
