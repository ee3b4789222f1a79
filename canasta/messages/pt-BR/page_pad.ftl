### O bloco de pontos: blocos, uma rodada anotada, a folha.

page-pad-title = Bloco de pontos
page-pad-lead = Para cartas de verdade: você conta, o bloco pontua conforme o livro e guarda a folha. Funciona também sem conexão.
page-pad-all = Todos os blocos
page-pad-to_table = Voltar à mesa
page-pad-new = Novo bloco
page-pad-new_lead = Bastam os nomes e um livro de regras; todo o resto tem seu valor normal.
page-pad-import = Importar um arquivo
page-pad-none_yet = Ainda não há blocos.
page-pad-hands_played = { $number ->
    [0] nenhuma rodada
    [1] 1 rodada
   *[other] { $number } rodadas
  }
page-pad-delete = Excluir este bloco
page-pad-delete_name = Excluir este bloco: { $name }
page-pad-discard_entry = Descartar esta anotação
page-pad-unreachable = Este bloco não está neste aparelho, e o servidor não responde.
page-pad-no_hand = Essa rodada não existe neste bloco.
page-pad-players = { $number } jogadores
page-pad-to = até { $points } pontos

page-pad-names = Quem joga
page-pad-names_about = Os lados, cada um na ordem em que seus jogadores se sentam.
page-pad-side = Lado { $side }
page-pad-player = Jogador { $number }
page-pad-game_title = Título, se quiser
page-pad-new_more = Quem dá as cartas, totais do papel, aposta e mais
page-pad-dealer = Quem dá as cartas primeiro
page-pad-dealer_usual = como de costume: { $name }
page-pad-target = Pontos de uma partida
page-pad-target_usual = Normalmente { $points }.
page-pad-total_so_far = Total até agora, lado { $side }
page-pad-played = Rodadas jogadas no papel
page-pad-stake = Aposta: centavos por mil pontos
page-pad-stake_about = Vazio: como no livro. 0: sem aposta.
page-pad-own_house = Sua própria regra da casa, como texto
page-pad-begin = Começar

page-pad-hand = Rodada { $hand }
page-pad-deals = { $name } dá as cartas.
page-pad-deals_out = { $number ->
    [1] { $name } dá as cartas. { $others } descansa.
   *[other] { $name } dá as cartas. { $others } descansam.
  }
page-pad-first_meld = { $number ->
    [0] abertura livre
   *[other] abertura { $number }
  }
page-pad-enter = Anotar a rodada { $hand }
page-pad-continue = Continuar a rodada { $hand }
page-pad-half_entered = A rodada { $hand } está anotada pela metade.
page-pad-only_points = Só os pontos
page-pad-won = { $number ->
    [1] { $names } venceram.
   *[other] { $names } venceram juntos.
  }
