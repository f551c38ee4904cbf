"""Learn by which words the texts of an entry differ from those of others, with scikit-learn.

The model is a linear support vector machine, one entry against all others, on the words of a text
weighted by their rarity (tf-idf with binary counts, length 1). Only its strongest weights are kept,
as whole numbers, which both readers add up alike.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any
from warnings import catch_warnings, simplefilter

from faultdex.match.terms import HALF, LEVELS, NOTHING, PRECISION, SCALE, words_in

if TYPE_CHECKING:
    import numpy as np

# Weights that are kept of an entry, and for each of its texts: many people tell a symptom in many
# words. How much the model bends to single texts. Both were fixed as `terms.LEAST` was.
KEPT, EACH = 40, 3
BENDING = 0.5
# An entry and a text that belongs to it, or to none.
Labeled = tuple[int, str]
NONE = -1
# How many entries there must be to tell one from others.
_CHOICE = 2


def train(texts: Sequence[Labeled], entries: int) -> dict[str, Any]:
    """Return words, their rarities and postings, and the bias of each entry, as plain data.

    An entry without a text is never found, nor is any where all texts are of the same. Texts of no
    entry speak against all.
    """
    if len({entry for entry, _ in texts} - {NONE}) < _CHOICE:
        return dict(NOTHING)
    # Importing it takes a second, which only a change of the knowledge costs.
    from sklearn.feature_extraction.text import TfidfVectorizer
    from sklearn.svm import LinearSVC

    vectorizer = TfidfVectorizer(analyzer=_words, binary=True)
    # A text without words is of no entry. With it there are always more than two to choose from,
    # and the model has weights for each.
    every = [*texts, (NONE, "")]
    features = vectorizer.fit_transform([text for _, text in every])
    with catch_warnings():
        # That hardly two texts are of the same entry is no sign that the entries are numbers.
        simplefilter("ignore", UserWarning)
        model = LinearSVC(random_state=0, C=BENDING).fit(features, [entry for entry, _ in every])
    rarities = vectorizer.idf_.tolist()
    counts = Counter(entry for entry, _ in texts)
    learned = zip(model.classes_, model.coef_, model.intercept_, strict=True)
    postings: dict[int, list[int]] = {}
    biases = [-PRECISION] * entries
    for entry, weights, bias in learned:
        if entry != NONE:
            biases[entry] = round(PRECISION * bias)
            for word, steps in _strongest(weights, rarities, KEPT + EACH * counts[entry]):
                postings.setdefault(word, []).append(int(entry) * LEVELS + HALF + steps)
    kept, words = sorted(postings), vectorizer.get_feature_names_out()
    return {
        "terms": "\n".join(words[one] for one in kept),
        "rarities": [round(100 * rarities[one] ** 2) for one in kept],
        "postings": [sorted(postings[one]) for one in kept],
        "biases": biases,
    }


def _words(text: str) -> Iterable[str]:
    return words_in(text.split("\n"))


def _strongest(
    weights: "np.ndarray[Any, Any]", rarities: Sequence[float], most: int
) -> Iterator[tuple[int, int]]:
    """Yield the words that the model weighs most, either way, and what they weigh in steps."""
    order = abs(weights).argsort(kind="stable")[::-1]
    for word in order[:most].tolist():
        if steps := round(SCALE * weights[word] * rarities[word]):
            yield word, min(max(steps, -HALF), HALF - 1)
