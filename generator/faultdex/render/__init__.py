"""Turn the book into plain Markdown pages, their Markdown twins and the files for programs."""

from faultdex.render.catalog import entry_data
from faultdex.render.pages import Pages, render
from faultdex.render.setting import BASE_URL, EDIT_URL, Setting

__all__ = ["BASE_URL", "EDIT_URL", "Pages", "Setting", "entry_data", "render"]
