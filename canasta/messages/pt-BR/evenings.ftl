### Noites de clube: o que se recusa, o que uma distribuição dos lugares quebra, e o diário.

evening-error-event = No arquivo há uma entrada de tipo desconhecido, '{ $kind }'. Foi escrita por uma versão mais nova, ou está danificada.
evening-error-event_form = Uma entrada '{ $kind }' do arquivo está danificada: { $problem }.
evening-error-log = { $stream }, entrada { $number }: { $problem }
evening-error-empty = O arquivo está vazio: uma noite começa com suas configurações.
evening-error-created = A noite já existe.
evening-error-finished = A noite terminou: não é possível mudar nada.
evening-error-no_evenings = Nenhuma noite foi começada ainda. Comece uma com: { $program } evening new
evening-error-no_evening = Noite desconhecida '{ $evening }'. Há estas: { $evenings }.
evening-error-entry = Inscrição desconhecida { $number }: { $last ->
    [0] ainda não há nenhuma.
   *[other] elas vão de 1 a { $last }.
    }
evening-error-round = A rodada { $number } não foi sorteada: { $last ->
    [0] nenhuma foi.
    [1] só a rodada 1 foi.
   *[other] foram as rodadas de 1 a { $last }.
    }
evening-error-table = A rodada { $number } não tem mesa { $table }: suas mesas vão de 1 a { $last }.
evening-error-line = A configuração '{ $key }' tem de ser uma linha de caracteres que se possam mostrar.
evening-error-date = '{ $date }' não é uma data. Escreva como 2027-03-19.
evening-error-no_end = Nada encerraria uma rodada: indique o número de mãos, os minutos, ou as duas coisas.
evening-error-movement_individual = O movimento 'individual' e os jogadores sem parceiro fixo vão juntos: escolha os dois ou nenhum.
evening-error-individual_players = Jogadores sem parceiro fixo precisam de mesas de quatro.
evening-error-tie_break_twice = Um critério de desempate está duas vezes na lista. Indique cada um uma vez.
evening-error-sign_up_closed = A noite começou. Peça a quem a dirige que inscreva você.
evening-error-entered = { $name } já tem inscrição.
evening-error-time = { $time } não é uma hora do dia. Escreva como 19:30.
evening-error-lists_duplicate = Listas para dar as cartas precisam das mesmas cartas em todas as mesas. Ligue isso, ou deixe as listas de fora.
evening-error-no_lists = Esta noite não tem listas para dar as cartas. Ligue-as nas configurações.
evening-error-victory_steps = As diferenças de uma tabela de pontos de vitória começam em 0, e cada uma é maior que a anterior.
evening-error-settings_fixed = A configuração '{ $key }' não muda mais: uma rodada já foi sorteada.
evening-error-settings_entries = O número de jogadores de uma inscrição não pode mudar enquanto houver inscrições.
evening-error-rounds_drawn = { $number ->
    [1] A rodada 1 já foi sorteada: a noite não pode ter menos rodadas.
   *[other] { $number } rodadas já foram sorteadas: a noite não pode ter menos.
    }
evening-error-entry_size = { $number ->
        [1] Uma inscrição desta noite é uma pessoa. Nomes dados: { $given }.
       *[other] Uma inscrição desta noite são duas pessoas. Nomes dados: { $given }.
    }
