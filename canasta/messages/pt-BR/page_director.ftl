### Noites de clube: a página do diretor, as noites novas e o papel.

## Listas, novas noites e configurações

page-evening-new_lead = Tudo tem um valor padrão. As inscrições vêm depois.
page-evening-of_club = Para { $name }.
page-evening-create = Criar noite
page-evening-is_finished = A noite terminou; a classificação é definitiva.
page-evening-what = Noite
page-evening-title = Título
page-evening-date = Data
page-evening-fixed = Uma rodada foi sorteada: o regulamento e o tipo de inscrição estão fixos.
page-evening-who_plays = Quem se inscreve
page-evening-kind-pairs = Duplas
page-evening-kind-individual = Jogadores com um parceiro novo a cada rodada
page-evening-kind-two = Jogadores, mesas de dois
page-evening-rounds = Rodadas
page-evening-number_rounds = Número de rodadas
page-evening-ends = Uma rodada termina por
page-evening-end-hands = Mãos
page-evening-end-minutes = Tempo
page-evening-end-both = Mãos ou tempo
page-evening-hands = Mãos por rodada
page-evening-minutes = Minutos por rodada
page-evening-last_hand = Minutos antes do fim em que se anuncia a última mão
page-evening-unfinished = Uma mão incompleta no fim
page-evening-unfinished-ignore = não conta
page-evening-unfinished-as_it_stands = conta com os pontos feitos até ali
page-evening-unfinished-finish = é jogada até o fim
page-evening-movement = Movimento
page-evening-movement-howell = Howell
page-evening-movement-howell-about = Todos enfrentam o maior número possível de adversários.
page-evening-movement-mitchell = Mitchell
page-evening-movement-mitchell-about = Metade fica sentada, a outra metade muda de mesa.
page-evening-movement-swiss = Suíço
page-evening-movement-swiss-about = Vizinhos na classificação se enfrentam, sem repetições.
page-evening-movement-random = Sorteio
page-evening-movement-random-about = Por sorteio, sem repetições enquanto for possível.
page-evening-scoring = Pontuação
page-evening-scoring-total = Total de pontos
page-evening-scoring-average = Média por rodada
page-evening-scoring-match_points = Match points
page-evening-scoring-victory_points = Pontos de vitória
page-evening-ties = Empates se decidem por
page-evening-tie_number = { $number }.
page-evening-tie_none = nada
page-evening-tie-difference = diferença de pontos
page-evening-tie-wins = rodadas ganhas
page-evening-tie-head_to_head = confronto direto
page-evening-tie-opponents = pontuação dos adversários
page-evening-tie-lot = sorteio
page-evening-bye = Quem folga uma rodada recebe
page-evening-bye-average = a média das outras rodadas
page-evening-bye-fixed = pontos fixos
page-evening-bye-share = uma porcentagem do máximo possível
page-evening-bye_value = Pontos ou porcentagem
page-evening-tables = Mesas
page-evening-where = Onde se joga
page-evening-online-none = Com cartas
page-evening-online-some = Algumas mesas online
page-evening-online-all = Tudo online
page-evening-online_tables = Mesas que jogam online
page-evening-online_about = Números, por exemplo: 1, 4-6
page-evening-duplicate = As mesmas distribuições em todas as mesas
page-evening-duplicate_about = Assim se comparam as mesas online e as que usam listas de distribuição.

## A página do diretor

page-evening-director = Diretor
page-evening-parts = Partes da noite
page-evening-view-tables = Mesas
page-evening-view-entries = Inscrições
page-evening-view-links = Links e papel
page-evening-view-settings = Configurações
page-evening-view-log = Registro
page-evening-calls_open = { $number ->
    [1] 1 chamada
   *[other] { $number } chamadas
  }
page-evening-nothing_drawn = { $number ->
    [1] 1 inscrição até agora. Nenhuma rodada foi sorteada.
   *[other] { $number } inscrições até agora. Nenhuma rodada foi sorteada.
  }
