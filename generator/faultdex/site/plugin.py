"""Turn the knowledge folder into generated files of a MkDocs build."""

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Literal

from jinja2 import Environment
from mkdocs.config.base import Config
from mkdocs.config.config_options import Dir, Type
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page
from mkdocs.utils.templates import TemplateContext
from mkdocs_macros.plugin import MacrosPlugin

from faultdex.model.book import Book
from faultdex.pipeline import BuildResult, Memory, no_collection, read, written
from faultdex.render import EDIT_URL, Pages, Setting, gallery, markdown_copy, markdown_path, newest
from faultdex.site.block import anchors
from faultdex.site.picture_cache import cached
from faultdex.site.title_index import TITLES, WHOLE, title_index
from faultdex.site.variables import variables

BLOCKS = "faultdex.site.block:Blocks"
MEMORY = ".cache/memory"
PICTURES = ".cache/posters"
COLOUR = re.compile(r"</?span[^>]*>")
CODE = re.compile(r"<pre\b.*?</pre>", re.DOTALL)


class Options(Config):
    """What mkdocs.yml may say about the plugin."""

    knowledge = Dir(exists=True, default="knowledge")
    problems = Type(str, default="docs/problems")
    edit_url = Type(str, default=EDIT_URL)


class FaultdexPlugin(BasePlugin[Options]):
    """Adds every page of the book to the site; nothing of it is written to the docs folder."""

    def __init__(self) -> None:
        """Start without pages: they are made anew for each build."""
        self.live = False
        self.coloured = ""
        self.day = ""
        self.pages: Pages = {}
        self.copies: dict[str, bytes] = {}

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Remember whether a server will put its own script into each page."""
        del dirty
        self.live = command == "serve"

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Read the knowledge, stop where it has problems, and tell the guides its figures."""
        with no_collection(for_good=not self.live):
            book = self._write(config)
        self.copies = {}
        config.watch.append(self.config.knowledge)
        config.markdown_extensions.append(BLOCKS)
        config.extra["live"] = self.live
        _macros(config).register_variables(variables(book))
        return config

    def _write(self, config: MkDocsConfig) -> Book:
        """Make every page, and return the book that they are of."""
        root = Path(config.config_file_path).parent
        memory = Memory(root / MEMORY)
        result = _whole(read(Path(self.config.knowledge), memory=memory))
        setting = Setting(
            base_url=config.site_url or "/",
            edit_url=self.config.edit_url,
            trees=dict(_files(root / self.config.problems)),
        )
        self.day = newest(result.book)
        pictures = gallery(result.book, cached(root / PICTURES))
        self.pages = {**written(result, setting, memory), **pictures}
        return result.book

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Add the pages, and the files that are published as they are."""
        for path, content in self.pages.items():
            if isinstance(content, str):
                inclusion = InclusionLevel.NOT_IN_NAV
                files.append(File.generated(config, path, content=content, inclusion=inclusion))
            else:
                files.append(_published(config, path, content))
        return files

    def on_page_markdown(self, markdown: str, *, page: Page, **_: object) -> str:
        """Give the sitemap the day on which the page's facts last changed, where it has facts."""
        made = self.day if page.file.src_uri in self.pages else ""
        page.update_date = page.meta.get("date", made)
        return markdown

    @event_priority(-100)
    def on_page_content(self, html: str, *, page: Page, config: MkDocsConfig, **_: object) -> str:
        """Write the Markdown copy of a page that has none yet; know its anchors."""
        page.present_anchor_ids = {*(page.present_anchor_ids or ()), *anchors(html)}
        path = markdown_path(page.url)
        if not isinstance(self.pages.get(path), bytes):
            self.copies[path] = markdown_copy(html, page.url, config.site_url or "/").encode()
        return html

    @event_priority(100)
    def _on_page_context_bare(
        self, /, context: TemplateContext, *, page: Page, **_: object
    ) -> None:
        """Let the theme's search read the page without its code and what colours it.

        Code is most of a page, and what people search for stands in its title and prose.
        """
        del context
        self.coloured = page.content or ""
        page.content = COLOUR.sub("", CODE.sub("", self.coloured))

    @event_priority(-100)
    def _on_page_context_coloured(
        self, /, context: TemplateContext, *, page: Page, **_: object
    ) -> None:
        """Give the page back its colours, after the search has read it."""
        del context
        page.content = self.coloured

    on_page_context = CombinedEvent(_on_page_context_bare, _on_page_context_coloured)

    def on_env(
        self, env: Environment, *, config: MkDocsConfig, files: Files, **_: object
    ) -> Environment:
        """Add the Markdown copies to the files that are published."""
        for path, content in self.copies.items():
            files.append(_published(config, path, content))
        return env

    @event_priority(-100)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Write the small index of the search beside that which the theme has written."""
        site = Path(config.site_dir)
        (site / TITLES).write_bytes(title_index((site / WHOLE).read_bytes()))


def _whole(result: BuildResult) -> BuildResult:
    if not result.is_whole:
        every = "\n".join(map(str, result.problems))
        message = f"the knowledge has problems, and no page is built of it:\n{every}"
        raise PluginError(message)
    return result


def _published(config: MkDocsConfig, path: str, content: bytes) -> File:
    """Return a file that MkDocs copies, even where its name is that of a page."""
    file = File.generated(config, f"{path}.as-is", content=content)
    file.dest_uri = PurePosixPath(path).as_posix()
    return file


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def _macros(config: MkDocsConfig) -> MacrosPlugin:
    plugin = config.plugins.get("macros")
    if not isinstance(plugin, MacrosPlugin):
        message = "mkdocs.yml must list the macros plugin beside this one"
        raise PluginError(message)
    return plugin
