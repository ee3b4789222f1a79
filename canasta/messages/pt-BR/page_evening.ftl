### Noites de clube: o que várias das suas páginas dizem.

## Listas, novas noites e configurações

page-evening-list = Noites de clube
page-evening-list_lead = Várias mesas, com cartas ou online, várias rodadas, um diretor.
page-evening-none = Você ainda não tem nenhuma noite.
page-evening-new = Nova noite
page-evening-untitled = Noite de { $date }
page-evening-unreadable = Não é possível ler esta noite.
page-evening-finished = terminada
page-evening-entries_number = { $number ->
    [1] 1 inscrição
   *[other] { $number } inscrições
  }
page-evening-after_of = { $round ->
    [0] { $rounds } rodadas, nenhuma encerrada ainda
   *[other] Depois da rodada { $round } de { $rounds }
  }
page-evening-before_first = { $rounds } rodadas, nenhuma sorteada ainda
page-evening-unit-total = Pontos
page-evening-unit-average = Média
page-evening-unit-match_points = Match points, %
page-evening-unit-victory_points = Pontos de vitória

## Rodadas e colocações

page-evening-view-standings = Classificação
page-evening-view-messages = Mensagens
page-evening-waiting = { $number ->
    [1] Sem conexão. 1 anotação fica neste aparelho e será enviada depois.
   *[other] Sem conexão. { $number } anotações ficam neste aparelho e serão enviadas depois.
  }
page-evening-offline = Sem conexão. O que você vê pode estar desatualizado.
page-evening-try_again = Tentar de novo
page-evening-round = Rodada { $number }
page-evening-sit_out = { $number ->
    [1] { $names } folga.
   *[other] De folga: { $names }.
  }
page-evening-time_left = restantes
page-evening-time_paused = restantes, em pausa
page-evening-time_last_hand = restantes: última mão
page-evening-time_over = O tempo acabou.
page-evening-table = Mesa { $number }
page-evening-side = Lado { $side }
page-evening-hand = Mão { $number }
page-evening-round_sum = Rodada
page-evening-sheet = Ver a folha
page-evening-save = Salvar
page-evening-cancel = Cancelar
page-evening-add = Acrescentar
page-evening-do_rename = Mudar
page-evening-no_entries = Nenhuma inscrição ainda.
page-evening-place = Lugar
page-evening-name = Nome
page-evening-moved = Mudança
page-evening-wins = Vitórias
page-evening-score = Pontuação
page-evening-col_round = R{ $round }
page-evening-withdrawn = retirada
page-evening-bye_short = folga
page-evening-as_before = como antes
page-evening-up = { $number ->
    [1] subiu 1 lugar
   *[other] subiu { $number } lugares
  }
page-evening-down = { $number ->
    [1] desceu 1 lugar
   *[other] desceu { $number } lugares
  }
page-evening-standings_after = { $round ->
    [0] Antes da primeira rodada
   *[other] Classificação depois da rodada { $round }
  }
page-evening-to_all = Todas as mesas
page-evening-send = Enviar
page-evening-answered_with = Resposta: { $text }
page-evening-make_link = Criar um link
page-evening-projector = Projetor
page-evening-public = Resultados
page-evening-qr_of = Código QR: { $name }
page-evening-renew = Trocar o link
page-evening-renew_sure = O link antigo deixa de funcionar. Trocar?
page-evening-col_hand = Mão
page-evening-conflict = Não anotado: { $what }.
page-evening-conflict_again = Enviar de novo
page-evening-conflict_drop = Descartar
page-evening-command-enter_result = Resultado
page-evening-command-correct_result = Correção
page-evening-command-confirm_result = Confirmação
page-evening-command-hand_in = Resultado
page-evening-command-confirm = Confirmação
page-evening-command-call = Chamada ao árbitro
page-evening-command-announce = Mensagem
page-evening-command-other = Outra mudança
page-club-list = Clubes
