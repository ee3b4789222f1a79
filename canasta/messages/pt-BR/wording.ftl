### Cartas, ações e acontecimentos, com as palavras de uma mesa.
### Em português a categoria "one" inclui o zero; por isso as mensagens escolhem por [1].

wording-seat = Jogador { $number }
wording-and = { $first } e { $last }
wording-or = { $first } ou { $last }
wording-comma = , { "" }
wording-from_to = { $least } a { $most }
wording-for_players = { $value } para { $players } jogadores
wording-for_number = { $value } para { $players }
# Um motivo e onde está escrito.
wording-cited = { $sentence } ({ $cited })

## Cartas em palavras: uma com seu artigo, várias com seu número.

wording-many-cards =
    { $number ->
        [1] { $a_kind }
        [2] { $gender ->
            [f] duas { $kinds }
           *[m] dois { $kinds }
        }
       *[other] { $count } { $kinds }
    }
wording-many-hidden =
    { $number ->
        [1] uma carta
        [2] duas cartas
       *[other] { $count } cartas
    }
wording-many-wild = coringas

wording-number-2 = dois
wording-number-3 = três
wording-number-4 = quatro
wording-number-5 = cinco
wording-number-6 = seis
wording-number-7 = sete
wording-number-8 = oito
wording-number-9 = nove
wording-number-10 = dez

## O que alguém faz: "Ana pega o lixo com dois reis".

wording-does-draw = compra uma carta
wording-does-pass = passa
wording-does-end = termina a vez sem descartar
wording-does-ask = pergunta se pode bater
wording-does-yes = responde que sim
wording-does-no = responde que não
wording-does-refill = joga uma carta Caliente
wording-does-four_blacks = baixa os quatro três pretos
wording-does-show_red = mostra um três vermelho
wording-does-show_black = mostra um três preto
wording-does-show_hand = mostra uma mão especial
wording-does-take_reserve = recolhe o joelho
wording-does-take = pega o lixo com { $cards }
wording-does-take_on = pega o lixo com o jogo de { $kinds }
wording-does-lay = baixa { $cards }
wording-does-add = junta { $cards } ao jogo
wording-does-add_wild = junta { $cards } ao jogo de { $kinds }
wording-does-discard = descarta { $cards }
wording-does-bury = junta { $cards } a um jogo fechado
wording-does-missed = perde esta vez
wording-does-drew = compra { $cards }
wording-does-red_three = mostra { $cards }
wording-does-opened = abre pelo seu lado: vale { $number }
wording-does-canasta = completa uma canastra de { $kinds }
wording-does-fined = não bateu depois de um sim: seu lado paga { $number } de multa
wording-does-out = bate
wording-does-out_concealed = bate na mão
wording-does-refilled_none = tem cartas suficientes e não compra nenhuma
wording-does-special_hand = mostra { $cards }
wording-does-reserve =
    { $number ->
        [1] recolhe o joelho: { $cards }
       *[other] recolhe o pé: { $cards }
    }
wording-does-talon =
    { $number ->
        [1] recebe um talão de 1 carta
       *[other] recebe um talão de { $number } cartas
    }
wording-does-took =
    { $number ->
        [1] recebe mais 1 carta do lixo
       *[other] recebe mais { $number } cartas do lixo
    }
wording-does-took_cards =
    { $number ->
        [1] recebe mais 1 carta do lixo: { $cards }
       *[other] recebe mais { $number } cartas do lixo: { $cards }
    }

## O que se pode fazer: "pegar o lixo com dois reis".

wording-do-draw = comprar uma carta
wording-do-pass = passar
wording-do-end = terminar a vez sem descartar
wording-do-ask = perguntar se pode bater
wording-do-yes = responder que sim
wording-do-no = responder que não
wording-do-refill = jogar uma carta Caliente
wording-do-four_blacks = baixar os quatro três pretos
wording-do-show_red = mostrar um três vermelho
wording-do-show_black = mostrar um três preto
wording-do-show_hand = mostrar uma mão especial
wording-do-take_reserve = recolher o joelho
wording-do-draw_more = comprar { $cards }
wording-do-pass_on = seguir sem comprar: não há carta para comprar
wording-do-take = pegar o lixo com { $cards }
wording-do-take_on = pegar o lixo com o jogo de { $kinds }
wording-do-lay = baixar { $cards }
wording-do-add = juntar { $cards } ao jogo
wording-do-add_wild = juntar { $cards } ao jogo de { $kinds }
wording-do-discard = descartar { $cards }
wording-do-add_to_sets = juntar { $cards } a um jogo
wording-do-bury = juntar { $cards } a um jogo fechado

## O que você faz: "Você pega o lixo com dois reis".

