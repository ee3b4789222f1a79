### A partida no terminal: canasta play.

bot-unknown = O bot “{ $name }” não existe. Use um destes: { $names }. Um bot seu se indica como arquivo.py:Classe ou módulo:Classe.
bot-no_file = O bot “{ $name }” não pode ser carregado: o arquivo { $path } não existe.
bot-no_module = O bot “{ $name }” não pode ser carregado: não há módulo { $module } nesta pasta nem entre os pacotes instalados.
bot-no_class = { $wanted ->
    [none] Qual bot de { $place }? Escreva a classe depois de dois-pontos; as classes com um método choose são: { $names }.
   *[other] { $place } não tem “{ $wanted }”. As classes com um método choose são: { $names }.
  }
bot-no_choose = “{ $name }” não é um bot: não tem o método choose(view).
bot-broken = O bot “{ $name }” não pode ser carregado. { $problem } ({ $where })
bot-raised = O bot “{ $name }” parou com um erro na hora de jogar. { $problem } ({ $where })
bot-no_action = O bot “{ $name }” respondeu { $answer }, que não é uma ação. Ele precisa escolher uma de view.legal_actions().
bot-unlawful = O bot “{ $name }” escolheu “{ $action }”, que não é permitido: { $reason }

## O que se pode digitar: cada palavra do programa, e o que se diz por ela.

typed-play =
    take back: voltar atrás, voltar atras
    redeal: dar de novo
    break off: encerrar o jogo
    more time: mais tempo
    say: dizer
    draw: comprar, compro, compra
    card: carta
    caliente card: carta caliente
    cards: cartas
    take: pegar, pego, pega, levar, levo
    lay: baixar, baixo, baixa, descer, desço
    add: juntar, junto, junta, adicionar, adiciono, acrescentar, pôr, por, ponho, encaixar
    discard: descartar, descarto, descarta, jogar fora
    discard ace: descartar as, descarto as, d as
    hint: dica, conselho, treinador
    ask: perguntar se pode bater, perguntar se posso bater, perguntar, pergunto, pergunta
    yes: sim
    no: não, nao
    pass: passar, passo, passa
    end: terminar, termino, termina
    turn: vez
    without: sem
    answer: responder que, responder
    next reserve: próxima reserva, proxima reserva
    reserve: reserva
    play: jogar, jogo uma, joga
    show: mostrar, mostro, mostra
    take up: recolher, recolho, recolhe
    bury: enterrar, enterro
    hand: mão, mao
    the: o, os, as, um, uma, meu, minha, meus, minhas
    and: e
    queen: rainha
    queens: rainhas
    joker: coringa, curinga
    spades: espadas, espada
    hearts: copas, copa
    diamonds: ouros, ouro
    clubs: paus, pau
    knee: joelho
    foot: pé
    pile: lixo
    set: jogo
    on the set of: com o jogo de
    to the set: ao jogo, no jogo
    to the closed set: a um jogo fechado
    with: com
    of: de, do, da
    on: sobre, em
    2 to: 2 a, 2 ao, 2 aos, 2 às, dois a, dois ao, dois aos, dois às
    x to: x a, x ao, x aos, x às, joker a, joker aos, joker às, coringa a, coringa aos, coringa às
    wild: coringas, curingas
    help: ajuda
    rules: regras, regra
    house: casa
    search: buscar, busca, procurar
    score: placar, pontos
    log: histórico, historico
    table: mesa
    record: registro
    quit: sair
    undo: desfazer
    out: bater
    why: por que, por quê, porque, porquê
    referee: árbitro, arbitro
    try: tentar, tento
    call: reclamar, reclamo
    skip: pular
    back: voltar
    teach: ensinar, ensine, me ensine
    last: último, ultimo
    shuffle: embaralhar
    houses: regras da casa
typed-pad =
    hand: rodada, r
    points: pontos
    name: nome
    stake: aposta
    raise: aumentar
    book: livro
    correct: corrigir
    strike: riscar
    show: ver, folha, v
    plot: gráfico, grafico, g
    settle: acertar, contas, c
    export: exportar
    games: partidas, p
    new: nova
    help: ajuda, a
    quit: sair, s
typed-answer =
    yes: sim, s
    no: não, nao
    new: nova
    same: igual
    delete: apagar
    more: mais
    back: voltar
    cancel: cancelar
    quit: sair

