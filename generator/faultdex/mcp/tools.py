"""Answer what agents ask, from the pack alone."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from faultdex.answering.question import answer_to
from faultdex.match import explain
from faultdex.mcp.schemas import (
    EntryText,
    Explanation,
    Flow,
    FlowText,
    Listing,
    Matched,
    Named,
    Row,
    Section,
    Unexplained,
    flow,
    matched,
    named,
    table_row,
)
from faultdex.mcp.search import Shelves
from faultdex.model.advice import MatchAdvice
from faultdex.model.answer import Answer, Known, Match, redact_answer
from faultdex.model.card import Card, Guide, Stub
from faultdex.model.collection import Category
from faultdex.pack.page import answer as first_part
from faultdex.pack.page import section as one_section
from faultdex.pack.read import Pack

MOST_TEXT, MOST_LINE, MOST_PAGE = 1_000_000, 400, 40_000
_SURE = (
    "Take the first match; root causes outrank symptoms and echoes. Where its cause is null, the"
    " text does not decide: name the causes that are left, and run or ask for try_first, before"
    " you fix anything. Read the page with get_entry, section fix."
)
_ROWS = (
    "No entry explains this; known holds what the owner of the message says of it and what it"
    " means. Take its first row, and do what its action says. Cite the row's url."
)
_UNSURE = "Nothing is sure. Compare each candidate's error with the text before you rely on it."
_OWN = (
    "The error at line {} comes first, and no entry explains it: it is most likely the program's"
    " own. Read the frames above it. Matches, if any, are its echoes or symptoms."
)
_NOTHING = (
    "No entry explains this text. Send more of the log, from the first error on, with every rank's"
    " output, or try search_entries with a few words. Do not present a guess as a known failure."
)


@dataclass(frozen=True)
class Consultant:
    """The four tools; none writes, and none needs a network."""

    pack: Pack

    @cached_property
    def shelves(self) -> Shelves[Card]:
        """Return the cards, ready to be searched."""
        by_id = sorted(self.pack.cards.values(), key=lambda card: card.id)
        return Shelves(tuple(by_id))

    @cached_property
    def guides(self) -> Shelves[Guide]:
        """Return the workflows, ready to be searched."""
        return Shelves(tuple(self.pack.guides()))

    @cached_property
    def tables(self) -> Shelves[Stub]:
        """Return the rows of all reference tables, ready to be searched."""
        return Shelves(tuple(self.pack.every_stub()))

    def explain_error(
        self,
        text: Annotated[
            str,
            Field(
                min_length=1,
                max_length=MOST_TEXT,
                description="What the terminal or log shows, whole: traceback, NCCL warnings, build"
                " output, kernel log. ANSI codes, rank prefixes and timestamps may stay.",
            ),
        ],
        limit: Annotated[int, Field(ge=1, le=20, description="How many matches at most.")] = 5,
    ) -> Explanation:
        """Name the GPU failures that a pasted error or log shows, root causes before echoes.

        Use this first whenever a PyTorch, CUDA, NCCL, nvcc or Xid error is at hand.
        It recognises known messages exactly; what is not sure comes apart, as candidates.
        """
        answer = redact_answer(self._answer(text, limit))
        matches, candidates = self._matched(answer.matches), self._matched(answer.candidates)
        own = tuple(
            Unexplained(
                line=one.line,
                text=one.text[:MOST_LINE],
                speaker=one.speaker,
                frame=one.frame,
            )
            for one in answer.own
        )
        rows = tuple(_row(one) for one in answer.known)
        found = _SURE if matches else _ROWS if rows else _UNSURE if candidates else _NOTHING
        leads = answer.own_leads and not candidates and not rows
        advice = _OWN.format(own[0].line) if leads else found
        return Explanation(
            matches=matches, candidates=candidates, own=own, known=rows, advice=advice
        )

    def get_entry(
        self,
        entry_id: Annotated[
            str, Field(min_length=1, max_length=100, description="An id, a former one, or FX0001.")
        ],
        section: Annotated[
            Section, Field(description="One section is shorter than the whole page.")
        ] = Section.ALL,
        offset: Annotated[
            int, Field(ge=0, description="Where to read on: next_offset of the answer before.")
        ] = 0,
    ) -> EntryText:
        """Return the page of one failure as Markdown: cause, diagnosis, tested fix, citations.

        The snippets are the very files that were run on the machines named.
        Say which level of evidence the entry has when you rely on it, and cite its url.
        """
        card = self._card(entry_id)
        text = _part(self.pack.page(card) or f"# {card.title}\n\n{card.summary}\n", section)
        end = offset + MOST_PAGE
        return EntryText(
            id=card.id,
            fx=card.fx,
            title=card.title,
            url=card.url,
            level=card.level,
            machines=card.machines,
            section=section,
            markdown=text[offset:end],
            next_offset=end if end < len(text) else None,
        )

    def search_entries(
        self,
        query: Annotated[
            str, Field(min_length=1, max_length=400, description="A few words, in any order.")
        ],
        category: Annotated[
            Category | None, Field(description="Only entries of this category.")
        ] = None,
        limit: Annotated[
            int, Field(ge=1, le=25, description="How many of each kind at most.")
        ] = 10,
    ) -> Listing:
        """Find entries, workflows and rows of reference tables by words.

        Use it for a symptom without an error text, for a subject, a variable or a code.
        For an error message or a log, explain_error is exact and this is not.
        """
        found = [one for one in self.shelves.find(query) if category in {None, one.category}]
        guides = [] if category else self.guides.nearest(query)
        rows = [] if category else self.tables.nearest(query)
        return Listing(
            entries=tuple(Named(**named(card)) for card in found[:limit]),
            total=len(found),
            workflows=tuple(Flow.model_validate(flow(one)) for one in guides[:limit]),
            reference=tuple(map(table_row, rows[:limit])),
        )

    def get_workflow(
        self,
        name: Annotated[
            str,
            Field(min_length=1, max_length=100, description="A name that search_entries gives."),
        ],
    ) -> FlowText:
        """Return one workflow as Markdown: questions that lead from a symptom to an entry.

        Use it where no error text decides, such as for a hang or a slow run.
        Each question has the command that answers it; ask the user before you run one.
        """
        guide = self._guide(name)
        return FlowText.model_validate({**flow(guide), "markdown": self.pack.guide_page(guide)})

    def _answer(self, text: str, limit: int) -> Answer:
        """Return the answer to a log, or to a code or word on a line of its own."""
        if "\n" not in text.strip() and (found := answer_to(self.pack, text.strip(), limit)):
            return found
        return explain(self.pack.index(), text.split("\n"), limit)

    def _matched(self, matches: Iterable[Match]) -> tuple[Matched, ...]:
        known = ((self.pack.cards.get(one.id), one) for one in matches)
        return tuple(
            matched(card, one, one.text[:MOST_LINE], self._advice(one))
            for card, one in known
            if card
        )

    def _advice(self, match: Match) -> MatchAdvice | None:
        advice = self.pack.advice(match.id)
        return advice.for_match(match) if advice else None

    def _guide(self, name: str) -> Guide:
        every = {one.name: one for one in self.guides.items}
        found = every.get(name.strip(" /").rpartition("/")[2].lower())
        if found is None:
            message = f"no workflow is called {name[:100]!r}; there are: {', '.join(every)}"
            raise ToolError(message)
        return found

    def _card(self, name: str) -> Card:
        card = self.pack.find(name)
        if card is None:
            near = ", ".join(self.pack.near(name)) or "none"
            message = f"no entry is called {name[:100]!r}; alike: {near}; try search_entries"
            raise ToolError(message)
        return card


def _row(known: Known) -> Row:
    return Row.model_validate({**known.as_told(), "text": known.text[:MOST_LINE]})


def _part(page: str, wanted: Section) -> str:
    match wanted:
        case Section.ALL:
            return page
        case Section.ANSWER:
            return first_part(page)
    return one_section(page, wanted.value)
