# A sala de aula: turmas, pastas, mesas abertas, perguntas, tarefas

page-classroom-title = Sala de aula
page-classroom-lead = Uma turma tem rodadas preparadas em pastas, mesas com todas as mãos à vista, perguntas e tarefas que o treinador corrige. Não é preciso ter conta.
page-classroom-new = Nova turma
page-classroom-name = Nome da turma
page-classroom-create = Criar
page-classroom-club = Clube
page-classroom-no_club = nenhum clube
page-classroom-of_club = uma turma do seu clube
page-classroom-join = Entrar
page-classroom-join_title = Entrar em uma turma
page-classroom-join_lead = Basta o seu nome. Se os outros podem ver a sua mão em uma mesa, isso se pergunta em cada mesa.
page-classroom-join_as = Entrar como { $name }
page-classroom-role-owner = Você dá aulas a esta turma.
page-classroom-role-director = dá aulas
page-classroom-role-member = aprende
page-classroom-role-gone = saiu
page-classroom-parts = Partes da turma
page-classroom-view-lesson = Aula
page-classroom-view-folders = Pastas
page-classroom-view-members = Pessoas
page-classroom-waiting = { $number } por enviar
page-classroom-offline = Não é possível alcançar o servidor.
page-classroom-try_again = Tentar de novo
page-classroom-not_sent = Não foi feito.
page-classroom-drop = Descartar

page-classroom-mark-same = a melhor
page-classroom-mark-unclear = igualmente boa
page-classroom-mark-little = custa pouco
page-classroom-mark-some = custa alguma coisa
page-classroom-mark-much = custa muito
page-classroom-cost = Ganha { $games } partidas em cem a menos que a melhor escolha (± { $half }), e { $points } pontos a menos nesta mão.

page-classroom-tables = Mesas com todas as mãos à vista
page-classroom-no_tables = Nenhuma mesa foi aberta ainda.
page-classroom-new_table = Mesa com cartas novas
page-classroom-table-asking = espera o consentimento
page-classroom-table-open = todas as mãos à vista
page-classroom-table-closed = as mãos estão fechadas
page-classroom-table-ended = terminada
page-classroom-table_answer = Responder
page-classroom-polls = O que você faria?
page-classroom-no_polls = Nenhuma pergunta ainda.
page-classroom-poll_open = aberta
page-classroom-poll_closed = fechada
page-classroom-answers =
    { $number ->
        [1] 1 resposta
       *[other] { $number } respostas
    }
page-classroom-you_answered = você respondeu
page-classroom-homework = Tarefas
page-classroom-no_homework = Nenhuma tarefa.
page-classroom-due = Até { $when }
page-classroom-was_due = Era até { $when }
page-classroom-done_of = { $number } de { $of } respondidas
page-classroom-results = Resultados
page-classroom-end_homework = Tirar
page-classroom-end_homework_sure = Tirar para todos?
page-classroom-begin_with_folders = Prepare as primeiras rodadas em pastas.

page-classroom-book = Livro de regras
page-classroom-players = Jogadores
page-classroom-seats_about = A cada pessoa que joga aqui se pergunta se mostra a mão. Você joga pelos lugares vazios.
page-classroom-seat = Lugar { $number }
page-classroom-nobody = vazio
page-classroom-open_table = Abrir uma mesa

page-classroom-from = O que se prepara?
page-classroom-from-position = Posição
page-classroom-from-record = Momento de uma partida
page-classroom-from-daily = Exercício do dia
page-classroom-from_about-position = uma linha, como o editor escreve
page-classroom-from_about-record = um registro, com mão e jogada
page-classroom-from_about-daily = o mesmo para todos os jogadores
page-classroom-position = Posição
page-classroom-to_ask = Montar uma posição
page-classroom-choose_record = Escolher um registro
page-classroom-record_chosen = Registro escolhido. Escolher outro
page-classroom-hand = Mão
page-classroom-move = Jogadas antes dela
page-classroom-move_about = 0 é logo depois de dar as cartas; a reprise as conta.
page-classroom-item_title = Título
page-classroom-note = Nota para a turma
page-classroom-add = Acrescentar
page-classroom-cancel = Cancelar
page-classroom-save = Salvar
page-classroom-rename = Mudar o nome
page-classroom-change = Mudar
page-classroom-remove = Tirar
page-classroom-remove_sure = Tirar mesmo?
page-classroom-add_item = Acrescentar uma rodada
page-classroom-as_homework = Dar como tarefa
page-classroom-export = Exportar
page-classroom-export_all = Exportar tudo
page-classroom-import = Importar um arquivo
page-classroom-not_json = { $name } não é um arquivo com pastas.
page-classroom-empty_folder = Esta pasta está vazia.
page-classroom-new_folder = Nova pasta
page-classroom-folder_title = Título da pasta
page-classroom-folder = Pasta
page-classroom-kind-position = posição
page-classroom-kind-record = momento de uma partida
page-classroom-kind-exercise = exercício
page-classroom-homework_title = Título
page-classroom-due_day = Até o dia
page-classroom-retry = É permitido tentar de novo
page-classroom-retry_about = Até a melhor escolha ser encontrada, cada pessoa vê só a nota da própria escolha.
page-classroom-set_homework = Dar a tarefa
page-classroom-ask_class = Perguntar à turma
page-classroom-ask_rules = Perguntar às regras
page-classroom-coach_thinks = O treinador está pensando …
page-classroom-other_choices = Todas as outras escolhas
page-classroom-coach_says = O que diz o treinador