page-pad-again = Nova partida, mesmos jogadores
page-pad-captain = { $name } é capitão e joga em todas as rodadas.
page-pad-no_hands = Nenhuma rodada foi anotada ainda.
page-pad-hands = Rodadas da partida
page-pad-col_hand = Rodada
page-pad-col_dealt = Deu
page-pad-col_out = Descansou
page-pad-col_total = total
page-pad-col_lines = Linhas
page-pad-lines_of = Linhas da rodada { $hand }
page-pad-unsent = ainda não enviada
page-pad-sent_first = Ela pode ser corrigida assim que for enviada.
page-pad-not_counted = depois do fim
page-pad-given = pontos como informados
page-pad-correct = Corrigir a rodada { $hand }
page-pad-delete_hand = Riscar
page-pad-recalculated = Tudo o que vem depois é calculado de novo.
page-pad-corrected = Corrigida; era { $points }.
page-pad-hand_deleted = A rodada { $hand } foi riscada: { $points }.
page-pad-totals_to = Totais · até { $points }
page-pad-settlement = Acerto
page-pad-pays_to = { $from } paga a { $to }
page-pad-pays = { $from } paga { $money } a { $to }
page-pad-even = Ninguém deve nada a ninguém.
page-pad-combined = Tudo junto, com o mínimo de pagamentos.
page-pad-combined_so_far = Tudo junto, com o mínimo de pagamentos. A partida em si ainda não terminou.
page-pad-by_hand = Rodada a rodada
page-pad-after_game = Depois da partida
page-pad-share = Compartilhar
page-pad-share_about = Quem tem o link pode assistir. Para escrever, precisa pedir a você.
page-pad-make_link = Criar um link
page-pad-copy = Copiar link
page-pad-copied = O link foi copiado.
page-pad-stop_sharing = Não deixar ninguém assistir
page-pad-print = Imprimir
page-pad-asks = { $name } pede para escrever.
page-pad-writes = { $name } pode escrever.
page-pad-allow = Permitir
page-pad-revoke = Não permitir mais
page-pad-watching = Você está assistindo.
page-pad-asked = Você pediu para escrever. O dono precisa dizer sim.
page-pad-ask_write = Pedir para escrever
page-pad-changes = Nomes, aposta, abertura mais alta
page-pad-rename = Nome de quem
page-pad-new_name = Novo nome
page-pad-rename_do = Mudar o nome
page-pad-stake_do = Mudar a aposta
page-pad-raise = Na próxima rodada, mais 10 para a abertura
page-pad-raise_side = Lado { $side }

page-pad-offline = Sem conexão. Tudo o que você anota fica guardado neste aparelho.
page-pad-sending = { $number ->
    [1] Enviando 1 anotação…
   *[other] Enviando { $number } anotações…
  }
page-pad-decide = { $number ->
    [1] 1 rodada precisa da sua decisão.
   *[other] { $number } rodadas precisam da sua decisão.
  }
page-pad-waiting = { $number ->
    [1] 1 anotação espera para ser enviada.
   *[other] { $number } anotações esperam para ser enviadas.
  }
page-pad-try_again = Tentar agora
page-pad-not_accepted = A rodada { $hand } não foi aceita
page-pad-conflict-hand = A rodada { $hand } foi anotada nesse meio-tempo
page-pad-conflict-correct = A rodada { $hand } foi mudada nesse meio-tempo
page-pad-conflict-strike = A rodada { $hand } foi mudada nesse meio-tempo
page-pad-conflict_about = Alguém a anotou em outro aparelho. Qual vale?
page-pad-theirs = No bloco
page-pad-mine = Neste aparelho
page-pad-keep_theirs = Manter o que está no bloco
page-pad-use_mine = Usar o deste aparelho
page-pad-keep_both = As duas: são duas rodadas
page-pad-deleted = riscada
page-pad-gone = não existe mais

page-pad-tab-out = Batida
page-pad-tab-check = Conferir
page-pad-tab-points = Pontos
page-pad-ask-out = Quem bateu?
page-pad-ask-points = Os pontos desta rodada
page-pad-ask-check = Está certo?
page-pad-part-count = canastras e três
page-pad-part-table = na mesa
page-pad-part-left = ficou na mão
page-pad-go-count = Canastras
page-pad-go-table = Na mesa
page-pad-go-left = Ficou na mão
page-pad-go-check = Conferir a rodada
page-pad-hand_deals = Rodada { $hand } · { $name } dá as cartas
page-pad-correcting = Você corrige a rodada { $hand }; as seguintes são calculadas de novo.
page-pad-leave = Sair; a anotação fica guardada
page-pad-later = Deixar para depois
page-pad-steps = Passos da rodada { $hand }
page-pad-out = Quem bateu?
page-pad-nobody = Ninguém
page-pad-stock_out = o monte acabou
page-pad-choose_out = Primeiro diga quem bateu, ou ninguém.
page-pad-went_out = { $name } bateu
page-pad-is_out = bateu
page-pad-none = nenhuma
page-pad-no = Não
page-pad-yes = Sim
page-pad-more_counts = O que mais conta
page-pad-found = encontrado nas cartas
page-pad-ways = Como as cartas são contadas
page-pad-way-sum = Soma
page-pad-way-value = Por valor
page-pad-way-card = Por carta
page-pad-keys = Teclas de números
page-pad-minus = Mais ou menos
page-pad-erase = Apagar o último algarismo
page-pad-cards = Cartas
page-pad-key = { $card }, { $number } contadas
page-pad-take_back = Tirar a última
page-pad-line_count = { $number ->
    [1] { $number } linha
   *[other] { $number } linhas
  }
