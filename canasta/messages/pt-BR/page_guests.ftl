### Noites de clube: celulares e lugares, resultados e projetor.

page-evening-table_side = Mesa { $table }, lado { $side }
page-evening-table_phone = Sua mesa
page-evening-your_seat = Seu lugar
page-evening-not_started = A primeira rodada ainda não começou.
page-evening-table_free = Esta mesa não é usada nesta rodada.
page-evening-this_round = Esta rodada
page-evening-we_are = Nós somos
page-evening-plays_online = Esta mesa joga online: o resultado chega sozinho.
page-evening-round_closed = A rodada está encerrada.
page-evening-closed_without = A rodada foi encerrada sem resultado desta mesa.
page-evening-result_confirmed = O resultado está confirmado. Obrigado!
page-evening-hands_unsent = { $number ->
    [1] 1 mão deste aparelho ainda não foi enviada.
   *[other] { $number } mãos deste aparelho ainda não foram enviadas.
  }
page-evening-waits_for_other = Entregue. O lado { $side } confirma em outro celular.
page-evening-confirm_ask = O resultado foi entregue. Lado { $side }: está certo? Se não, chame o árbitro.
page-evening-confirm_for = Confirmar pelo lado { $side }
page-evening-enter_hand = Anotar a mão { $number }
page-evening-hand_in = Entregar o resultado
page-evening-hand_in_so_far = Entregar o que foi jogado
page-evening-referee = Árbitro
page-evening-call = Chamar o árbitro
page-evening-referee_comes = O árbitro foi chamado.
page-evening-what_happened = O que aconteceu? (opcional)
page-evening-next_seats = Rodada { $number }: onde vocês sentam
page-evening-sits_out = folga
page-evening-you_sit_out = Você folga nesta rodada.
page-evening-take_seat = Sentar no seu lugar
page-evening-real_table = Esta mesa joga com cartas.
page-evening-round_played = Esta rodada está jogada.
page-evening-where_you_sit = Rodada { $number }: onde vocês sentam
page-evening-results_of = Rodada { $number }: resultados
page-evening-nothing_yet = Os lugares serão sorteados em breve.
page-evening-since = desde a rodada { $round }
page-evening-final = Classificação final
page-evening-page_of = página { $page } de { $pages }
page-evening-paused_pages = As páginas não mudam. Aperte a barra de espaço para continuar.
page-evening-contributes = Este aparelho participa do embaralhamento da rodada.
page-evening-own_results = Seus resultados, mão por mão
page-evening-results_for = Resultados de { $names }
page-evening-rule_hands_short = { $number ->
    [1] 1 mão por rodada
   *[other] { $number } mãos por rodada
  }
page-evening-sat_out = Folgou.
page-evening-against = Contra { $names }
page-evening-own = Seus
page-evening-theirs = Deles
page-evening-difference = Diferença
page-evening-other_tables = Outras mesas: { $all } (vocês foram melhor que { $number } de { $others })
page-evening-points_so_far = { $points } pontos até agora
page-evening-round_score = Pontuação da rodada: { $score }
page-evening-no_place = Nenhuma rodada foi encerrada ainda.
page-evening-place_score = Lugar { $place }, pontuação { $score }