evening-error-entry_members = Uma inscrição tem mais membros que jogadores.
evening-error-bot_member = Robôs não são membros nem convidados.
evening-error-name_taken = '{ $name }' já joga na inscrição { $number }. Acrescente uma inicial para distinguir.
evening-error-round_started = A rodada { $number } já começou. Indique uma rodada posterior.
evening-error-no_such_round = A noite tem { $number } rodadas. Indique uma delas.
evening-error-round_closed = A rodada { $number } está encerrada. Indique a rodada atual ou uma posterior.
evening-error-withdrawn = A inscrição { $number }, { $name }, já se retirou.
evening-error-not_withdrawn = A inscrição { $number }, { $name }, não se retirou antes dessa rodada.
evening-error-not_playing = Nenhuma rodada está em jogo. Comece primeiro a que foi sorteada.
evening-error-not_drawn = Nenhuma rodada sorteada espera para começar. Sorteie uma primeiro.
evening-error-still_playing = A rodada { $number } está em jogo. Encerre-a primeiro.
evening-error-last_round = A noite tem { $number } rodadas, e todas foram sorteadas. Mude as configurações para ter mais.
evening-error-few_entries = Uma rodada precisa de pelo menos { $number } inscrições, e jogam { $given }.
evening-error-many_tables = Uma noite tem no máximo { $number } mesas.
evening-error-no_plan = O movimento '{ $movement }' é sorteado rodada a rodada: não pode ser mostrado antes.
evening-error-not_seated = A inscrição { $number } não tem lugar na rodada { $round }.
evening-error-same_entry = A inscrição { $number } não pode trocar de lugar consigo mesma.
evening-error-draw_again = A rodada { $number } não pode começar: { $problem } Sorteie-a de novo.
evening-error-no_clock = A rodada { $number } não tem relógio: as configurações não indicam minutos.
evening-error-open_tables = { $number ->
    [1] A mesa { $tables } não terminou a rodada.
   *[other] As mesas { $tables } não terminaram a rodada.
    } Anote os resultados, ou force o fim.
evening-error-unconfirmed = { $number ->
    [1] O resultado da mesa { $tables } não está confirmado.
   *[other] Os resultados das mesas { $tables } não estão confirmados.
    } Peça que sejam confirmados, ou force o fim.
evening-error-unfinished = { $number ->
    [1] A mesa { $tables } tem uma mão por terminar, que precisa ser terminada.
   *[other] As mesas { $tables } têm mãos por terminar, que precisam ser terminadas.
    }
evening-error-none_closed = Nenhuma rodada está encerrada ainda.
evening-error-not_started = A rodada { $number } não começou.
evening-error-too_many_hands = Uma rodada tem { $number ->
    [1] uma mão
   *[other] { $number } mãos
    }; foram anotadas { $given }.
evening-error-no_points = Um resultado precisa de pontos: mão por mão, ou os totais.
evening-error-sum = As mãos somam { $first } e { $second }. Corrija as mãos, ou deixe os totais de fora.
evening-error-points = Os pontos vão até { $number } de cada lado.
evening-error-result_closed = A rodada { $number } está encerrada. Corrija o resultado com um motivo, ou reabra a rodada.
evening-error-result_confirmed = O resultado da mesa { $table } na rodada { $number } está confirmado. Corrija-o com um motivo.
evening-error-no_result = A mesa { $table } ainda não tem resultado na rodada { $number }.
evening-error-incomplete = A mesa { $table } não terminou a rodada { $number }: ainda não há nada a confirmar.
evening-error-own_result = O lado que anotou um resultado não pode confirmá-lo: quem confirma é o outro lado.
evening-error-reason = Indique um motivo.
evening-error-text = O texto contém caracteres que não se podem mostrar.
evening-error-no_text = A mensagem está vazia.
evening-error-no_adjustment = Um ajuste de 0 não muda nada.
evening-error-call = Chamado desconhecido { $id }.

evening-finding-met = { $names } já se enfrentaram (mesa { $table }).
evening-finding-partner = { $names } já foram parceiros (mesa { $table }).
evening-finding-bye_again = { $names } descansaria outra vez antes que todos tenham descansado.
evening-finding-unbalanced = { $names } jogaria vezes demais do mesmo lado (mesa { $table }).
evening-finding-table_twice = A mesa { $table } é usada duas vezes.
evening-finding-twice = { $names } teria dois lugares.
evening-finding-missing = { $names } não teria lugar.
evening-finding-absent = { $names } teria um lugar, mas não joga nesta rodada.
evening-finding-place = { $names } só pode jogar online, e a mesa { $table } tem cartas de verdade.
evening-finding-size = A mesa { $table } não tem o número certo de inscrições.