page-classroom-members =
    { $number ->
        [1] 1 pessoa
       *[other] { $number } pessoas
    }
page-classroom-member_you = { $name } (você)
page-classroom-make_teacher = Também dá aulas
page-classroom-no_teacher = Não dá mais aulas
page-classroom-leave = Sair da turma
page-classroom-leave_sure = Sair mesmo?
page-classroom-join_link = Link para a turma
page-classroom-no_link = Com um link ou seu código QR se entra na turma com qualquer nome, sem conta.
page-classroom-make_link = Criar um link
page-classroom-renew = Novo link
page-classroom-renew_sure = Encerrar o link antigo?
page-classroom-qr_of = Código QR de { $name }

page-classroom-unrated = mesa de aula, sem classificação
page-classroom-consent_title = A turma toda pode ver a sua mão?
page-classroom-consent_about = Nesta mesa a turma toda vê todas as mãos, assim que todas as pessoas que jogam aqui aceitem. Cada uma pode voltar atrás a qualquer momento: então todas as mãos se fecham na hora, para sempre.
page-classroom-consent_yes = Sim, mostrar a minha mão
page-classroom-consent_no = Não
page-classroom-consented = aceitou
page-classroom-consent_waits = não respondeu
page-classroom-closed_about = Uma pessoa que joga aqui não aceita mostrar a mão. As cartas desta mesa não são mais mostradas.
page-classroom-closed_teacher = Você pode abrir outra mesa com as mesmas cartas a partir da pasta.
page-classroom-withdraw = Fechar a minha mão
page-classroom-withdraw_sure = Fechar a mesa para todos?
page-classroom-withdraw_about = Você aceitou que a turma toda veja a sua mão.
page-classroom-moves = Jogadas
page-classroom-steps = Percorrer as jogadas
page-classroom-first = Ao começo
page-classroom-back = Uma jogada para trás
page-classroom-forward = Uma jogada para a frente
page-classroom-last = À última jogada
page-classroom-at_move = Jogada { $number } de { $of }
page-classroom-try_again_here = A próxima ação começa outra tentativa a partir daqui.
page-classroom-dealt = A próxima mão
page-classroom-tried = também se tentou:
page-classroom-your_turn = Sua vez
page-classroom-play_for = Jogar por { $name }
page-classroom-teacher_tools = Para quem dá a aula
page-classroom-play_for_seat = Deixar o treinador jogar esta vez
page-classroom-deal_next = Dar as cartas da próxima mão
page-classroom-keep_moment = Guardar este momento
page-classroom-moment_of = { $title }: um momento
page-classroom-keep = Guardar
page-classroom-kept = Guardado na pasta.
page-classroom-table_from_here = Outra mesa a partir daqui
page-classroom-end_table = Encerrar a mesa
page-classroom-end_table_sure = Encerrar para todos?
page-classroom-hand_over = A mão terminou
page-classroom-points = { $number } pontos

page-classroom-no_answers = Não há respostas.
page-classroom-poll_results = Respostas da turma
page-classroom-votes = { $number } de { $of }
page-classroom-poll_answered = Você respondeu, e pode mudar a resposta.
page-classroom-poll_hidden =
    { $number ->
        [0] Todos responderam. As respostas são mostradas quando a pergunta for fechada.
        [1] 1 pessoa não respondeu. As respostas são mostradas quando a pergunta for fechada.
       *[other] { $number } pessoas não responderam. As respostas são mostradas quando a pergunta for fechada.
    }
page-classroom-have_answered = Responderam: { $names }
page-classroom-close_poll = Fechar a pergunta
page-classroom-close_poll_sure = Mostrar as respostas a todos?

page-classroom-try_or_see = Há uma escolha melhor. Tente de novo, ou veja a resposta.
page-classroom-reveal = Mostrar a resposta
page-classroom-reveal_sure = Desistir de tentar?
page-classroom-late = Respondida depois do prazo.
page-classroom-late_short = com atraso
page-classroom-with_retry = Você pode tentar de novo.
page-classroom-one_try = Você tem uma tentativa em cada posição.
page-classroom-positions = Posições
page-classroom-pupil = Nome
page-classroom-answered = Respondidas
page-classroom-right = Certas
page-classroom-mean_cost = Custo
page-classroom-mean_cost_about = Custo: partidas em cem que as respostas ganham a menos que as melhores escolhas, em média. Certas: não claramente piores que a melhor escolha.
page-classroom-of = { $number } de { $of }
page-classroom-tries = { $number } tentativas
