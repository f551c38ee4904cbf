"""Turn the book into plain Markdown pages, their Markdown copies and the files for programs."""

from faultdex.render.day import newest
from faultdex.render.desk import Near
from faultdex.render.gallery import gallery
from faultdex.render.markdown_copy import markdown_copy, markdown_path
from faultdex.render.pages import Pages, Written, entry_copies, entry_pages, render
from faultdex.render.setting import BASE_URL, EDIT_URL, Setting
from faultdex.render.social_card import SocialCard, draw
from faultdex.render.template import keep_templates

__all__ = [
    "BASE_URL",
    "EDIT_URL",
    "Near",
    "Pages",
    "Setting",
    "SocialCard",
    "Written",
    "draw",
    "entry_copies",
    "entry_pages",
    "gallery",
    "keep_templates",
    "markdown_copy",
    "markdown_path",
    "newest",
    "render",
]
