### The texts of the rules and the glossary as they are read.

# The words before the ids at the end of an entry, as the files of the language have them.
reading-rulings = Rulings
reading-paragraphs = Paragraphs
reading-instead = Instead of: { $names }.
reading-said = Players also say: { $names }.
# A title in another language than the one that is spoken.
reading-in_english = { $title } (in English)
