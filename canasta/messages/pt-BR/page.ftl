# A página no navegador. { $x } entra como está; os números se escrevem como no idioma.
# A categoria "one" do português inclui o zero; por isso as mensagens escolhem por [1].

page-loading = Casa Canasta está carregando.
page-guest-name = Visitante
page-header-tables = Mesas
page-header-rules = Regras
page-header-settings = Configurações
page-header-sign_in = Entrar
page-not_found-title = Página não encontrada
page-not_found-lead = Não há nada neste endereço. Ele pode ter um erro, ou a mesa ou a partida não existe mais.
page-not_found-home = Início
page-key-enter = Enter

page-home-title = Sente-se. Com qual livro de regras vamos jogar?
page-home-about = Canasta conforme as regras: o que a mesa permite ou recusa vem com o parágrafo.
page-home-books = Livro de regras
page-home-with = <book>{ $book }</book> com { $bots ->
    [1] um bot
    [2] dois bots
    [3] três bots
   *[other] { $bots } bots
  }, até { $target } pontos
page-home-with_hands = <book>{ $book }</book> com { $bots ->
    [1] um bot
    [2] dois bots
    [3] três bots
   *[other] { $bots } bots
  }
page-home-play = Jogar agora
page-home-tab = Canasta conforme as regras
page-home-change = Mudar jogadores ou opções
page-home-friends = Jogar com amigos
page-home-quick = Jogar com pessoas agora
page-home-unsure = Em dúvida? <compare>Compare os cinco livros</compare> lado a lado, ou <learn>aprenda em dez minutos</learn>. Não é preciso ter conta.
page-home-tables = Ver as mesas
page-home-unfinished = A sua partida por terminar: { $rules }
page-home-real = Jogando com cartas de verdade:
page-home-pad = bloco de pontos
page-home-referee = árbitro
page-home-evenings = noites de clube
page-home-teaching = sala de aula
page-home-ask = pergunte às regras
page-home-house = suas regras da casa
page-home-games = suas partidas
page-offline = O servidor não responde. Tente de novo daqui a pouco.

page-invite-title = { $name } convida você para jogar
page-invite-title_open = Convite para jogar
page-invite-name = Seu nome
page-invite-there = Na mesa: { $names }.
page-invite-sit_as = Entrar como { $name }
page-invite-sit = Entrar na mesa

page-book-classic = Clássica
page-book-classic-players = 2 a 6 jogadores
page-book-classic-about = O jogo como quase todos aprenderam. Um coringa no lixo congela o lixo.
page-book-caliente = Caliente
page-book-caliente-players = 2 a 6 jogadores
page-book-caliente-about = Cartas de bônus, cartas que trancam e, se quiser mais calor, duas cartas Caliente.
page-book-boat = Boat
page-book-boat-players = 2 a 4 jogadores
page-book-boat-about = Catorze cartas para cada um, jogos de coringas, três vezes antes de alguém baixar.
page-book-american = Americana
page-book-american-players = 4 ou 5 jogadores
page-book-american-about = Canastras de exatamente sete, talões, mãos especiais, aberturas altas.
page-book-knee = Mão, Joelho e Pé
page-book-knee-players = 4 ou 6 jogadores
page-book-knee-about = Seis baralhos, e três mãos para jogar uma depois da outra.

# --- Cartas

page-card-of = { $rank } de { $suit }
page-card-new = nova
page-card-off = não dá para jogar agora
page-card-dead = morta
page-card-closed = fechada
page-card-no_more = seu lado não baixa mais dessas
page-card-hint = dica
page-card-hinted = dica do treinador
page-suit-s = espadas
page-suit-h = copas
page-suit-d = ouros
page-suit-c = paus
page-rank-2 = dois
page-rank-3 = três
page-rank-4 = quatro
page-rank-5 = cinco
page-rank-6 = seis
page-rank-7 = sete
page-rank-8 = oito
page-rank-9 = nove
page-rank-T = dez
page-rank-J = valete
page-rank-Q = dama
page-rank-K = rei
page-rank-A = ás
page-rank-X = joker
page-rank-C = carta Caliente
page-rank-B = três preto
page-rank-R = três vermelho
page-ranks-2 = dois
page-ranks-4 = quatros
page-ranks-5 = cincos
page-ranks-6 = seis
page-ranks-7 = setes
page-ranks-8 = oitos
page-ranks-9 = noves
page-ranks-T = dez
page-ranks-J = valetes
page-ranks-Q = damas
page-ranks-K = reis
page-ranks-A = ases
page-ranks-X = jokers
page-ranks-C = cartas Caliente
page-ranks-B = três pretos
page-ranks-R = três vermelhos
page-ranks-wild = coringas
page-seal-natural = L
page-seal-mixed = S
page-seal-wild = C
page-canasta-natural = limpa
page-canasta-mixed = suja
page-canasta-wild = de coringas
page-canasta-small_wild = pequena de coringas
page-canasta-big_wild = grande de coringas

page-hand-label = Sua mão, { $number ->
    [1] 1 carta
   *[other] { $number } cartas
    }
