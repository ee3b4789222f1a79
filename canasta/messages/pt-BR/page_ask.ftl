### Perguntar às regras: monta-se uma posição e faz-se uma pergunta sobre ela.

page-ask-title = Pergunte às regras
page-ask-question = A pergunta
page-ask-may_do = <who></who> pode <what></what>?
page-ask-may_cards = <who></who> pode <what></what> <cards></cards>?
page-ask-may_take = <who></who> pode <what></what> com <cards></cards>?
page-ask-may_add = <who></who> pode <what></what> <cards></cards> <set></set>?
page-ask-who = Quem
page-ask-what = Fazer o quê
page-ask-with_cards = Cartas para a pergunta
page-ask-to = A qual jogo
page-ask-to_any = a qualquer jogo
page-ask-to_set = ao jogo de { $names }
page-ask-in_words = Ou com as suas palavras
page-ask-in_words_example = posso pegar o lixo com dois reis?
page-ask-ask = Perguntar
page-ask-answer = A resposta
page-ask-rules_say = O que dizem as regras
page-ask-yes = Sim, { $name } pode.
page-ask-no = Não, { $name } não pode.
page-ask-loading = Carregando as regras…
page-ask-no_question = Escolha o que perguntar, e as cartas para isso.
page-ask-impossible = Ainda não há resposta: a mesa não pode estar como é mostrada.
page-ask-also = { $number ->
    [1] Mais um parágrafo
   *[other] Mais { $number } parágrafos
  }
page-ask-allowed = O que { $name } pode fazer aqui
page-ask-over = A rodada terminou.
page-ask-score = Quantos pontos dá?
page-ask-score_now = Se a rodada acabasse agora:
page-ask-score_over = A rodada terminou:
page-ask-score_side = Lado { $side }: { $points } pontos, { $total } ao todo
page-ask-hint = O que o treinador faria?
page-ask-coach = O treinador iria { $play }.
page-ask-text = A posição como texto
page-ask-copy = Copiar
page-ask-link = Compartilhar o link
page-ask-picture = Como imagem:
page-ask-column = Na letra { $column }:
page-ask-clear = Esvaziar a mesa
page-ask-all_places = Mostrar todos os lugares
page-ask-fewer_places = Mostrar menos lugares
page-ask-rules = Regras:
page-ask-players = { $number } jogadores
page-ask-house = Regra da casa
page-ask-no_house = nenhuma: o livro como é
page-ask-scores = Pontos
page-ask-more = Mais sobre esta rodada
page-ask-group-turn = A vez
page-ask-group-pile = O lixo
page-ask-group-sides = Os lados
page-ask-group-players = Os jogadores
page-ask-group-end = O fim da rodada
page-ask-group-text = Só no texto
page-ask-default = Como de costume
page-ask-default_of = { $fact }: como de costume
page-ask-default_value = como de costume
page-ask-remove = Tirar
page-ask-cards_for = Teclas de cartas
page-ask-keys = Toque em cartas para: { $place }
page-ask-keys_play = Toque em cartas para a pergunta
page-ask-free = { $names } ainda livres: { $number }
page-ask-empty_place = Esvaziar este lugar
page-ask-hidden_key = Uma carta fechada
page-ask-remove_card = Tirar: { $card }
page-ask-remove_hidden = Tirar uma carta fechada
page-ask-remove_from_set = Tirar uma carta: { $names }, { $number }
page-ask-choose_set = Escolher o jogo de { $names }
page-ask-rest = o resto do baralho, { $number ->
    [1] 1 carta
   *[other] { $number } cartas
  }
page-ask-hidden = { $number ->
    [1] 1 carta fechada
   *[other] { $number } cartas fechadas
  }
page-ask-some_hidden = { $number } cartas, { $hidden } delas fechadas
page-ask-cards = { $number ->
    [1] 1 carta
   *[other] { $number } cartas
  }
page-ask-none = nenhuma
page-ask-play = Jogar a partir daqui
page-ask-play_how = Você joga no lugar de { $name }. Os bots ocupam os outros lugares, e as cartas fechadas são distribuídas.
page-ask-correct_first = Primeiro corrija o que está marcado.
page-ask-play_over = A rodada terminou: não há nada para jogar.