page-evening-entries_first = Inscreva primeiro os jogadores.
page-evening-to_entries = Ir às inscrições
page-evening-round_of = Rodada { $number } de { $rounds }
page-evening-draw = Sortear a rodada { $number }
page-evening-draw_again = Sortear de novo
page-evening-no_findings = Nenhum confronto repetido, e os lugares estão equilibrados.
page-evening-swap_first = Para trocar duas inscrições, escolha uma e depois a outra.
page-evening-swap_second = Escolha quem troca de lugar com { $name }.
page-evening-byes = De folga
page-evening-start_round = Começar a rodada { $number }
page-evening-start_clock = Ligar o relógio
page-evening-pause = Pausar
page-evening-five_more = Mais 5 minutos
page-evening-no_clock = Esta rodada não tem relógio.
page-evening-open_tables = { $number ->
    [1] A mesa { $tables } não terminou.
   *[other] As mesas { $tables } não terminaram.
  }
page-evening-unconfirmed_tables = { $number ->
    [1] O resultado da mesa { $tables } não está confirmado.
   *[other] Os resultados das mesas { $tables } não estão confirmados.
  }
page-evening-end_round = Encerrar a rodada { $number }
page-evening-end_anyway = Encerrar a rodada { $number } mesmo assim
page-evening-end_anyway_sure = Encerrar sem esses resultados?
page-evening-reopen = Reabrir a rodada { $number }
page-evening-reopen_sure = Reabrir?
page-evening-finish = Terminar a noite
page-evening-finish_sure = Terminar de vez?
page-evening-calls = chama o árbitro
page-evening-done = pronta, confirmada
page-evening-done_unconfirmed = pronta, não confirmada
page-evening-to_confirm = { $side } precisa confirmar
page-evening-to_confirm_any = a confirmar
page-evening-to_hand_in = precisa entregar
page-evening-no_result = sem resultado
page-evening-plays = joga a mão { $number }
page-evening-is_online = online
page-evening-waits = { $number ->
    [0] Espera há menos de um minuto.
    [1] Espera há 1 minuto.
   *[other] Espera há { $number } minutos.
  }
page-evening-rule_at = Arbitrar na mesa { $number }
page-evening-answer = Resposta (opcional)
page-evening-answered = Respondida
page-evening-corrected = Corrigido: { $reason }
page-evening-confirm = Confirmar
page-evening-enter = Anotar resultado
page-evening-change_result = Mudar resultado
page-evening-correct = Corrigir resultado
page-evening-watch = Assistir
page-evening-start_with_bots = Começar com robôs
page-evening-result_way = Como se anota o resultado
page-evening-by_hand = Mão por mão
page-evening-totals_only = Totais
page-evening-totals = Total
page-evening-reason = Motivo
page-evening-reason_needed = Diga o motivo.
page-evening-points_wrong = Escreva números inteiros para os dois lados, como 1240 ou -35.
page-evening-table_finished = A mesa terminou a rodada
page-evening-saved = Salvo.
page-evening-add_entry = Acrescentar uma inscrição
page-evening-player = { $players ->
    [1] Jogador
   *[other] Jogador { $number }
  }
page-evening-names_needed = { $number ->
    [1] Escreva um nome.
   *[other] Escreva os dois nomes.
  }
