"""The referee: irregularities asked about and ruled on, in words and as data.

What follows from an irregularity is decided below, by the book's own clauses
(``canasta.clauses.irregularity``); here it is asked, told, and made ready for programs.
"""

from __future__ import annotations

from canasta.referee.data import irregularity_data, question_data, ruling_data
from canasta.referee.interview import Interview
from canasta.referee.words import Line, Told, ToldChoice, ToldOption, question_words, tell, title_of

__all__ = [
    "Interview",
    "Line",
    "Told",
    "ToldChoice",
    "ToldOption",
    "irregularity_data",
    "question_data",
    "question_words",
    "ruling_data",
    "tell",
    "title_of",
]