play-prompt = Sua jogada (ajuda):
play-you = você
play-you_first = Você
play-your_side = { $names } (seu lado)
play-help_on-head = Digite o número de uma ação da lista, ou a própria ação:
play-help_on-draw = { "" }  comprar · d            comprar do monte
play-help_on-pass = { "" }  passar                 não pegar o lixo
play-help_on-refill = { "" }  jogar C                jogar uma carta Caliente
play-help_on-reserve = { "" }  recolher               recolher o seu joelho
play-help_on-take = { "" }  pegar · pegar KK       o lixo; pegar sobre K: um jogo
play-help_on-lay = { "" }  baixar KKK · baixar KK2 um jogo; baixar KKKK2 QQX
play-help_on-wild_sets = { "" }  baixar 22X · juntar 2 a coringas: jogo de coringas
play-help_on-four_blacks = { "" }  baixar BBBB            baixar os quatro três pretos
play-help_on-show = { "" }  mostrar R              um três; mostrar mão: especial
play-help_on-add = { "" }  juntar K · juntar KK5  a um jogo; juntar 2 a K
play-help_on-bury = { "" }  enterrar K             juntar a um jogo fechado
play-help_on-discard = { "" }  d7 · d rei de espadas  descartar, e a vez acaba
play-help_on-ask = { "" }  perguntar              ao parceiro se pode bater
play-help_on-end = { "" }  terminar               terminar a vez sem descartar
play-help_on-cards =
    Cartas: 4 5 6 7 8 9 10 J Q K A 2, X um joker, 3 um três preto, ou seus nomes; o naipe: h copas, d ouros, s espadas, c paus. Várias ações: comprar; baixar 777; d4
play-help_on-words =
    Outras palavras:
      por que d7             se pode, e por que sim ou não
      bater                  se posso bater, como, o que falta
      dica                   o que o treinador jogaria, e por quê
      regras · regras 33     as regras; regras buscar lixo
      desfazer               recolhe o que você acabou de baixar
      último · histórico     o que houve agora; a rodada toda
      placar · mesa          a partida até aqui; a mesa de novo
      árbitro · registro     algo deu errado; onde está guardada
      sair                   deixa a partida; ela fica guardada
play-help_on-binding = { $name } pergunta a você se pode bater. sim ou s: pode bater, e { $name } tem de bater se houver como. não ou n: não pode, e { $name } não bate nesta vez.
play-help_on-no_binds = { $name } pergunta a você se pode bater. sim ou s: pode. não ou n: não pode, e { $name } não bate nesta vez.

play-help_at-left = Estas partidas não terminaram. Enter continua a que está entre colchetes; um número, outra. nova começa outra e guarda estas; apagar 2 tira a segunda da lista para sempre; sair deixa tudo como está.
play-help_at-delete = sim apaga a partida: ela é encerrada e não aparece mais. Enter, ou qualquer outra coisa, guarda a partida.
play-help_at-name = O nome pelo qual os outros chamam você. Enter usa o que está entre colchetes. regras mostra as regras, sair deixa a partida.
play-help_at-game = Digite o nome ou o número de um livro de regras; podem vir depois opções e quantos jogam, como boat 3 ou caliente always_frozen 2. As regras da casa se indicam pelo nome ou pelo arquivo: casa mostra quais há. embaralhar: você participa do embaralhamento. ensine boat: uma primeira rodada, explicada passo a passo. regras boat: o que há nesse livro; regras boat 12: um parágrafo. Enter usa o que está entre colchetes.
play-help_at-players = Quantos jogam, contando você: os bots ocupam os outros lugares. Enter usa o número entre colchetes.
play-help_at-shuffle = O que você digitar é a sua contribuição para o embaralhamento, para que ninguém, nem o programa, possa conhecer as cartas de antemão. Com Enter, o programa faz uma por você.
play-help_at-cause = Diga em poucas palavras o que aconteceu: elas ficam no registro junto com a nova distribuição, e sem elas não se distribui de novo.
play-help_at-watch = Enter mostra a rodada vez a vez; pular vai para o final. placar: a partida até aqui; sair deixa a partida, e ela fica guardada.
play-help_at-next = Enter distribui a próxima rodada. placar: a partida rodada a rodada; histórico: tudo o que aconteceu nesta rodada; regras 57: um parágrafo; registro: onde a partida está guardada; sair deixa a partida, e ela fica guardada.
play-help_at-last = A partida terminou. Enter mostra como acabou; placar: a partida rodada a rodada; histórico: tudo o que aconteceu nesta rodada.
play-help_at-another = sim: outra partida com as mesmas regras e os mesmos jogadores. nova: escolher outro livro de regras. Enter termina.
play-help_at-which = Digite a carta que quer descartar, ou Enter para nenhuma: então nada é descartado, e você pode olhar de novo.
play-help_at-save = Nada continua antes de estar guardado. Libere espaço no disco, ou conserte o que está errado, e aperte Enter; sair deixa a partida, e tudo antes da sua última jogada fica guardado.
play-help_at-call = Alguém fez algo irregular. reclamar avisa a tempo, e o árbitro decide; Enter deixa passar.
play-help_at-referee = O número ou o nome do que aconteceu, ou de uma resposta; voltar: a pergunta anterior; cancelar: afinal, sem árbitro. regras 65: um parágrafo.

