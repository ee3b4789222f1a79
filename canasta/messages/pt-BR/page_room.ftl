### Mesas com amigos: nomes, duplas, revanches e espectadores.

## Um nome para um convidado

page-name-title = Como os outros devem chamar você?
page-name-about = Os jogadores veem este nome na mesa. Você pode mudá-lo na sua conta.
page-name-save = Salvar nome
page-name-later = Agora não
page-name-first = Digite acima um nome para jogar com outros.

## Como se formam as duplas

page-partners-title = Parceiros
page-partners-lot = Por sorteio
page-partners-lot_about = Cada um tira uma carta, como diz o regulamento.
page-partners-seated = Conforme o lugar
page-partners-seated_about = Cada um escolhe o seu lugar. Os parceiros sentam frente a frente.
page-partners-host = O anfitrião decide
page-partners-host_about = Só o anfitrião muda os jogadores de lugar.

## Os lugares antes de uma partida

page-seats-lead_seated = Escolha o seu lugar: os parceiros sentam frente a frente e têm a mesma letra.
page-seats-lead_swap = Arraste um jogador para outro lugar, ou toque em dois lugares para trocá-los. Os parceiros têm a mesma letra.
page-seats-lead_host = O anfitrião decide quem senta onde. Os parceiros têm a mesma letra.
page-seats-move = Mover: { $name }
page-seats-swap = Trocar { $one } e { $other }
page-seats-move_here = Sentar aqui
page-seats-points = { $points } pontos
page-seats-length = Duração
page-seats-no_limit = sem limite de tempo
page-seats-pace = Ritmo

## Outra partida na mesma mesa

page-rematch-ask = Revanche
page-rematch-agree = Jogar de novo
page-rematch-change = Revanche com outros lugares…
page-rematch-wanted = { $number ->
    [1] { $names } quer a revanche.
   *[other] { $names } querem a revanche.
  }
page-rematch-about = Todos são perguntados. As duplas continuam as mesmas.
page-rematch-no = Não, sair da mesa
page-rematch-in = joga de novo
page-rematch-undecided = ainda não respondeu
page-rematch-missing = Esperando { $names }.
page-rematch-wait = A partida começa quando todos aceitarem.
page-rematch-free = Liberar o lugar
page-rematch-free_who = Liberar o lugar de { $name }
page-rematch-players = Os jogadores podem começar outra partida.

## Espectadores

page-spectators-count = { $number ->
    [1] 1 espectador
   *[other] { $number } espectadores
  }
page-spectators-names = Assistindo: { $names }
page-spectators-watching = Assistindo
page-spectators-title = Espectadores
page-spectators-hidden = Eles veem a mesa e o registro, nunca as cartas de uma mão em jogo.
page-spectators-open = Eles veem as cartas de uma mão quando ela termina, porque todos os jogadores aceitaram.
page-spectators-last = Última mão com as cartas abertas

## Mesas de ensino

page-teaching-title = Mesa de ensino
page-teaching-about = Se todos os jogadores aceitarem, qualquer um pode ver as cartas de uma mão quando ela termina.
page-teaching-consent = Mostrar minhas cartas depois de cada mão
page-teaching-consent_about = Espectadores e jogadores só as veem depois da mão, e só se todos os jogadores aceitarem.
page-teaching-all = Todos os jogadores aceitam.
page-teaching-some = Nem todos os jogadores aceitam ainda.

## Uma mesa nova, e seus lugares antes da primeira carta

page-new-lead = Escolha como quer jogar. Com bots a partida começa na hora; com amigos você recebe um link para enviar.
page-new-read = ler
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
page-style-none = Variado
page-style-cautious = cauteloso
page-style-cautious-about = Raramente entrega o lixo.
page-style-hungry = guloso
page-style-hungry-about = Pega o lixo mais vezes, mesmo pequeno.
page-style-quick = apressado
page-style-quick-about = Baixa cedo e bate logo.
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
page-room-empty = Lugar livre
page-room-invite = Convidar
page-room-bot = Bot
page-room-host = anfitrião
page-room-ready = a postos
page-room-away = ausente
page-room-you = Você, { $name }
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
page-room-leave = Sair
page-room-back = Voltar
page-room-close = Fechar a mesa
page-room-fill = Completar com bots e começar
page-room-start = Começar
page-room-wait = O anfitrião começa a partida.
page-party-title = Várias pessoas neste aparelho
page-party-about = O aparelho passa de mão em mão, e uma cortina esconde as cartas entre as vezes.
page-party-names = Os outros, separados por vírgulas
page-party-begin = Passar e jogar
