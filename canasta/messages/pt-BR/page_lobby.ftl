### As páginas em volta da mesa: as mesas, uma mesa nova, e uma mesa antes da primeira carta.

## Uma mesa nova

page-new-title = Nova mesa
page-new-lead = Escolha como quer jogar. Com bots a partida começa na hora; com amigos você recebe um link para enviar.
page-new-book = Livro de regras
page-new-read = ler
page-new-players = Jogadores
page-new-house = Regras da casa
page-new-house_none = nenhuma: conforme o livro
page-new-options = Opções
page-new-target = Jogar até (padrão { $usual })
page-new-level = Bots
page-new-style = Estilo dos bots
page-new-access_title = Quem pode entrar
page-new-access = A mesa é
page-new-access_invite = por convite
page-new-access_public = aberta a todos
page-new-spectators = Outros podem assistir
page-new-spectators_about = Eles veem o que está na mesa, nunca a mão de alguém.
page-new-table = Na mesa
page-new-undo = Desfazer
page-new-undo_about = Dentro da vez, até a última carta vista.
page-new-take_back = Voltar atrás
page-new-take_back_about = Mais do que isso, quando todos concordam.
page-new-coach = Dicas do treinador
page-new-coach_about = A pedido, e só com o que quem pergunta sabe.
page-new-clock = Tempo
page-new-clock_none = sem limite
page-room-clock = { $turn } segundos por vez, mais { $bank } para a partida
page-room-clock_day = um dia por vez
page-new-referee = Permitir irregularidades
page-new-referee_about = Erros são possíveis, e um árbitro decide como num clube. Sem isso, a mesa os recusa.
page-new-takeover = Se alguém sai, um bot joga no lugar
page-new-takeover_30 = depois de meio minuto
page-new-takeover_60 = depois de um minuto
page-new-takeover_300 = depois de cinco minutos
page-new-takeover_0 = nunca
page-new-summary = <book>{ $book }</book> com { $players } jogadores
page-new-bots = Jogar com bots
page-new-invite = Convidar pessoas

page-level-beginner = Iniciante
page-level-beginner-about = Simpático e esquecido.
page-level-club = Jogador de clube
page-level-club-about = Briga pelo lixo e conta as cartas.
page-level-expert = Experiente
page-level-expert-about = O jogador de clube com mais noção de medida.
page-level-champion = Campeão
page-level-champion-about = Pensa adiante. Demora um pouco.
page-style-none = Variado
page-style-cautious = cauteloso
page-style-cautious-about = Raramente entrega o lixo.
page-style-hungry = guloso
page-style-hungry-about = Pega o lixo mais vezes, mesmo pequeno.
page-style-quick = apressado
page-style-quick-about = Baixa cedo e bate logo.

page-option-caliente_cards = Duas cartas Caliente
page-option-always_frozen = O lixo está sempre congelado
page-option-extra_deck = Um baralho a mais
page-option-extra_deck_three_sides = Um baralho a mais, três lados

page-house-american-empty-pile = Nem ás, nem sete, nem carta morta sobre um lixo vazio
page-house-american-for-few = Para dois ou três jogadores sem parceiros
page-house-american-no-special-hands = Sem mãos especiais
page-house-boat-no-quiet-turns = Baixar e pegar o lixo desde a primeira vez
page-house-boat-one-to-hold = Ficar com uma carta depois do descarte
page-house-boat-to-5000 = Até 5.000 pontos, com aberturas correspondentes
page-house-caliente-always-frozen = O lixo está sempre congelado
page-house-caliente-hot = Quente: cartas Caliente, sempre congelado, duas canastras para bater
page-house-classic-black-threes = Um três preto que fica na mão custa 100
page-house-classic-easy-asking = O sim do parceiro não obriga ninguém a bater
page-house-classic-few-wild = Mais cartas naturais do que coringas, no máximo três coringas
page-house-classic-joker-skips = Um joker descartado pula o próximo jogador
page-house-classic-last-discard = Bate-se com um descarte
page-house-classic-natural-opening = Sem coringas na primeira baixada
page-house-classic-one-natural = Duas canastras, uma delas limpa, para bater
page-house-classic-pair-only = Só um par natural pega o lixo
page-house-classic-ten-left = A rodada acaba com dez cartas no monte
page-house-classic-thirteen = Treze cartas para cada um; com dois jogadores compram-se duas
page-house-classic-threes-by-number = Os três vermelhos contam pelo número, com uma canastra
page-house-classic-to-8500 = Até 8.500 pontos, com aberturas correspondentes
page-house-classic-two-canastas = Parceiros precisam de duas canastras para bater
page-house-classic-wild-canastas = Canastras de coringas
page-house-knee-elevens = Onze cartas na mão, no joelho e no pé; duas rodadas

