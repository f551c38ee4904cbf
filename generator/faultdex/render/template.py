"""Fill a template with one view."""

from contextlib import suppress
from functools import cache
from pathlib import Path

import jinja2
from jinja2.bccache import Bucket

from faultdex.render.inline import (
    block,
    copy_line,
    copy_lines,
    copy_section,
    html,
    html_lines,
    markdown,
)
from faultdex.render.part import plain


def fill(name: str, view: object) -> str:
    """Return the text of the template `name` about `view`; raises where the view lacks a part.

    Pages and feeds escape whatever does not say `safe`; copies and lists are never HTML.
    """
    return _environment().get_template(name).render(view=view)


def keep_templates(folder: Path) -> None:
    """Read compiled templates from `folder` where they are those of today, and keep them there."""
    _environment().bytecode_cache = _Compiled(str(folder))


class _Compiled(jinja2.FileSystemBytecodeCache):
    """What cannot be kept or read is compiled again."""

    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            Path(self.directory).mkdir(parents=True, exist_ok=True)
            super().dump_bytecode(bucket)


@cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("faultdex.render"),
        undefined=jinja2.StrictUndefined,
        auto_reload=False,
        autoescape=jinja2.select_autoescape(enabled_extensions=("md.j2", "xml.j2", "html.j2")),
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {one.__name__: one for one in (html, markdown, html_lines, block, plain)}
    environment.filters |= {one.__name__: one for one in (copy_line, copy_section, copy_lines)}
    return environment