wording-you_do-draw = compra uma carta
wording-you_do-pass = passa
wording-you_do-end = termina a vez sem descartar
wording-you_do-ask = pergunta se pode bater
wording-you_do-yes = responde que sim
wording-you_do-no = responde que não
wording-you_do-refill = joga uma carta Caliente
wording-you_do-four_blacks = baixa os quatro três pretos
wording-you_do-show_red = mostra um três vermelho
wording-you_do-show_black = mostra um três preto
wording-you_do-show_hand = mostra uma mão especial
wording-you_do-take_reserve = recolhe o joelho
wording-you_do-take = pega o lixo com { $cards }
wording-you_do-take_on = pega o lixo com o jogo de { $kinds }
wording-you_do-lay = baixa { $cards }
wording-you_do-add = junta { $cards } ao jogo
wording-you_do-add_wild = junta { $cards } ao jogo de { $kinds }
wording-you_do-discard = descarta { $cards }
wording-you_do-bury = junta { $cards } a um jogo fechado
wording-you_do-missed = perde esta vez
wording-you_do-drew = compra { $cards }
wording-you_do-red_three = mostra { $cards }
wording-you_do-opened = abre pelo seu lado: vale { $number }
wording-you_do-canasta = completa uma canastra de { $kinds }
wording-you_do-fined = não bateu depois de um sim: seu lado paga { $number } de multa
wording-you_do-out = bate
wording-you_do-out_concealed = bate na mão
wording-you_do-refilled_none = tem cartas suficientes e não compra nenhuma
wording-you_do-special_hand = mostra { $cards }
wording-you_do-reserve =
    { $number ->
        [1] recolhe o seu joelho: { $cards }
       *[other] recolhe o seu pé: { $cards }
    }
wording-you_do-talon =
    { $number ->
        [1] recebe um talão de 1 carta
       *[other] recebe um talão de { $number } cartas
    }
wording-you_do-took =
    { $number ->
        [1] recebe mais 1 carta do lixo: { $cards }
       *[other] recebe mais { $number } cartas do lixo: { $cards }
    }

## O que acontece, contado aos outros.

wording-event-acted = { $name } { $does }.
wording-event-dealt = { $name } recebe { $cards }.
wording-event-upcard = A carta virada é { $cards }.
wording-event-pile = O lixo, de baixo para cima: { $cards }.
wording-event-turn = É a vez de { $name }.
wording-event-over_out = A rodada terminou.
wording-event-over_exhausted = O monte acabou: a rodada terminou.
wording-event-over_last_three = A última carta do monte era um três vermelho: a rodada terminou.
wording-event-over_stuck = Nada mais acontece: a rodada terminou.

wording-event-rebuilt =
    { $number ->
        [1] A única carta do lixo vira o monte.
       *[other] O lixo é embaralhado e vira o monte: { $number } cartas.
    }

wording-event-announced =
    { $number ->
        [1] { $name } fica com 1 carta.
       *[other] { $name } fica com { $number } cartas.
    }

## O mesmo, contado a quem fez; o que falta aqui se conta como aos outros.

wording-you-acted = Você { $you_do }.
wording-you-dealt = Você recebe { $cards }.
wording-you-turn = É a sua vez.

wording-you-announced =
    { $number ->
        [1] Você fica com 1 carta.
       *[other] Você fica com { $number } cartas.
    }

## Uma mesa em texto simples.

wording-table-side = Lado { $letter } ({ $players }), total { $total }, { $first }
wording-table-opened = já abriu
wording-table-needs = abre com { $need }
wording-table-needs_none = abre sem mínimo de pontos
wording-table-sets = jogos: { $sets }
wording-table-no_sets = nenhum jogo
wording-table-beside = { $sets }; { $fact }
wording-table-canasta_natural = { $cards } (canastra limpa)
wording-table-canasta_mixed = { $cards } (canastra suja)
wording-table-canasta_wild = { $cards } (canastra de coringas)
wording-table-canasta_small_wild = { $cards } (canastra pequena de coringas)
wording-table-canasta_big_wild = { $cards } (canastra grande de coringas)
wording-table-hand = { $name }: { $cards }
wording-table-no_cards = nenhuma carta
wording-table-to_draw = { $hand }; vez de comprar
wording-table-to_play = { $hand }; vez de jogar
wording-table-to_answer = { $hand }; vez de responder
wording-table-pile_empty = Lixo: vazio
wording-table-frozen = { $pile }, congelado
wording-table-always_frozen = { $pile }, sempre congelado
wording-table-stopped = { $pile }, trancado para o próximo jogador

wording-table-quiet = Ninguém baixa nem pega o lixo antes que todos tenham jogado { $turns } vezes: esta é a vez número { $turn }

wording-table-reserves =
    { $number ->
        [1] { $hand }, e o pé
       *[other] { $hand }, joelho e pé
    }

wording-table-added =
    { $number ->
        [1] { $set } e mais 1 carta
       *[other] { $set } e mais { $number } cartas
    }

wording-table-hidden =
    { $number ->
        [1] 1 carta fechada
       *[other] { $number } cartas fechadas
    }

wording-table-pile =
    { $number ->
        [1] Lixo: { $top }, a única carta
       *[other] Lixo: { $top } em cima de { $number } cartas
    }

wording-table-aside =
    { $number ->
        [1] À parte: 1 carta do lixo, até completar a abertura
       *[other] À parte: { $number } cartas do lixo, até completar a abertura
    }

wording-table-stock =
    { $number ->
        [1] Monte: 1 carta
       *[other] Monte: { $number } cartas
    }

wording-rules-with = { $book } com { $options }
wording-rules-house = { $name }, uma regra da casa para { $book }
