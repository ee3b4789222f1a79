"""The documentation site: ``./play docs`` serves it, ``./play docs --build`` writes it to ``.site/html``.

Its pages are those of ``docs/``, the reference made from docstrings, commands and schemas, and pictures of
positions. ``docs/decisions/0088-a-documentation-site.md`` explains the approach.
"""