evening-log-created = Noite criada.
evening-log-settings = Configurações mudadas.
evening-log-entry = Inscrição { $number }: { $name }, a partir da rodada { $first }.
evening-log-entry_replaced = Inscrição { $number } corrigida: { $name }.
evening-log-substitute = A inscrição { $number } joga como { $name } a partir da rodada { $first }.
evening-log-withdrawn = A inscrição { $number }, { $name }, se retirou a partir da rodada { $first }.
evening-log-returned = A inscrição { $number }, { $name }, joga de novo a partir da rodada { $first }.
evening-log-signed_up = { $name } se inscreveu.
evening-log-signed_off = { $name } cancelou a inscrição.
evening-log-drawn = { $tables ->
    [1] Rodada { $number } sorteada: uma mesa.
   *[other] Rodada { $number } sorteada: { $tables } mesas.
    }
evening-log-swapped = Rodada { $number }: { $first } e { $second } trocaram de lugar.
evening-log-started = A rodada { $number } começou.
evening-log-clock = Rodada { $number }: relógio ligado.
evening-log-paused = Rodada { $number }: relógio parado.
evening-log-extended = Rodada { $number }: { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
    } a mais.
evening-log-result = Rodada { $number }, mesa { $table }: { $first } a { $second }.
evening-log-result_partly = Rodada { $number }, mesa { $table }, até agora: { $first } a { $second }.
evening-log-confirmed = Rodada { $number }, mesa { $table }: resultado confirmado.
evening-log-corrected = Rodada { $number }, mesa { $table }: corrigido para { $first } a { $second } ({ $reason }).
evening-log-corrected_from = Rodada { $number }, mesa { $table }: de { $old_first } a { $old_second }, corrigido para { $first } a { $second } ({ $reason }).
evening-log-adjusted = { $name }: { $points } no total ({ $reason }).
evening-log-adjusted_round = { $name }: { $points } na rodada { $number } ({ $reason }).
evening-log-ended = Rodada { $number } encerrada.
evening-log-ended_missing = Rodada { $number } encerrada sem resultado { $count ->
    [1] da mesa { $tables }
   *[other] das mesas { $tables }
    }.
evening-log-reopened = Rodada { $number } reaberta.
evening-log-announced = A todos: { $text }
evening-log-announced_table = À mesa { $table }: { $text }
evening-log-called = A mesa { $table } chama o árbitro.
evening-log-called_text = A mesa { $table } chama o árbitro: { $text }
evening-log-answered = Chamado { $id } respondido.
evening-log-answered_text = Chamado { $id } respondido: { $text }
evening-log-lists = Listas para dar as cartas da rodada { $number } abertas.
evening-log-finished = Noite terminada.

club-error-event = No arquivo do clube há uma entrada de tipo desconhecido, '{ $kind }'. Foi escrita por uma versão mais nova, ou está danificada.
club-error-event_form = Uma entrada '{ $kind }' do arquivo do clube está danificada: { $problem }.
club-error-empty = O arquivo está vazio: um clube começa com seu nome.
club-error-created = O clube já existe.
club-error-name = O nome de um clube é uma linha de 1 a { $most } caracteres que se possam mostrar.
club-error-no_club = Clube desconhecido '{ $name }'. Acrescente o primeiro membro com: { $program } evening members "{ $name }" --add NOME
club-error-member = Membro desconhecido { $number }.
club-error-member_taken = '{ $name }' já é membro. Acrescente uma inicial para distinguir.
club-error-account_taken = A conta de '{ $name }' já é de outro membro.
club-error-director = Essa conta não dirige o clube.
club-error-owner = Quem criou o clube continua a dirigi-lo.
club-error-house = O clube não guardou nenhuma regra da casa '{ $name }'.
club-error-season = Temporada desconhecida '{ $name }'.
club-error-season_taken = Já há uma temporada '{ $name }'.
club-error-evening = Essa noite não está na temporada '{ $name }'.
club-error-evening_taken = Essa noite já está na temporada '{ $name }'.
club-error-csv = { $file }: a primeira linha tem de nomear uma coluna 'name'; outras colunas: 'account', 'number'.
club-error-csv_line = { $file }, linha { $line }: { $problem }
club-error-csv_read = { $file } não é um arquivo CSV: { $problem }.
evening-error-csv = { $file }: a primeira linha tem de nomear uma coluna 'name'; outras colunas: 'partner', 'guest', 'bot', 'remote'.
evening-error-csv_line = { $file }, linha { $line }: { $problem }
