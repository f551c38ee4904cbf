"""Turn what is known of an entry into the linked data by which search engines read its page."""

from collections.abc import Iterable, Mapping

from faultdex.render.brief import Brief
from faultdex.render.citation import Citation
from faultdex.render.day import latest
from faultdex.render.social_card import social_card_path

LICENSE = "https://creativecommons.org/licenses/by/4.0/"
_KINDS = {
    "documentation": "TechArticle",
    "source": "SoftwareSourceCode",
    "issue": "DiscussionForumPosting",
    "paper": "ScholarlyArticle",
    "article": "Article",
    "forum": "DiscussionForumPosting",
}


def article(
    one: Brief,
    applies: Iterable[tuple[str, str]],
    cited: Iterable[Citation],
    days: tuple[str, str],
    base: str,
) -> Mapping[str, object]:
    """Return a TechArticle of schema.org; `days` are those of its drop and of its facts."""
    address = f"{base}{one.id}/"
    maker = {"@type": "Organization", "name": "Faultdex", "url": base}
    copy = {"contentUrl": f"{base}{one.id}.md", "encodingFormat": "text/markdown"}
    return {
        "@context": "https://schema.org",
        "@type": "TechArticle",
        "@id": address,
        "url": address,
        "headline": one.title,
        "description": one.summary,
        "inLanguage": "en",
        "datePublished": days[0],
        "dateModified": latest(days),
        "author": maker,
        "publisher": maker,
        "license": LICENSE,
        "isAccessibleForFree": True,
        "image": f"{base}{social_card_path(one.id)}",
        "articleSection": one.category_title,
        "keywords": [*one.components, one.topic_title],
        "proficiencyLevel": "Expert",
        "dependencies": ", ".join(f"{name} {versions}" for name, versions in applies),
        "citation": [_work(each) for each in cited],
        "encoding": {"@type": "MediaObject", **copy},
    }


def _work(cited: Citation) -> Mapping[str, object]:
    source = cited.source
    return {
        "@type": _KINDS[source.kind],
        "name": source.title,
        "url": source.url,
        "publisher": {"@type": "Organization", "name": cited.publisher},
        **({"version": source.version} if source.version else {}),
    }
