### Los reglamentos para leer, y puestos lado a lado.

page-rules-section = { $title } · { $first } a { $last }
page-rules-title = Reglamentos
page-rules-in_english = Este texto está en inglés.
page-rules-search = Buscar en todos los reglamentos
page-rules-search_title = Buscar
page-rules-all_books = en los cinco reglamentos
page-rules-example = ¿puedo tomar un pozo congelado?, boat 33
page-rules-results = { $number ->
    [one] 1 resultado
   *[other] { $number } resultados
  } en { $books ->
    [0] los criterios
    [1] un reglamento
    [2] dos reglamentos
    [3] tres reglamentos
    [4] cuatro reglamentos
   *[other] los cinco reglamentos
  }.
page-rules-none_in = Nada en { $books }.
page-rules-none = Ningún resultado en los reglamentos.
page-rules-read_as = Leído como: { $words }.
page-rules-unsure = No está claro de qué se trata. Los textos más cercanos:
page-rules-silent = { $books } no tiene regla sobre esto. Otros reglamentos sí: { $others }.
page-rules-more = { $number } más
page-rules-search_in = Buscar en
page-rules-all_five = Los cinco
page-rules-rulings = Criterios
page-rules-booklets = «{ $word }» en los folletos
page-rules-contents = Índice
page-rules-back = Volver al reglamento
page-rules-previous = Párrafo anterior
page-rules-next = Párrafo siguiente
page-rules-others = En otros reglamentos
page-rules-compare = Comparar
page-rules-wording = Texto
page-rules-wording_ours = Nuestro texto
page-rules-wording_original = Texto original
page-rules-marked = Marcar una regla de la casa
page-rules-marked_none = ninguna
page-rules-with_house = Con la regla de la casa { $name }: { $number ->
    [one] una diferencia, marcada con un lápiz.
   *[other] { $number } diferencias, marcadas con un lápiz.
  }
page-book-general = Todos
page-book-project = Criterios

page-control-fewer = menos
page-control-more = más
page-control-at_least = Como mínimo { $number }.
page-control-at_most = Como máximo { $number }.
page-control-clear = Borrar
page-control-allowed = permitido
page-control-not_allowed = no permitido
page-control-share = Compartir
page-control-copied = Copiado
page-control-print = Imprimir

page-example-title = Ejemplo
page-example-show = { $number ->
    [one] Mostrar un ejemplo
   *[other] Mostrar { $number } ejemplos
  }
page-example-of = { $number } de { $of }
page-example-previous = Ejemplo anterior
page-example-next = Ejemplo siguiente
page-example-after = La mesa después. Pulsa otra vez para ver la de antes.
page-example-hidden = carta oculta
page-example-nothing = nada
page-example-no_cards = sin cartas
page-example-holds = { $name } tiene: { $cards }.
page-example-pile_about = Pozo de { $number }, arriba: { $top }.
page-example-own_set = Juego de tu bando: { $cards }.
page-example-other_set = Juego de los rivales: { $cards }.
page-example-pile = Pozo { $number }
page-example-frozen = congelado
page-example-your_side = tu bando
page-example-opponents = los rivales
page-example-hand = Mano de { $name }
page-example-threes = { $number ->
    [one] 1 tres a la vista
   *[other] { $number } treses a la vista
  }

page-compare-title = Los cinco reglamentos, frente a frente
page-compare-two = { $one } y { $other }, frente a frente
page-compare-show = Mostrar
page-compare-all = Todo: { $number }
page-compare-only = Diferencias: { $number }
page-compare-differs = distinto
page-compare-same = igual
page-compare-known_book = Reglamento que conoces
page-compare-with = Comparar con
page-compare-five = los cinco reglamentos
page-compare-topics = Los { $number } temas
page-compare-previous = Tema anterior
page-compare-next = Tema siguiente
page-example-try = Probarlo con esta mesa
page-compare-options = Opciones de { $book }: { $number ->
    [0] ninguna
   *[other] { $number }
  }
page-rules-no_paragraph = { $book } no tiene ningún párrafo { $paragraph }.