play-suit-S = { $gender ->
        [f] a { $kind }
       *[m] o { $kind }
    } de espadas
play-suit-H = { $gender ->
        [f] a { $kind }
       *[m] o { $kind }
    } de copas
play-suit-D = { $gender ->
        [f] a { $kind }
       *[m] o { $kind }
    } de ouros
play-suit-C = { $gender ->
        [f] a { $kind }
       *[m] o { $kind }
    } de paus

play-face-12 = joker
play-face-13 = 3 vermelho
play-face-14 = 3 preto
play-face-15 = Caliente

play-plain-draw = comprar
play-plain-draw_more = comprar { $number } cartas
play-plain-pass = passar
play-plain-pass_ends = passar (e a rodada acaba)
play-plain-pass_on = seguir: não há carta para comprar
play-plain-end = terminar a vez
play-plain-ask = perguntar se pode bater
play-plain-ask_yes = perguntar se pode bater (um sim obriga você)
play-plain-ask_no = perguntar se pode bater (um não obriga você)
play-plain-yes = sim
play-plain-no = não
play-plain-refill = jogar uma carta Caliente
play-plain-refill_up = jogar uma carta Caliente e comprar até ter { $number }
play-plain-four_blacks = os quatro três pretos
play-plain-show_red = mostrar um três vermelho
play-plain-show_black = mostrar um três preto
play-plain-show_hand = mostrar a sua mão especial
play-plain-take_reserve = recolher o seu joelho

play-group-draw = Você pode
play-group-answer = Responda
play-group-else = Ou
play-group-take = Pegar lixo
play-group-lay = Baixar
play-group-add = Juntar
play-group-discard = Descartar

play-menu-may = Você pode (digite o número ou as palavras):
play-menu-line = { $number }: { $action }.
play-menu-take = com { $cards }
play-menu-take_any = pegar o lixo
play-menu-take_on = com o jogo de { $set }
play-menu-to = { $card } a { $set }
play-menu-bury = { $card } ao jogo fechado
play-menu-discard = { $kind }
play-menu-wild = coringas

play-begin-title = Casa Canasta
play-begin-welcome = Canasta conforme as regras, contra bots. Enter usa o que está entre colchetes; digite ajuda ou regras em qualquer pergunta.
play-begin-somebody = Jogador
play-begin-bots = Bruno Carla Dora Emil Fina Gustavo Hanna
play-begin-name = Seu nome [{ $name }]:
play-begin-game = { $number }  { $book }: { $title }, { $players } jogadores
play-begin-game_options = opções: { $options }
play-begin-which_how = Vale um nome ou um número; podem vir depois opções e quantos jogam: boat 3. Não sabe jogar? Digite ensine, ou ensine boat.
play-begin-house_line = { $name }: { $about }
play-begin-which = Qual jogo [{ $book }, { $players } jogadores]:
play-begin-book = O livro de regras é { $rules }.
play-begin-trying = A regra da casa { $name } é nova aqui; primeiro ela é testada em algumas centenas de rodadas. Um momento.
play-begin-house = Você joga com { $rules }. Para ver o que muda, digite: regras casa
play-begin-players = Quantos jogadores, { $numbers } [{ $usual }]:
play-begin-players_again = Digite um destes números: { $numbers }.
play-begin-shuffle = Você poderá contribuir para o embaralhamento.
play-begin-promise = As cartas vêm de uma semente secreta e de uma contribuição de cada lugar. Este é o compromisso com a semente, as regras e os jogadores: quando a semente for mostrada no fim da partida, ele prova que nada foi mudado.
play-begin-commitment = { $commitment }
play-begin-seed_given = A semente foi dada no início: esta partida pode ser repetida e não é secreta.
play-begin-contribution = Digite qualquer coisa para embaralhar [o programa escolhe]:
play-begin-draw = O sorteio dos lugares: { $cards }.
play-begin-drew = { $name }: { $card }
play-begin-drew_you = você: { $card }
play-begin-again = Cartas iguais, então de novo: { $cards }.
play-begin-side = Lado { $letter }: { $names }.
play-begin-leads = Começa: { $name }.
play-begin-three = três
play-begin-numbered = número { $number }
play-begin-target = A partida vai até { $number } pontos.
play-begin-hands = A partida tem { $number } rodadas.
play-begin-going_on = Continua a partida de { $path }.
play-about-classic = Como quase todos conhecem: até 5000 pontos, uma canastra para bater.
play-about-caliente = Parecido com classic; se quiser, com cartas Caliente ou o lixo sempre congelado.
play-about-boat = Primeiras vezes tranquilas, canastras de coringas de até 2000, um monte que se refaz.
play-about-american = O mais rigoroso: aberturas altas, duas canastras, mãos especiais; até 8500.
play-about-knee = Seis baralhos e quatro rodadas: joga-se a mão, depois o joelho, depois o pé.

