### As regras para ler, e os livros lado a lado.

page-rules-section = { $title } · { $first } a { $last }
page-rules-title = As regras
page-rules-in_english = Este texto está em inglês.
page-rules-search = Buscar em todos os livros
page-rules-search_title = Busca
page-rules-all_books = os cinco livros
page-rules-example = posso pegar o lixo trancado?, boat 33
page-rules-results = { $number ->
    [1] 1 trecho
   *[other] { $number } trechos
  } em { $books ->
    [0] decisões
    [1] um livro
    [2] dois livros
    [3] três livros
    [4] quatro livros
   *[other] todos os cinco livros
  }.
page-rules-none_in = Nada em { $books }.
page-rules-none = Nenhum livro diz isso.
page-rules-read_as = Lido como: { $words }.
page-rules-unsure = Não está claro do que se trata. Os textos mais próximos:
page-rules-silent = { $books } não tem regra sobre isto. Outros livros têm: { $others }.
page-rules-more = mais { $number }
page-rules-search_in = Onde buscar
page-rules-all_five = Todos os cinco
page-rules-rulings = Decisões
page-rules-booklets = “{ $word }” nos livretos
page-rules-contents = Sumário
page-rules-back = Voltar ao livro
page-rules-previous = Parágrafo anterior
page-rules-next = Próximo parágrafo
page-rules-others = Em outros livros
page-rules-compare = Comparar
page-rules-wording = Palavras de quem
page-rules-wording_ours = Nossas palavras
page-rules-wording_original = As palavras do livreto
page-rules-marked = Regra da casa marcada no texto
page-rules-marked_none = nenhuma
page-rules-with_house = Com a regra da casa { $name }: { $number ->
    [1] uma coisa é diferente, marcada com uma caneta.
   *[other] { $number } coisas são diferentes, cada uma marcada com uma caneta.
  }
page-book-general = Todos os livros
page-book-project = Decisões

page-control-fewer = menos
page-control-more = mais
page-control-at_least = No mínimo { $number }.
page-control-at_most = No máximo { $number }.
page-control-clear = Limpar
page-control-allowed = permitido
page-control-not_allowed = não permitido
page-control-share = Compartilhar
page-control-copied = Copiado
page-control-print = Imprimir

page-example-title = Exemplo
page-example-show = { $number ->
    [1] Mostrar um exemplo
   *[other] Mostrar { $number } exemplos
  }
page-example-of = { $number } de { $of }
page-example-previous = Exemplo anterior
page-example-next = Próximo exemplo
page-example-after = A mesa depois disso. Aperte de novo para ver a mesa antes.
page-example-hidden = carta fechada
page-example-nothing = nada
page-example-no_cards = nenhuma carta
page-example-holds = { $name } tem: { $cards }.
page-example-pile_about = Lixo de { $number }, em cima: { $top }.
page-example-own_set = Jogo próprio: { $cards }.
page-example-other_set = Jogo dos outros: { $cards }.
page-example-pile = Lixo { $number }
page-example-frozen = congelado
page-example-your_side = jogos próprios
page-example-opponents = os outros
page-example-hand = Mão de { $name }
page-example-threes = { $number ->
    [1] 1 três mostrado
   *[other] { $number } três mostrados
  }

page-compare-title = Os cinco livros, lado a lado
page-compare-two = { $one } e { $other }, lado a lado
page-compare-show = O que se mostra
page-compare-all = Todos os { $number }
page-compare-only = O que difere: { $number }
page-compare-differs = difere
page-compare-same = igual
page-compare-known_book = Eu conheço
page-compare-with = O que é diferente em
page-compare-five = todos os cinco livros
page-compare-topics = Todos os { $number } temas
page-compare-previous = Tema anterior
page-compare-next = Próximo tema
page-example-try = Experimentar nesta mesa
page-compare-options = Opções de { $book }: { $number ->
    [0] nenhuma
   *[other] { $number }
  }
page-rules-no_paragraph = { $book } não tem o parágrafo { $paragraph }.
