### Os textos das regras e o glossário, como se leem.

# As palavras antes dos ids no fim de um item, como os arquivos do idioma as escrevem.
reading-rulings = Decisões
reading-paragraphs = Parágrafos
reading-instead = Em vez de: { $names }.
reading-said = Os jogadores também dizem: { $names }.
# Um título num idioma diferente do que se fala.
reading-in_english = { $title } (em inglês)