play-left-head =
    { $number ->
        [1] Você deixou uma partida pela metade:
       *[other] Você deixou { $number } partidas pela metade:
    }
play-left-game = { $number }  { $about }
play-left-about = { $book } · { $sides } · rodada { $number } · { $played }
play-left-side = { $names } { $total }
play-left-today = hoje às { $time }
play-left-yesterday = ontem às { $time }
play-left-day = em { $date } às { $time }
play-left-broken = não pode continuar: { $reason }
play-left-more =
    { $number ->
        [1] Há mais 1; digite: mais
       *[other] Há mais { $number }; digite: mais
    }
play-left-how = Enter ou um número continua uma, nova começa outra, apagar 1 apaga uma.
play-left-new = nova
play-left-question = Continuar [{ $usual }]:
play-left-again =
    { $last ->
        [1] Digite 1, nova ou apagar 1.
       *[other] Digite um número de 1 a { $last }, nova, ou apagar e um número.
    }
play-left-sure = Apagar esta partida para sempre? [não]:
play-left-deleted = Apagada.

play-another-question = Outra partida (sim, nova)? [não]:
play-another-again = Digite sim para outra igual, nova para outro livro de regras, ou Enter.

play-which-head = O número { $number } da lista descarta { $a_kind }, e você também tem { $other }.
play-which-question = Descartar { $one } ou { $other } [nada]:
play-which-neither = Nada foi descartado.

play-hand-begins = Rodada { $number }
play-hand-ends = O fim da rodada { $number }
play-hand-deals = { $name } dá as cartas.
play-hand-you_deal = Você dá as cartas.
play-hand-sits_out = { $name } descansa nesta rodada.
play-hand-you_sit_out = Você descansa nesta rodada. Enter para assistir; pular vai para o final.
play-hand-watch = Assistir [sim]:
play-hand-goes_on = Continua a rodada { $number }.
play-hand-played = A rodada { $number } terminou.
play-hand-last_round = O que aconteceu por último:
play-hand-next = Enter: outra rodada (ou placar, histórico, regras, sair):
play-hand-last = Enter: o fim da partida:
play-hand-left = Ficam na mão:
play-remains-other = { $name } fica com { $cards }.
play-remains-you = Você fica com { $cards }.
play-hand-level = Os lados que estão na frente empataram, então se joga outra rodada.

play-title-hand = Rodada { $number }: { $doing }
play-title-draw = sua vez, compre ou pegue o lixo
play-title-play = sua vez, baixe e descarte
play-title-draw_quiet = sua vez, compre
play-title-play_quiet = sua vez, descarte
play-title-answer = { $name } pergunta a você
play-title-waiting = vez de { $name }

play-label-stock = Monte
play-label-pile = Lixo
play-label-side = Lado { $letter }
play-label-players = Jogadores
play-label-hand = Sua mão
play-label-note = Nota