## As mesas

page-lobby-title = Mesas
page-lobby-lead = Ocupe um lugar livre, assista, ou abra a sua própria mesa.
page-lobby-your_tables = Suas mesas
page-lobby-public = Abertas a todos
page-lobby-none = Nenhuma mesa aberta no momento. Abra uma, e os outros a encontrarão aqui.
page-lobby-no_players = Ainda não há ninguém.
page-lobby-resume = Continuar
page-lobby-open = Abrir
page-lobby-watch = Assistir
page-lobby-status-waiting = Esperando jogadores
page-lobby-status-dealing = As cartas estão sendo dadas
page-lobby-status-playing = Em jogo
page-lobby-status-paused = Em pausa
page-lobby-status-over = A partida terminou
page-lobby-status-closed = Fechada

## Uma mesa antes da primeira carta

page-room-loading = Procurando a mesa
page-room-tab = Mesa
page-room-players = { $players } jogadores
page-room-title = { $free ->
    [0] Todos estão aqui.
    [1] Um lugar está livre.
    [2] Dois lugares estão livres.
    [3] Três lugares estão livres.
    [4] Quatro lugares estão livres.
    [5] Cinco lugares estão livres.
   *[other] Todos os lugares estão livres.
  }
page-room-lead = Os lugares e os parceiros são sorteados com as cartas: ninguém os escolhe.
page-room-where_public = aberta a todos
page-room-where_invite = por convite
page-room-free = { $free ->
    [1] 1 lugar livre
   *[other] { $free } lugares livres
  }
page-room-empty = Lugar livre
page-room-invite = Convidar
page-room-bot = Bot
page-room-host = anfitrião
page-room-ready = a postos
page-room-away = ausente
page-room-you = Você, { $name }
page-room-remove = Remover
page-room-remove_who = Remover { $name }
page-room-closed = Esta mesa está fechada.
page-room-qr = Convite como código para escanear
page-room-scan = Escaneie com o celular, ou envie o link:
page-room-copy = Copiar link
page-room-copied = Copiado
page-room-share = Enviar
page-room-renew = Novo link
page-room-renew_about = O link vazou? Crie um novo: o antigo deixa de funcionar, e quem já está na mesa fica.
page-room-renewed = Este é um link novo: o antigo não funciona mais.
page-room-here_only = Este endereço só funciona neste computador. Para celulares da casa, inicie o servidor com --lan.
page-room-house = Casa
page-room-target = Até
page-room-yes = sim
page-room-no = não
page-room-fair = Embaralhamento limpo
page-room-fair_about = Cada aparelho participa do embaralhamento, então ninguém pode escolher as cartas, nem o servidor.
page-room-fair_how = Como se confere
page-room-leave = Sair
page-room-back = Voltar
page-room-close = Fechar a mesa
page-room-fill = Completar com bots e começar
page-room-start = Começar
page-room-wait = O anfitrião começa a partida.

## Várias pessoas num aparelho

page-party-title = Várias pessoas neste aparelho
page-party-about = O aparelho passa de mão em mão, e uma cortina esconde as cartas entre as vezes.
page-party-names = Os outros, separados por vírgulas
page-party-begin = Passar e jogar
page-party-turn = É a vez de { $name }.
page-party-look_away = Passe o aparelho adiante. { $names }: olhem para o lado, por favor.
page-party-open = Eu sou { $name }: mostrar minhas cartas
page-party-closed = Esta mesa era passada de mão em mão em outra aba, que foi fechada.
page-replay-title = Replay e análise