page-hand-card = { $name }, { $place } de { $of }
page-rack-column = { $names }, { $of }
page-rack-chosen = { $names }, { $number } de { $of } escolhidas
page-rack-count = { $number } de { $of }

page-set-label = { $names }, { $number ->
    [1] 1 carta
   *[other] { $number } cartas
    }{ $wild ->
    [0] { "" }
    [1] , 1 coringa
   *[other] , { $wild } coringas
    }{ $left ->
    [0] { "" }
    [1] , falta 1 para a canastra
   *[other] , faltam { $left } para a canastra
    }
page-set-canasta = { $names }, canastra { $sort }, { $number } cartas
page-set-no_more = nenhuma carta natural entra mais
page-set-add_to = Juntar a { $set }

# --- A mesa

page-you = Você
page-we = Nós
page-they = Eles
page-table-loading = Abrindo a mesa …
page-table-subtitle = { $book } · rodada { $hand } { $of ->
    [0] { "" }
   *[other] de { $of }
  }
page-table-label = A mesa
page-header-menu = Menu
page-connection-lost = A conexão caiu. Tentando de novo …
page-elsewhere-title = Você está jogando em outro aparelho ou em outra janela.
page-elsewhere-about = Nada se perde: a partida continua lá.
page-elsewhere-here = Jogar aqui

page-zone-label = { $side }
page-zone-sets = Jogos: { $side }
page-zone-opened = { $who ->
    [we] fizemos a abertura
    [group] fizeram a abertura
   *[other] fez a abertura
  }
page-zone-not_opened = abertura livre
page-zone-needs = abertura { $number }
page-zone-needs_long = A abertura precisa de { $number }
page-zone-made = { $who ->
    [we] Fizemos a abertura
    [group] Fizeram a abertura
   *[other] Fez a abertura
  } · { $made }
page-zone-none_made = nenhuma canastra
page-zone-canastas = { $number ->
    [1] 1 canastra { $word }
   *[other] { $number } canastras { $sort ->
        [natural] limpas
        [mixed] sujas
        [small_wild] pequenas de coringas
        [big_wild] grandes de coringas
       *[other] { $word }
    }
    }
page-threes-red = { $number ->
    [1] 1 três vermelho
   *[other] { $number } três vermelhos
    }
page-threes-red-word = { $number ->
    [1] três vermelho
   *[other] três vermelhos
    }
page-threes-black = { $number ->
    [1] 1 três preto
   *[other] { $number } três pretos
    }
page-threes-black-word = { $number ->
    [1] três preto
   *[other] três pretos
    }
page-threes-caliente = { $number ->
    [1] 1 carta Caliente
   *[other] { $number } cartas Caliente
    }
page-threes-caliente-word = Caliente
page-base-word = Base
page-base-label = Base, { $done } de { $all }: { $names }
page-base-about = Canastras fechadas que um lado precisa para bater
page-base-sevens = setes
page-base-fives = cincos
page-base-wild = coringas
page-base-natural = limpa
page-base-mixed = suja
page-base-sevens-short = 7
page-base-fives-short = 5
page-base-wild-short = C
page-base-natural-short = L
page-base-mixed-short = S

page-stock-label = Monte, { $number ->
    [1] 1 carta
   *[other] { $number } cartas
    }, comprar
page-stock-cap = Monte { $number }
page-stock-last = { $number ->
    [1] última carta
   *[other] últimas { $number }
    }
page-pile-label = Lixo, { $number ->
    [1] 1 carta
   *[other] { $number } cartas
    }, em cima { $top }
page-pile-empty = Lixo 0, vazio
page-pile-cap = Lixo { $number }
page-pile-frozen = Congelado
page-pile-takes = { $kind ->
    [2] Só se pega com um par natural da mão.
    [X] Só se pega com um par natural da mão.
    [B] Só se pega com um par natural da mão.
    [Q] Só se pega com duas { $kinds } naturais da mão.
   *[other] Só se pega com dois { $kinds } naturais da mão.
    }
page-pile-takes_always = Pega-se com um par natural da mão, ou com um jogo na mesa de até { $number } cartas.
page-pile-fits = O que você escolheu pega o lixo.
page-pile-takes_short = { $kind ->
    [2] Precisa de um par natural
    [X] Precisa de um par natural
    [B] Precisa de um par natural
    [Q] Precisa de duas { $kinds } naturais
   *[other] Precisa de dois { $kinds } naturais
    }
page-pile-takes_always_short = Precisa de um par natural ou de um jogo
page-pile-stopped = Trancado
page-pile-quiet = Ainda não se baixa nem se pega o lixo.
page-pile-last = As últimas cartas do lixo: { $cards }
page-pile-last_cap = Últimos { $number } descartes
page-reserve-knee = Joelho { $number }
page-reserve-foot = Pé { $number }
page-penalty-of = Cartas penalizadas: { $name }
page-penalty-owes = { $number ->
    [1] deve um descarte
   *[other] deve { $number } descartes
    }