play-table-empty = vazio
play-table-under = , embaixo { $cards }
play-table-frozen = , congelado: só se pega com um par natural
play-table-always_frozen = , sempre congelado: se pega com um par natural ou com um jogo de até { $number }
play-table-stopped = , trancado: { $seat } não pode pegar
play-table-stopped_you = , trancado: agora você não pode pegar
play-table-opened = já abriu
play-table-need = abre com { $number }
play-table-need_any = abre sem mínimo de pontos
play-table-opening = abre com { $number }, baixados { $count }

play-table-stock =
    { $number ->
        [1] 1 carta
       *[other] { $number } cartas
    }

play-table-pile =
    { $number ->
        [1] 1 carta, { $top }
       *[other] { $number } cartas, em cima { $top }
    }

play-table-total =
    { $number ->
        [1] 1 ponto
       *[other] { $number } pontos
    }

play-table-player =
    { $number ->
        [1] { $name } 1 carta
       *[other] { $name } { $number } cartas
    }

play-table-dealer =
    { $number ->
        [1] { $name } 1 carta (dá)
       *[other] { $name } { $number } cartas (dá)
    }

play-table-set-set = { $kinds } { $size }
play-table-set-with_wild = { $kinds } { $size } ({ $wild } { $wild ->
        [1] coringa
       *[other] coringas
    })
play-table-set-natural = { $kinds } { $size } CANASTRA LIMPA
play-table-set-mixed = { $kinds } { $size } ({ $wild } { $wild ->
        [1] coringa
       *[other] coringas
    }) CANASTRA SUJA
play-table-set-wild_set = coringas { $size }
play-table-set-wild = coringas { $size } CANASTRA DE CORINGAS
play-table-set-small_wild = coringas { $size } CANASTRA PEQUENA DE CORINGAS
play-table-set-big_wild = coringas { $size } CANASTRA GRANDE DE CORINGAS

play-table-closed-rank = { $kinds }
play-table-closed-times = { " " }×{ $number }
play-table-closed-added = { " " }+{ $number }
play-table-closed-natural = { $number ->
        [1] CANASTRA LIMPA { $ranks }
       *[other] CANASTRAS LIMPAS { $ranks }
    }
play-table-closed-mixed = { $number ->
        [1] CANASTRA SUJA { $ranks }
       *[other] CANASTRAS SUJAS { $ranks }
    }
play-table-closed-wild = { $number ->
        [1] CANASTRA DE CORINGAS
       *[other] { $number } CANASTRAS DE CORINGAS
    }

play-table-reserves =
    { $number ->
        [1] { $player } e o pé
       *[other] { $player }, joelho e pé
    }

play-table-own_reserves =
    { $number ->
        [1] Você ainda tem de recolher o pé
       *[other] Você ainda tem de recolher o joelho e o pé
    }

play-tell-stock = Monte: { $fact }.
play-tell-pile = Lixo: { $fact }.
play-tell-side = Lado { $letter }: { $names }.
play-tell-fact = Lado { $letter }: { $fact }.
play-tell-note = { $fact }.
play-tell-none = nenhuma

play-tell-player =
    { $number ->
        [1] { $name } tem 1 carta.
       *[other] { $name } tem { $number } cartas.
    }

play-tell-dealer =
    { $number ->
        [1] { $name }, que dá as cartas, tem 1 carta.
       *[other] { $name }, que dá as cartas, tem { $number } cartas.
    }

play-tell-added =
    { $number ->
        [1] { $set }, e mais 1 carta
       *[other] { $set }, e mais { $number } cartas
    }

play-tell-reserves =
    { $number ->
        [1] { $player } Ainda não recolheu o pé.
       *[other] { $player } Ainda não recolheu o joelho nem o pé.
    }

play-tell-set-set = um jogo de { $kinds }, { $size } cartas
play-tell-set-with_wild = um jogo de { $kinds }, { $size } cartas, { $wild } { $wild ->
        [1] coringa
       *[other] coringas
    }
play-tell-set-natural = uma canastra limpa de { $kinds }, { $size } cartas
play-tell-set-mixed = uma canastra suja de { $kinds }, { $size } cartas, { $wild } { $wild ->
        [1] coringa
       *[other] coringas
    }
play-tell-set-wild_set = um jogo de coringas, { $size } cartas
play-tell-set-wild = uma canastra de coringas, { $size } cartas
play-tell-set-small_wild = uma canastra pequena de coringas, { $size } cartas
play-tell-set-big_wild = uma canastra grande de coringas, { $size } cartas

