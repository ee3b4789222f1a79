### Clubes: sócios, agenda, temporadas e classificações.

page-club-list_lead = Sócios, noites e temporadas.
page-club-title = Clube
page-club-new = Novo clube
page-club-name = Nome do clube
page-club-create = Criar clube
page-club-role-owner = dono
page-club-role-director = diretor
page-club-role-member = sócio
page-club-members = { $number ->
    [1] 1 sócio
   *[other] { $number } sócios
  }
page-club-new_member = Novo sócio
page-club-member_name = Nome
page-club-remove = Remover
page-club-remove_sure = Remover este sócio?
page-club-make_director = Tornar diretor
page-club-no_director = Não é mais diretor
page-club-export = Exportar como CSV
page-club-import = Importar um arquivo CSV
page-club-join_link = Link para entrar no clube
page-club-no_link = Com um link ou o seu código QR, as pessoas entram sem convite.
page-club-seasons = Temporadas
page-club-new_season = Nova temporada
page-club-drop = Piores noites que não contam
page-club-drops = { $number ->
    [1] sem a pior noite
   *[other] sem as { $number } piores noites
  }
page-club-dropped = descartada
page-club-start_season = Começar temporada
page-club-season_empty = Nenhuma noite conta para esta temporada ainda.
page-club-add_evening = Acrescentar uma noite
page-club-choose_evening = Escolha uma noite
page-club-join_title = Entrar em um clube
page-club-join_lead = Basta um nome.
page-club-join = Entrar
page-club-join_as = Entrar como { $name }
page-club-calendar = Calendário
page-club-no_evenings = Nenhuma noite está marcada.
page-club-history = Noites passadas
page-club-winners = { $number ->
    [1] Vitória de { $names }, única inscrição
   *[other] Vitória de { $names }, { $number } inscrições
  }
page-club-ratings = Classificação em mesas com cartas
page-club-ratings_about = Pelos resultados de todas as mesas; os jogos online têm a sua própria. Sem lugar até dez mesas.
page-club-rating = Nível
page-club-tables = Mesas
page-club-messages = Mensagens
page-club-message = Mensagem a todos os sócios
page-club-push_about = As mensagens chegam aos seus aparelhos se você ligar as notificações.
page-club-push_settings = Configurações
page-club-entered = Você está inscrito.
page-club-partner = Parceiro (opcional)
page-club-sign_up = Inscrever-se
page-club-change_partner = Mudar de parceiro
page-club-sign_off = Cancelar inscrição
page-club-signed_up = Você se inscreveu. Um parceiro será encontrado.
page-club-signed_up_with = Você se inscreveu com { $name }.
page-club-who_comes = Inscritos: { $names }.
page-club-calendar_link = Link do calendário
page-club-subscribe = Assinar
