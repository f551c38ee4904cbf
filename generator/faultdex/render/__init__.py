"""Turn the book into plain Markdown pages, their Markdown twins and the files for programs."""

from faultdex.render.day import newest
from faultdex.render.desk import Near
from faultdex.render.gallery import gallery
from faultdex.render.pages import Pages, Written, entry_pages, entry_twins, render
from faultdex.render.poster import Poster, draw
from faultdex.render.setting import BASE_URL, EDIT_URL, Setting
from faultdex.render.template import keep_templates
from faultdex.render.twin import twin, twin_path

__all__ = [
    "BASE_URL",
    "EDIT_URL",
    "Near",
    "Pages",
    "Poster",
    "Setting",
    "Written",
    "draw",
    "entry_pages",
    "entry_twins",
    "gallery",
    "keep_templates",
    "newest",
    "render",
    "twin",
    "twin_path",
]