play-tell-hand =
    { $number ->
        [1] Sua mão, 1 carta: { $cards }.
       *[other] Sua mão, { $number } cartas: { $cards }.
    }

play-did-sentence = { $name } { $doings }.
play-did-drew = compra
play-did-pass_on = não encontra carta para comprar
play-did-you_pass_on = Não há carta para comprar.
play-did-refilled_none = tem cartas suficientes
play-did-you_undid = Você desfaz a sua última jogada.
play-did-undid = { $name } desfaz a última jogada.
play-did-you_drew = Você compra { $card }.
play-did-add = junta { $cards } { $gender ->
        [f] às { $kinds }
       *[m] aos { $kinds }
    }
play-did-add_plain = junta { $cards }
play-did-add_wild = junta { $cards } aos coringas
play-did-lay_wild = baixa um jogo de coringas, { $cards }
play-did-opened = abre com { $number }
play-did-fined = paga { $number } de multa por não bater depois de um sim
play-did-reserve =
    { $number ->
        [1] recolhe o joelho, { $cards }
       *[other] recolhe o pé, { $cards }
    }

play-did-announced =
    { $number ->
        [1] fica com 1 carta
       *[other] fica com { $number } cartas
    }

play-did-took =
    { $number ->
        [1] recebe mais 1 carta do lixo
       *[other] recebe mais { $number } cartas do lixo
    }

play-done-asked = { $name } pergunta a você: posso bater?
play-done-record =
    A partida é guardada a cada passo, em:
    { $database }
    O registro acabou de ser escrito:
    { $path }
    Distribuição limpa. O que foi prometido antes da primeira carta:
    { $commitment }

play-why-legal = Permitido agora: { $action }.
play-why-refused = Não permitido agora: { $action }. { $reason }
play-out-way = Você pode bater, por exemplo assim:
play-out-step = { "" }  { $action }
play-out-other = Isso só { $name } sabe: mais ninguém vê essas cartas. Você só diz sim ou não.
play-out-none = Daqui não há como bater.
play-rules-books = Digite regras e um livro, como regras boat, ou regras boat 12 para um parágrafo.
play-rules-house = A regra da casa { $name }, versão { $version }, muda:
play-rules-house_how = regras casa: o que a regra da casa { $name } muda
play-rules-differs = – { $what }: { $house } (no livro: { $book })
play-rules-gone = – não vale: { $what }
play-rules-new = – novo: { $what } ({ $house })
play-rules-entry = { $book } { $id }: { $title }
play-rules-word = Glossário: { $title }
play-rules-nothing = Nenhum texto fala disto: { $words }
play-rules-read_as = Lido como: { $words }
play-rules-unsure = Não está claro do que se trata. Os textos mais próximos:
play-rules-silent = { $books } não tem regra sobre isto. Outros livros têm: { $others }.
play-rules-title = { $title }
play-rules-section = { $first } a { $last }: { $title }
play-rules-section_one = { $first }: { $title }
play-rules-how = Digite regras e um número, como regras 33 ou regras 31-40; ou regras buscar e palavras, como regras buscar frozen.
play-rules-related = Veja também: { $ids }
play-rules-unknown = { $book } não tem parágrafo nem decisão “{ $id }”. Digite só regras para ver a lista.

play-score-for = por
play-score-hand = esta rodada
play-score-side = Lado { $letter }, { $names }
play-score-line = { $what }, { $points } ({ $paragraph })
play-score-sum = { $hand } nesta rodada, de { $before } a { $total }
play-score-total = Lado { $letter }, { $names }: { $before } { $hand } = { $total }
play-score-fair = Distribuição limpa, promessa: { $commitment }
play-score-none_yet = Nenhuma rodada terminou ainda.
play-score-history = Rodada { $hand }, lado { $letter }: { $points }, total { $total }.
play-score-hand_number = rodada
play-score-total_head = total

play-over-title = A partida terminou
play-over-won = Você venceu a partida! { $totals }.
play-over-won_side = Vitória de { $names }! { $totals }.
play-over-shared = { $names } dividem a vitória: { $totals }.
play-over-lost = { $names } vence a partida: { $totals }.
play-over-lost_side = { $names } vencem a partida: { $totals }.
play-over-total = { $letter } { $number }
play-over-totals_join = , { "" }
play-over-seed =
    A semente desta partida era
    { $seed }