page-tray-label = Abertura
page-tray-empty = Escolha cartas e ponha-as aqui.
page-tray-back = Voltar para a mão: { $cards }
page-tray-aside = { $number } à parte
page-tray-short = Faltam { $left } pontos para a sua abertura.
page-meld-label = Abertura: { $have } de { $need }
page-meld-first = Abertura
page-meld-of = de { $need }
page-meld-enough = basta
page-meld-left = faltam { $left }
page-meld-part = { $names } { $points }
page-meld-laid = na mesa { $points }

page-seats-label = Jogadores
page-seat-cards = { $number ->
    [1] 1 carta
   *[other] { $number } cartas
    }
page-seat-few = { $number ->
    [1] última carta
   *[other] restam { $number } cartas
    }
page-seat-out = descansa
page-seat-away = ausente
page-seat-bot = bot
page-seat-stand_in = um bot joga no lugar
page-seat-dealer = dá as cartas
page-seat-dealer-letter = D
page-seat-reserves = { $number ->
    [1] e o pé
   *[other] e { $number } mãos
    }

page-steps-label = Sua vez em três passos
page-step-draw = Comprar ou pegar
page-step-lay = Baixar ou juntar
page-step-discard = Descartar
page-turn-hand_over = A rodada terminou.
page-turn-paused = { $name } pausou a partida.
page-turn-paused_you = Você pausou a partida.
page-act-resume = Continuar a partida
page-turn-other = Vez de { $name }.
page-turn-waiting_answer = { $name } precisa responder.
page-turn-asked_out = { $name } pergunta: posso bater?
page-turn-draw = Sua vez: compre.
page-turn-draw_or_take = Sua vez: compre ou pegue o lixo.
page-turn-draw_or = Compre ou então: { $words }.
page-turn-must_take = Sua vez: pegue o lixo.
page-turn-no_draw = Sua vez.
page-turn-or_play = Você pode { $words }.
page-turn-lay = Baixe ou junte cartas.
page-turn-lay_or_discard = Baixe ou junte cartas, ou descarte uma.
page-turn-discard = Escolha uma carta para descartar.
page-turn-meld_enough = Isso basta para a sua abertura.
page-turn-meld_short = Faltam { $left } pontos para a sua abertura.
page-clock-own = Seu tempo
page-clock-of = Tempo de { $name }
page-clock-bank = e { $time }
page-clock-hours = { $hours } h
page-turn-proposes-take_back = { $name } pede para desfazer tudo desde a sua última ação. Você concorda?
page-turn-proposes-redeal = { $name } pede para dar as cartas desta rodada de novo. Você concorda?
page-turn-proposes-end = { $name } pede para encerrar a partida. Você concorda?
page-turn-proposes-time = { $name } pede mais dois minutos. Você concorda?
page-turn-proposal_sent = Esperando a resposta dos outros.
page-proposal-accepted = Todos concordaram.
page-proposal-declined = Nem todos concordaram.
page-act-draw = { $number ->
    [1] Comprar
   *[other] Comprar { $number }
    }
page-act-take = Pegar o lixo
page-act-lay = Baixar
page-act-tray = Pôr na abertura
page-act-meld = Baixar a abertura
page-act-discard = Descartar
page-act-undo = Desfazer
page-act-hint = Pedir uma dica
page-act-ask = Perguntar a { $name }: posso bater?
page-act-ask_short = Posso bater?
page-act-yes = Sim
page-act-no = Não

page-para = { $book ->
    [classic] Clássica
    [caliente] Caliente
    [boat] Boat
    [american] Americana
    [knee] Joelho
    [general] Decisão
    [project] Decisão
   *[other] { $book }
  } { $id }
page-para-house = regra da casa
page-refusal-choose = Primeiro escolha cartas da sua mão.
page-coach-label = Treinador
page-coach-offer = Peça uma dica ao treinador.
page-log-title = Histórico de jogadas
page-log-bot = Bot por { $name }
page-log-bot_own = Um bot por você: você { $you_do }.

page-rail-label = Ao lado da mesa
page-totals-title = Totais
page-totals-to = até { $target } pontos
page-totals-hands = { $number } rodadas
page-sheet-abandoned = A partida foi encerrada.
page-sheet-show = Mostrar a folha de pontos
page-sheet-again = Jogar de novo

page-waiting-dealing = As cartas estão sendo embaralhadas.
page-waiting-free = { $number ->
    [0] Todos estão aqui.
    [1] Um lugar está livre.
   *[other] { $number } lugares estão livres.
    }
page-waiting-empty = Lugar livre
page-waiting-link = Convite
page-waiting-copy = Copiar link
page-waiting-copied = Copiado
page-waiting-fill = Completar com bots e começar
page-waiting-start = Começar

## Como se escrevem números, e várias coisas em sequência.

page-number-group = .
page-number-decimal = ,
page-number-least = 1000
page-and = { $first } e { $last }

page-talk-open = { $unread ->
    [0] Conversa
    [1] Conversa, 1 mensagem nova
   *[other] Conversa, { $unread } mensagens novas
  }
page-title-turn = Sua vez · { $where }
