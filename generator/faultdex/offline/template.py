"""Fill a template of a script or of a piece of a page."""

from functools import cache

import jinja2


def fill(name: str, **values: object) -> str:
    """Return the text of the template `name`; raises where a value is missing."""
    return _environment().get_template(name).render(values)


@cache
def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.PackageLoader("faultdex.offline"),
        undefined=jinja2.StrictUndefined,
        autoescape=jinja2.select_autoescape(enabled_extensions=("html.j2",)),
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