play-over-verified = Conferido: a promessa do início foi cumprida.
play-over-not_verified = O registro não pôde ser conferido: { $reason }
play-over-record =
    O registro, para { $program } verify e { $program } replay:
    { $path }

play-leave-saved =
    A partida está guardada:
    { $path }
    Na próxima vez você pode continuar.
play-leave-nothing = Até logo.
play-leave-unsaved = Sua última jogada não pôde ser guardada; tudo o que veio antes, sim. { $reason }

play-error-unknown = “{ $text }” não foi entendido. Digite um número da lista, uma ação como descartar 7, ou ajuda.
play-error-number = A lista não tem o número { $number }; ela acaba em { $last }. (Para descartar uma carta, digite d e a carta.)
play-error-card = “{ $text }” não é uma carta. As cartas são 4 5 6 7 8 9 10 J Q K A 2, X para um joker, 3 para um três preto.
play-error-not_held = Você não tem { $gender ->
        [f] nenhuma { $kind }
       *[m] nenhum { $kind }
    } desse naipe.
play-error-take_what = Diga com que você pega o lixo: pegar KK, pegar K2, pegar KX ou pegar sobre K.
play-error-lay_what = Diga o que você baixa: baixar KKK, baixar KK2 ou baixar KKX.
play-error-add_what = Diga o que você junta: juntar K, juntar 2 a K ou juntar X a K.
play-error-bury_what = Diga o que você junta a um jogo fechado: enterrar K, por exemplo.
play-error-add_where = Diga a qual jogo: juntar { $letter } a K, por exemplo.
play-error-show_what = Diga o que você mostra: mostrar R, mostrar B ou mostrar mão.
play-error-discard_what = Diga o que você descarta: d 7, por exemplo.
play-error-choose = Há mais de um jeito: { $choices }.
play-error-why_what = Diga sobre o que quer saber: por que descartar 7, ou por que pegar KK.
play-error-rest = Por isso o resto também não foi feito: { $rest }
play-error-turn_over = Aquela vez tinha acabado, por isso isto não foi feito: { $rest }
play-error-not_now = “{ $text }” não é possível agora.
play-error-names = Há { $number } jogadores e { $given } nomes.
play-error-finished = A partida de { $path } terminou. Indique outro arquivo para uma nova.
play-error-seeded = A partida de { $path } é distribuída a partir de uma semente conhecida, por isso as cartas não são secretas. Ela pode ser revista, mas não jogada aqui.
play-error-unreadable = O arquivo { $path } não pode ser lido: { $reason }
play-error-unsaved = Sua última jogada ainda não está guardada. { $reason }
play-error-record = O registro não pôde ser escrito em { $path }: { $reason }. A partida em si está guardada.
play-error-in_use = Há uma partida em andamento em outra janela (processo { $process }). Continue lá, ou saia dela antes.
play-error-elsewhere = Esta partida continuou em outra janela, por isso sua última jogada não foi feita. Entre de novo para continuar de onde ela está agora.
play-save_again = Enter tenta guardar de novo, sair deixa a partida:
play-error-house_broken = Com a regra da casa { $name } não dá para continuar daqui ({ $kind }). A partida fica guardada como está; os detalhes estão em { $path }, e { $program } rules check testa a regra da casa.
play-error-dead_end = A regra da casa { $name } não tem saída aqui: nada é permitido, e a rodada não terminou. A partida está guardada em { $path }; { $program } rules check testa a regra da casa. Posição: { $position }
play-error-endless = Com a regra da casa { $name } esta rodada já dura mais de { $limit } vezes, e para aqui. A partida está guardada em { $path }; { $program } rules check testa a regra da casa.
play-error-broken = Há um erro no próprio programa ({ $kind }), e ele precisa parar aqui. Os detalhes estão em { $path }; por favor, envie-os.

play-did-replaced =
    { $number ->
        [1] compra outra no lugar
       *[other] compra outras no lugar
    }

play-did-replacements =
    { $number ->
        [1] compra uma carta de reposição
       *[other] compra { $number } cartas de reposição
    }

play-hand-left_reserves =
    { $number ->
        [1] e o pé
       *[other] e o joelho e o pé
    }

play-remains_reserves-you =
    { $number ->
        [1] Você não recolheu o pé.
       *[other] Você não recolheu o joelho nem o pé.
    }

play-remains_reserves-other =
    { $number ->
        [1] { $name } não recolheu o pé.
       *[other] { $name } não recolheu o joelho nem o pé.
    }