page-evening-remote = Joga de outro lugar
page-evening-remote_about = Só em mesas online.
page-evening-bot = Robôs
page-evening-bot_about = Eles completam as mesas online.
page-evening-plays_from = Joga a partir de
page-evening-next_free = a próxima rodada ainda não sorteada
page-evening-not_playing = não joga
page-evening-until = jogou até a rodada { $round }
page-evening-from = joga a partir da rodada { $round }
page-evening-guest = convidado
page-evening-is_remote = de outro lugar
page-evening-is_bot = robôs
page-evening-substituted = { $names } a partir da rodada { $round }
page-evening-do_substitute = Substituir
page-evening-do_withdraw = Retirar
page-evening-do_return = Voltar
page-evening-withdraw_about = A inscrição não joga mais rodadas. Seus resultados ficam.
page-evening-return_about = A inscrição volta a jogar a partir da próxima rodada ainda não sorteada.
page-evening-csv = Arquivo CSV
page-evening-json = Arquivo JSON
page-evening-adjust = Ajustar uma pontuação
page-evening-for_round = Para
page-evening-whole_evening = a noite toda
page-evening-points = Pontos a somar
page-evening-announce = Enviar uma mensagem
page-evening-to_whom = Para
page-evening-message = Mensagem
page-evening-no_messages = Nenhuma mensagem ainda.
page-evening-all_calls = Chamadas ao árbitro
page-evening-not_answered = esperando
page-evening-was_answered = respondida
page-evening-results_link = Resultados para todos
page-evening-no_results_link = Um link mostra a classificação e os lugares a todos, e no projetor.
page-evening-paper = No papel
page-evening-paper-entries = Lista de inscrições
page-evening-paper-seating = Lugares
page-evening-paper-cards = Cartões de mesa
page-evening-paper-sheets = Folhas em branco
page-evening-paper-standings = Classificação
page-evening-table_links = Celulares nas mesas
page-evening-table_links_about = O código de uma mesa abre a sua folha de pontos sem conta.
page-evening-one_device = Um celular por mesa basta
page-evening-one_device_about = O mesmo celular pode anotar um resultado e confirmá-lo.
page-evening-no_table_links = Os códigos aparecem quando a primeira rodada é sorteada.
page-evening-seat_links = Jogadores online
page-evening-seat_links_about = Cada link leva o seu jogador ao lugar certo em todas as rodadas.

## Papel

page-evening-no = Nº
page-evening-here = Presente
page-evening-col_table = Mesa
page-evening-card_about = Leia o código para anotar pontos, confirmar resultados e chamar o árbitro.
page-evening-signed = Lado { $side }, assinatura:
page-evening-print = Imprimir
page-evening-back = Voltar
page-evening-time = Começa às
page-evening-venue = Local
page-evening-sign_ups = { $number ->
    [1] 1 sócio se inscreveu
   *[other] { $number } sócios se inscreveram
  }
page-evening-no_partner = procura parceiro
page-evening-enter_them = Inscrever
page-evening-lists = Listas de distribuição para mesas com cartas
page-evening-lists_about = Cada mão é impressa, e assim essas mesas têm as mesmas distribuições.
page-evening-paper-rules = Regras
page-evening-paper-lists = Listas de distribuição
page-evening-lists_later = As listas podem ser impressas quando a rodada tiver começado.
page-evening-lists_secret = As listas mostram todas as cartas. Quem as abre não joga esta rodada; o registro diz quem foi.
page-evening-open_lists = Abrir as listas da rodada { $number }
page-evening-list_dealer = Carteador: { $place }. Monte as mãos e depois o monte virado com o resto, nesta ordem.
page-evening-list_reserve = Pilha { $number }:
page-evening-list_rest = Resto, de cima
page-evening-list_about = Os lugares A1 e A2 são parceiros, e B1 e B2 também. ★ é um curinga.
page-evening-rule_book = Regras
page-evening-rule_options = Opções: { $names }
page-evening-rule_changes = O que muda em relação ao regulamento
page-evening-rule_hands = { $number ->
    [1] Uma rodada tem 1 mão.
   *[other] Uma rodada tem { $number } mãos.
  }
page-evening-rule_minutes = { $number ->
    [1] Uma rodada dura no máximo 1 minuto.
   *[other] Uma rodada dura no máximo { $number } minutos.
  }
page-evening-rule_rounds = { $number ->
    [1] 1 rodada
   *[other] { $number } rodadas
  }
page-evening-rule_same = Todas as mesas de uma rodada têm as mesmas distribuições.
