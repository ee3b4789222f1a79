### Amizades, convites e o lugar rápido.

page-friends-title = Amizades
page-friends-none = Depois de jogar com outras pessoas, você pode adicioná-las aqui às suas amizades.
page-friends-requests = Pedidos de amizade
page-friends-asked = Esperando resposta
page-friends-recent = Com quem você jogou há pouco
page-friends-recent_one = vocês jogaram há pouco
page-friends-muted = Silenciadas
page-friends-online = on-line
page-friends-offline = off-line
page-friends-add = Adicionar
page-friends-accept = Aceitar
page-friends-decline = Recusar
page-friends-remove = Remover
page-friends-withdraw = Retirar
page-friends-unmute = Não silenciar
page-friends-invite_title = Convide quem você conhece
page-friends-invite = Convidar
page-friends-invite_who = Convidar { $name }
page-friends-invited = Convite enviado
page-friends-invited_who = { $name } recebeu o convite
page-friends-invitations = Convites
page-friends-invites = { $name } convida você para jogar

page-quick-title = Jogar com pessoas agora
page-quick-lead = Você ganha um lugar com pessoas que querem o mesmo jogo.
page-quick-pace = Ritmo
page-quick-pace_fast = 30 segundos por vez
page-quick-pace_normal = um minuto por vez
page-quick-pace_days = um dia por vez
page-quick-waiting = { $people ->
    [1] 1 pessoa espera
   *[other] { $people } pessoas esperam
  }
page-quick-wait = Se sobrarem lugares, entram bots
page-quick-wait_30 = depois de 30 segundos
page-quick-wait_60 = depois de um minuto
page-quick-wait_180 = depois de 3 minutos
page-quick-wait_0 = nunca
page-quick-about = A partida começa assim que todos os lugares estiverem ocupados. Se você fechar a página enquanto espera, deixa a mesa.
page-quick-find = Procurar mesa
page-quick-until = { $free ->
    [1] Falta uma pessoa.
   *[other] Faltam { $free } pessoas.
  } Os bots entram em { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  }.
page-quick-until_full = { $free ->
    [1] Falta uma pessoa.
   *[other] Faltam { $free } pessoas.
  } A partida começa quando todos os lugares estiverem ocupados.

page-turns-title = Suas vezes
page-turns-yours = Sua vez: { $rules }
page-turns-with = Com { $names }, até { $until }
page-turns-play = Jogar
