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
