"""Rule questions: judge a proposed play and cite the rules behind the verdict.

``plays`` parses the proposal, ``permits`` finds the paragraphs that allow it, and ``answer`` combines both
with the consequences of the play. The commands and the terminal game use this package.
"""
