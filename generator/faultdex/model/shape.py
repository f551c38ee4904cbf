"""Give every value of the model its common base and the text types that its fields are made of."""

import re
from datetime import date
from typing import Annotated

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints

from faultdex.privacy.rules import shown

ID = r"^[a-z0-9][a-z0-9-]{2,63}$"
DATE = r"^\d{4}-\d{2}-\d{2}$"
FILE = r"^[a-z0-9][a-z0-9_.-]*$|^CMakeLists\.txt$|^Makefile$"


class Shape(BaseModel):
    """A frozen value that knows all of its fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, use_enum_values=False)


def _specifier(text: str) -> str:
    try:
        SpecifierSet(text)
    except InvalidSpecifier:
        message = f"{shown(text)} is not a version range such as '>=2.4,<2.9'"
        raise ValueError(message) from None
    return text


def _calendar_day(text: str) -> str:
    try:
        date.fromisoformat(text)
    except ValueError:
        message = f"{shown(text)} is not a day of the calendar"
        raise ValueError(message) from None
    return text


def _one_line(text: str) -> str:
    if re.search(r"[\r\n]", text):
        message = "a line break stands where one line is expected"
        raise ValueError(message)
    return text


Id = Annotated[str, StringConstraints(pattern=ID)]
FileName = Annotated[str, StringConstraints(pattern=FILE, max_length=80)]
Day = Annotated[str, StringConstraints(pattern=DATE), AfterValidator(_calendar_day)]
Line = Annotated[str, StringConstraints(min_length=1, max_length=600), AfterValidator(_one_line)]
Title = Annotated[str, StringConstraints(min_length=3, max_length=70), AfterValidator(_one_line)]
Specifier = Annotated[str, StringConstraints(min_length=1), AfterValidator(_specifier)]
Version = Annotated[str, StringConstraints(pattern=r"^\d+(\.\d+)*[a-z0-9.+_-]*$")]
