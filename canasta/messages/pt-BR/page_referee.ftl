### O árbitro: o que aconteceu, as perguntas, a decisão.

page-referee-title = O árbitro
page-referee-ruling = A decisão
page-referee-advice = Conselho
page-referee-silent = { $book } não tem regra sobre isto. O que segue é um conselho: a decisão de { $advice }, para uma mesa que concorde com ela.
page-referee-silent_on = { $book } não tem regras sobre o seguinte. O árbitro dá as decisões de { $advice } como conselho.
page-referee-what = O que aconteceu?
page-referee-find = Buscar o que pode dar errado
page-referee-find_example = Bastam algumas letras
page-referee-found = { $number ->
    [0] Nada foi encontrado. Tente outras palavras.
    [1] 1 caso
   *[other] { $number } casos
  }
page-referee-who = Livro e jogadores
page-referee-names = Nomes na ordem de jogo
page-referee-names_about = { $number } nomes separados por vírgulas, ou nenhum.
page-referee-leave = Sair
page-referee-cards = Cartas
page-referee-key = { $names }, { $number }
page-referee-remove_card = Tirar a última
page-referee-these = { $number ->
    [0] Escolha as cartas
    [1] Esta carta
   *[other] Estas { $number } cartas
  }
page-referee-none = Nenhuma carta
page-referee-number = { $number }, continuar
page-referee-previous = Pergunta anterior
page-referee-list = Todos os casos
page-referee-unknown = Não se sabe
page-referee-count = Pergunta { $number } de no máximo { $most }
page-referee-why = Por que se pergunta isto
page-referee-because = Disto depende o que segue:
page-referee-change = Mudar
page-referee-if = Se { $answer }
page-referee-then = Então se pergunta: { $question }
page-referee-go_on = Continuar com esta resposta
page-referee-fact_unknown = Uma coisa não se sabe. Isto segue de cada resposta:
page-referee-table = A mesa
page-referee-seat = Lugar { $number }
page-referee-nothing = { $number ->
    [1] <names>{ $names }</names> não tem nada a fazer.
   *[other] <names>{ $names }</names> não têm nada a fazer.
  }
page-referee-points = Pontos: { $points } a menos.
page-referee-no_points = Pontos: nenhum.
page-referee-another = Outro caso
page-referee-most = { $number ->
    [1] Era uma carta.
   *[other] Eram no máximo { $number } cartas.
  }
page-referee-write = Anotar no bloco de pontos
page-referee-ok = OK
page-referee-apply = Aplicar
page-referee-applied = Aplicada
page-referee-applied_about = Está feito, e todos na mesa foram avisados.