page-pad-fined = multa { $side } { $points }
page-pad-fine_where = Uma multa de { $points } pontos para { $names }: em qual bloco ela deve ser anotada?
page-pad-fine_nowhere = Uma multa de { $points } pontos para { $names }. Não há bloco aberto de uma partida de { $book }; comece um, e anote a multa onde você confere a rodada.
page-pad-most = Há no máximo { $number }.
page-pad-pack = O baralho tem { $number } { $kinds }.
page-pad-fewer = { $name }: um a menos
page-pad-more = { $name }: um a mais
page-pad-ok = OK
page-pad-sets = Jogos
page-pad-set = Continuar com { $cards }
page-pad-sets_about = Toque nas cartas, jogo por jogo.
page-pad-next_set = Próximo jogo
page-pad-tap_cards = Toque em cada carta que { $name } tem
page-pad-card_count = { $number ->
    [1] 1 carta
   *[other] { $number } cartas
  }
page-pad-choose_player = Mão de quem
page-pad-nothing_left = { $name } bateu; não ficou nada.
page-pad-counted = contada
page-pad-not_counted_yet = ainda não contada
page-pad-points_about = Os pontos são usados como estão; nada é contado. Uma rodada assim fica marcada na folha.
page-pad-so_far = até agora
page-pad-sum_so_far = { $points } até agora
page-pad-lines = Linhas
page-pad-this_hand = Esta rodada
page-pad-total = Total
page-pad-close = Fechar
page-pad-back = Voltar
page-pad-save_hand = Anotar
page-pad-answer_first = Primeiro responda à pergunta.
page-pad-unchecked = Sem conexão os pontos são somados aqui. As regras são consultadas assim que houver conexão.
page-pad-fine = Multas
page-pad-fine_points = Pontos
page-pad-fine_for = Motivo
page-pad-fine_more = Acrescentar uma multa
page-pad-impossible = Isto não é possível
page-pad-is_right = É isso mesmo?
page-pad-yes_right = Foi assim
page-pad-correct_it = Corrigir
page-pad-short-natural = Limpas
page-pad-short-mixed = Sujas
page-pad-short-red_threes = Três vermelhos
page-pad-short-black_threes = Três pretos
page-pad-short-laid = Todas as cartas baixadas
page-pad-delete_sure = Excluir mesmo?
page-pad-no_cards = { $name } não tem mais cartas
page-pad-uncounted = Ainda não contadas
page-pad-uncounted_of = { $number ->
    [1] As cartas que ficaram na mão de { $names } não foram contadas.
   *[other] As cartas que ficaram nas mãos de { $names } não foram contadas.
  }
page-pad-count_them = Contar
page-pad-were_empty = Não ficaram cartas
page-pad-count_instead = Contar as cartas
page-pad-stake_canastas = Neste jogo as canastras se pagam: quantas este lado tem?
page-pad-hand_doubted = A rodada { $hand } está certa?
page-pad-qr = Um código que leva a esta folha quando um celular o escaneia
page-pad-refuse = Recusar
page-pad-was_refused = O dono não deixou você escrever.
page-pad-ask_name = Seu nome
page-pad-ask_name_first = Primeiro escreva o seu nome, para que o dono saiba quem pede.
page-pad-short-open = Só cartas em jogos abertos ou juntadas a canastras
page-pad-save-json = Salvar como JSON
page-pad-save-csv = Salvar como CSV
page-pad-save-html = Salvar como HTML
