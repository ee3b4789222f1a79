### O bloco de pontos: seus campos, o que recusa e o que põe em dúvida, a folha e a sessão no terminal.

pad-refused = { $problem }
pad-the_file = o arquivo
pad-too_long = é longo demais
pad-join = ; { "" }
pad-yes = sim
pad-no = não
pad-refused_side = Lado { $side }, { $field }: { $problem }

pad-field-side = anotação
pad-field-sets = jogos na mesa
pad-field-points = pontos
pad-field-out = bateu
pad-field-four_blacks = com os quatro três pretos
pad-field-concealed = na mão
pad-field-special = mão especial
pad-field-red_threes = três vermelhos na mesa
pad-field-black_threes = três pretos na mesa
pad-field-natural = canastras limpas
pad-field-mixed = canastras sujas
pad-field-aces = canastras limpas de ases
pad-field-sevens = canastras de setes
pad-field-fives = canastras de cincos
pad-field-wild = canastras de coringas
pad-field-twos = canastras só de dois
pad-field-small_wild = canastras pequenas de coringas
pad-field-big_wild = canastras grandes de coringas
pad-field-open_aces = ases naturais em jogo não fechado
pad-field-open_sevens = setes em jogo não fechado
pad-field-open_wild = coringas em jogo não fechado
pad-field-beyond = cartas em canastras além da base
pad-field-closed = cartas em canastras fechadas
pad-field-laid = cartas na mesa
pad-field-open = cartas em jogos abertos ou juntadas
pad-field-left = cartas que ficaram na mão
pad-field-left_red_threes = três vermelhos não mostrados
pad-field-left_black_threes = três pretos que sobraram
pad-field-held = mãos com três ou mais { $kinds }
pad-field-calientes = cartas Caliente jogadas
pad-field-fines = multas

pad-refuse-no_mapping = uma anotação relaciona cada campo com o que foi contado.
pad-refuse-no_field = esse campo não existe; há: { $names }.
pad-refuse-yes_no = aqui vai sim ou não (true ou false), não { $given }.
pad-refuse-choice = aqui não há “{ $given }”; há: { $names }.
pad-refuse-whole = aqui vai um número inteiro, não negativo; { $given } não é.
pad-refuse-most = pode haver no máximo { $number }, não { $given }.
pad-refuse-both = os jogos foram dados carta a carta, então isto resulta deles. Deixe um dos dois de fora.
pad-refuse-points_alone = os pontos deste lado foram dados prontos. Ao lado deles só podem estar quem bateu e as canastras que se pagam.
pad-refuse-points = os pontos são um número inteiro de -{ $number } a { $number }; { $given } não é.
pad-refuse-no_text = as cartas se escrevem com letras, como KKK2; { $given } não é assim.
pad-refuse-long = isto é longo demais: no máximo { $number } caracteres.
pad-refuse-card = “{ $letter }” não é uma carta. Use 4 5 6 7 8 9 T J Q K A 2, X para um joker, R e B para os três.
pad-refuse-no_set = { $set } não é um jogo: são três ou mais cartas de um valor com coringas entre elas, ou só coringas.
pad-refuse-one_way = dê as cartas de um só jeito: { $names }.
pad-refuse-no_calientes = este jogo não tem cartas Caliente.
pad-refuse-no_groups = cartas por valor relacionam um valor com um número de cartas.
pad-refuse-group = aqui nenhuma carta vale { $given }; os valores são { $names }.
pad-refuse-hands = deve haver um para cada jogador do lado nesta rodada ({ $number }), e há { $given }.
pad-refuse-fine = uma multa tem pontos, o motivo e, se quiser, um parágrafo; nada mais.
pad-refuse-fine_text = o motivo de uma multa é uma linha de no máximo { $number } caracteres.
pad-refuse-sides = Uma anotação tem uma parte para cada lado: { $number }, não { $given }.
pad-refuse-needs = isso só é possível se para o mesmo lado valer: { $needed }.
pad-refuse-special_laid = quem mostra uma mão especial não baixou nenhum jogo, nem o parceiro.
pad-refuse-never_laid = { $gender ->
        [f] as { $kinds } nunca são baixadas
       *[m] os { $kinds } nunca são baixados
    } neste livro.
pad-refuse-same_rank = um lado tem um só jogo de { $kinds }. Escreva todas as cartas juntas.
pad-refuse-closed = um jogo fechado de { $kinds } tem { $number } cartas, e não se pode juntar mais nenhuma dessas.
pad-refuse-no_wild_canasta = não há canastra de coringas entre os jogos.
pad-refuse-one_set = um lado tem no máximo um jogo destes.
pad-refuse-ranks = um lado tem um jogo de cada valor, então há no máximo { $number } canastras, não { $given }.
pad-refuse-beyond = estas canastras têm { $number } cartas, não { $given }. (As da base não se contam aqui.)
pad-refuse-no_beyond = não há canastra além da base, então não há cartas para contar aqui.
pad-refuse-too_few = as canastras e os jogos informados precisam de pelo menos { $number } cartas, e há { $given }.
pad-refuse-too_little = as canastras e os jogos informados valem pelo menos { $number }, e as cartas somam { $given }.
pad-refuse-too_much = estas canastras valem no máximo { $number }, e as cartas somam { $given }.
pad-refuse-natural_cards = há sete iguais para no máximo { $number } canastras limpas, não para { $given }.
pad-refuse-wild_cards = as canastras informadas precisam de pelo menos { $number } coringas, e há { $given } cartas que podem ser coringas.
pad-refuse-step = as cartas sempre somam um múltiplo de { $number }, e { $given } não é.
pad-refuse-out_holds = um jogador do lado que bateu não tem cartas na mão.
pad-refuse-threes_twice = as mãos foram dadas carta a carta, e os três com elas. Deixe um dos dois de fora.
pad-refuse-held = só { $number } mãos deste lado têm cartas suficientes para isso.
pad-refuse-one_side = só um lado pode bater.
pad-refuse-pack = { $given } { $kinds } é mais do que o baralho tem: há { $number }.
pad-refuse-group_pack = { $given } cartas de { $value } é mais do que o baralho tem: há { $number }.
pad-refuse-all_sides = com as dos outros lados são { $given }, e o baralho tem cartas para no máximo { $number }.
pad-refuse-wild_pack = todas as canastras juntas precisam de pelo menos { $given } coringas, e o baralho tem { $number }.
pad-refuse-all_cards = Tudo o que foi informado soma { $given } cartas, e o baralho tem { $number }.
pad-refuse-all_points = Todas as cartas informadas somam { $given } pontos, e o baralho inteiro vale { $number }.

pad-doubt-wild = Lado { $side }: um jogo de { $kinds } com { $number } coringas quebra uma regra.
pad-doubt-added = Lado { $side }: um jogo fechado de { $kinds } tem { $number } cartas, e não se pode juntar nenhuma.
pad-doubt-open_sets = O lado { $side } tem { $number } jogos abertos de { $kinds }, e só pode haver um aberto de cada valor.
pad-doubt-canastas = O lado { $side } bateu com { $given ->
    [0] nenhuma canastra
    [1] uma canastra
   *[other] { $given } canastras
  }, e são precisas { $number }.
pad-doubt-points_step = O lado { $side } tem { $given } pontos, e as cartas sempre somam um múltiplo de { $number }.
pad-doubt-points_most = O lado { $side } tem { $given } pontos, e nenhuma rodada passa de { $number }.
pad-doubt-unpriced = Neste jogo as canastras se pagam, e não foi dito quais o lado { $side } tem.
pad-doubt-threes_twice = Lado { $side }: há { $kinds } entre as cartas de uma mão e também informados como número. Algum foi contado duas vezes?
pad-doubt-with_canastas = O lado { $side } tem { $given } pontos em cartas abertas e juntadas, além de { $number ->
    [1] uma canastra
   *[other] { $number } canastras
  }. As cartas das canastras não entram aqui: foram contadas também?

pad-error-entry = Uma rodada é { "{" }"sides": [...]{ "}" } com uma anotação para cada lado, e nada mais.
pad-error-hands = Um bloco tem lugar para { $number } rodadas.
pad-error-change = Uma mudança tem um destes: names (novos pelos antigos), stake e raise (lado e pontos), e depois de quantas rodadas.
pad-error-over = A partida terminou. Corrija uma rodada, ou comece uma partida nova.
pad-error-over_before = Com estes totais, ou depois de tantas rodadas, a partida termina antes de começar.
pad-error-no_hand = Não há rodada { $number } no bloco.
pad-error-game = Uma partida é um conjunto de campos: book, sides e outros.
pad-error-game_key = Uma partida não tem “{ $key }”; tem: { $names }.
pad-error-game_sides = sides: é preciso uma lista com os nomes dos jogadores de cada lado.
pad-error-game_sizes = { $slug } com { $number } jogadores tem em cada lado: { $sizes }.
pad-error-game_totals = totals: são precisos { $number } números inteiros, um para cada lado.
pad-error-game_text = { $key }: é preciso um texto.
pad-error-game_options = options: é preciso uma lista de nomes.
pad-error-game_number = { $key }: é preciso um número inteiro de { $least } a { $most }.
pad-error-game_line = { $key }: é preciso uma linha de no máximo { $number } caracteres.
pad-error-house_book = A regra da casa é de { $house }, não de { $slug }.
pad-error-no_book = Qual livro de regras? Uma partida precisa de um.
pad-error-stake = Uma aposta tem valores em centavos: { $names }.
pad-error-stake_canastas = Pode-se apostar nestas canastras: { $names }.
pad-error-stake_cents = { $key }: é preciso um número de centavos de 0 a { $most }.
pad-error-no_game = Não há partida { $game } no bloco; há: { $games }.
pad-error-no_games = Ainda não há partida no bloco.
pad-error-moved = Esta partida está guardada em { $file }, e esse arquivo não existe.
pad-error-shared_elsewhere = Há pessoas escrevendo na partida { $game } em { $file }; primeiro tire-a das páginas lá (share --stop).
pad-error-nobody_asks = Ninguém chamado { $name } pede para escrever, e nenhuma conta tem esse nome.
pad-error-several_ask = Várias pessoas se chamam { $name }; indique qual pelo id: { $ids }.
pad-error-log = Os itens de { $stream } não podem ser entendidos (item { $number }: { $problem }).
pad-error-json = { $name } não é um JSON que se possa ler: { $problem }.
pad-error-form = { $name } não foi escrito pelo bloco de pontos, ou foi escrito por um mais novo.
pad-error-csv = { $name }, linha { $line }: { $problem }
pad-error-csv_head = a primeira linha deve nomear as colunas: { $names }.
pad-error-csv_columns = há { $given } colunas em vez de { $number }.
pad-error-csv_part = “{ $part }” não é parte de uma partida; há: game, hand.
pad-error-csv_value = “{ $value }” não é JSON.
pad-error-csv_side = “{ $side }” não é um lado desta partida.
pad-error-csv_order = rodada { $given } no lugar da rodada { $number }.
pad-error-unwritable = { $name } não pode ser escrito: { $problem }.

pad-plot-title = Totais, rodada a rodada
pad-plot-about = Totais depois de { $number } rodadas: { $totals }.
pad-plot-hands = rodada
pad-plot-hand = rodada
pad-plot-target = meta
pad-plot-label = { $letter }
pad-plot-legend = { $sides }; * onde há vários

pad-page-title = Canasta: { $book }
pad-page-rules = { $rules }, até { $target } pontos
pad-page-rules_hands = { $rules }, { $number } rodadas
pad-page-captain = Capitão do lado { $side }: { $name }, que joga em todas as rodadas.
pad-page-caption = Pontos e totais, rodada a rodada. Entre parênteses: o mínimo que cada lado precisava para abrir.
pad-page-hand = Rodada
pad-page-start = antes
pad-page-points = Pontos
pad-page-total = Total
pad-page-totals = Total
pad-page-first = ({ $number })
pad-page-dealer = { $name } dá
pad-page-out = { $names } descansa
pad-page-void = As rodadas riscadas foram jogadas depois do fim da partida e não contam.
pad-page-points_alone = { $mark } Pontos como foram informados; nada foi contado.
pad-page-plot = Totais, rodada a rodada
pad-page-settlement = Acerto
pad-page-paid_together = Todos os pagamentos juntos
pad-page-paid_game = Depois da partida
pad-page-paid_hand = Depois desta rodada
pad-page-payer = Paga
pad-page-payee = A
pad-page-amount = Valor
pad-page-hand_title = Rodada { $number }
pad-page-lines = De que se compõe a rodada { $number }
pad-page-side = Lado
pad-page-for = Por
pad-page-paragraph = Parágrafo
pad-page-sum = esta rodada

pad-show-side = { $letter }  { $names }: { $total }
pad-show-won = O lado { $sides } venceu: { $names }.
pad-show-next = Rodada { $number }: { $dealer } dá as cartas. Abertura: { $needs }.
pad-show-sits_out = Descansa: { $names }.
pad-show-dealer = Dá
pad-show-points = { $letter }
pad-show-total = total
pad-show-void = -
pad-show-void_about = { $mark }: jogada depois do fim da partida, não conta.
pad-show-hand_plain = Rodada { $number }, { $dealer } deu as cartas.
pad-show-hand_void = Rodada { $number }, { $dealer } deu as cartas, depois do fim da partida: não conta.
pad-show-side_plain = Lado { $letter }: { $points } pontos, total { $total }.
pad-show-line = Lado { $letter }: { $points }, { $what } { $cited }
pad-show-total_now = total agora
pad-show-doubt = É isso mesmo? { $doubt }
pad-show-no_stake = Esta partida não vale dinheiro.
pad-show-stake = Aposta: { $stake }.
pad-show-paid_hand = Depois da rodada { $number }:
pad-show-paid_game = Depois da partida:
pad-show-paid_together = Tudo junto:
pad-show-paid_nothing = Ninguém paga nada.
pad-show-not_over = A partida ainda não terminou.
pad-show-even = { "" }  todos estão quites
pad-show-payment = { "" }  { $payer } paga { $amount } a { $payee }

pad-ask-number = Um número inteiro, ou Enter para nenhum; “{ $typed }” não é.
pad-ask-yes_no = Digite s ou n; “{ $typed }” não é nenhum dos dois.
pad-ask-cards = “{ $typed }” não pode ser contado. Digite uma soma (845), cartas por valor ({ $example }), ou cartas por letra: KKK2 777 (c 777 se só houver algarismos).
pad-ask-no_cards = Dê a soma destas, ou as cartas por valor.
pad-ask-nobody = “{ $typed }” não é ninguém daqui, ou serve para mais de um: { $names }.
pad-ask-no_choice = “{ $typed }” não é nenhum destes, ou serve para mais de um: { $names }.
pad-ask-no_points = Os pontos são um número inteiro, como 310 ou -65; “{ $typed }” não é.
pad-ask-who_out = O lado { $side } bateu. Quem foi? (0 se não foi ninguém.)
pad-ask-too_many = Restam { $number } das canastras informadas, não { $given }.
pad-ask-rest = Restam { $number } das canastras informadas para isto, não { $given }. Digite voltar para mudar o número total.
pad-ask-which_side = Qual lado de novo ({ $letters }) [{ $usual }]?
pad-ask-no_side = “{ $typed }” não é um lado: { $names }.
pad-ask-seats = Jogadores: { $names }
pad-ask-out = Quem bateu [{ $usual }]?
pad-ask-choice = { "" }  { $number } { $label }
pad-ask-special = Uma mão especial [{ $usual }]?
pad-ask-concealed = Na mão (s ou n) [{ $usual }]?
pad-ask-four_blacks = Com os quatro três pretos (s ou n) [{ $usual }]?
pad-ask-side = Lado { $letter }: { $names }
pad-ask-count_now = Só foram dados os pontos. Contar as cartas agora (s ou n) [{ $usual }]?
pad-ask-points = Pontos nesta rodada [{ $usual }]:
pad-ask-laid = Cartas na mesa (soma, por valor, ou jogos) [{ $usual }]:
pad-ask-open = Cartas em jogos abertos ou juntadas (soma, por valor, ou todos os jogos) [{ $usual }]:
pad-ask-canastas = Canastras ao todo [{ $usual }]:
pad-ask-count = { "" }  { $field } [{ $usual }]:
pad-ask-of = { $field }, de { $names }
pad-ask-big_wild = Grande na sétima carta: a canastra de coringas (s ou n) [{ $usual }]?
pad-ask-beyond = Cartas em canastras além da base (soma, ou por valor) [{ $usual }]:
pad-ask-left = Ficaram na mão de { $name } (soma, por valor, ou cartas) [{ $usual }]:
pad-ask-left_reserves = Ficaram na mão, no joelho e no pé de { $name } (soma, por valor, ou cartas) [{ $usual }]:
pad-ask-left_foot = Ficaram na mão e no pé de { $name } (soma, por valor, ou cartas) [{ $usual }]:
pad-ask-calientes = { "" }  Cartas Caliente na mão de { $name } [{ $usual }]:
pad-ask-fines = Multa (pontos e motivo) [{ $usual }]:
pad-ask-more_fines = Outra multa [{ $usual }]:

pad-usual-none = nenhum
pad-usual-no_totals = nenhum
pad-usual-nobody = ninguém
pad-usual-all = todas
pad-usual-book = como no livro

pad-change-name = Antes da rodada { $hand }: { $old } agora é { $new }.
pad-change-stake = A partir da rodada { $hand }: a aposta é { $stake }.
pad-change-raise = Rodada { $hand }: o lado { $side } precisa de mais { $points } para abrir.
pad-change-no_raise = Rodada { $hand }: o lado { $side } não precisa de mais do que o normal para abrir.

pad-stake-none = nenhuma
pad-stake-per_thousand = { $amount } por mil pontos de diferença
pad-stake-minimum = pelo menos { $amount }
pad-stake-hand_per_thousand = { $amount } por mil pontos depois de cada rodada
pad-stake-canastas = { $amount } por cada uma de { $fields }

pad-new-book = { "" }  { $number } { $book }: { $title }, { $players } jogadores
pad-new-options = { "" }      opções: { $options }
pad-new-how = Um nome ou um número, depois opções e quantos jogam, como: caliente always_frozen 3. Vale também o nome ou o arquivo de uma regra da casa.
pad-new-which = Qual jogo [{ $usual }]?
pad-new-players = Quantos jogam ({ $numbers }) [{ $usual }]?
pad-new-names = Os { $number } nomes como vocês se sentam, em sentido horário, com vírgulas{ $kept }:
pad-new-names_number = São precisos { $number } nomes, com vírgulas entre eles, e há { $given }.
pad-new-side = Lado { $letter }, { $number } nomes com vírgulas{ $kept }:
pad-new-side_out = Lado { $letter }, { $number } nomes com vírgulas; o último descansa primeiro{ $kept }:
pad-new-side_captain = Lado { $letter }, { $number } nomes com vírgulas: primeiro o capitão, que joga em todas as rodadas; o último descansa primeiro{ $kept }:
pad-new-dealer = Quem dá as cartas [{ $usual }]?
pad-new-totals = Totais até agora, do papel ({ $letters }) [{ $usual }]:
pad-new-played = Rodadas jogadas até agora [{ $usual }]:
pad-new-target = Até quantos pontos [{ $usual }]?
pad-new-stake = Aposta: centavos por mil pontos de diferença [{ $usual }]:
pad-new-stake_book = Aposta: centavos por mil pontos, 0 para nenhuma [{ $usual }]:

pad-session-title = Bloco de pontos
pad-session-kept = Cada resposta é guardada na hora em { $path }
pad-session-game = { "" }  { $id }: { $about }
pad-session-more = { "" }  e mais { $number }
pad-session-about = { $rules }: { $sides }; rodadas { $number }
pad-session-about_over = { $rules }: { $sides }; rodadas { $number }, terminada
pad-session-which = Qual partida, n para uma nova, sair para ir embora [{ $id }]?
pad-session-new = Uma partida nova. Enter usa o que está entre colchetes, voltar vai à pergunta anterior, cancelar desiste.
pad-session-new_on = Uma partida nova foi começada e não terminada. Isto foi digitado:
pad-session-cancelled = Esquecida.
pad-session-game_title = Partida { $id }
pad-session-words = Digite rodada, pontos, corrigir, riscar, ver, gráfico, acertar, nome, aposta, aumentar, exportar, partidas, ajuda ou sair.
pad-session-usual-hand = rodada
pad-session-usual-show = ver
pad-session-what = E agora [{ $usual }]?
pad-session-help =
    rodada      anota a rodada que foi jogada
    pontos      anota só os pontos de cada lado, sem contar nada
    corrigir 2  anota de novo a rodada 2, ou um lado dela; tudo o que vem depois é
                calculado de novo
    riscar 2    risca a rodada 2, como se não tivesse sido jogada
    ver         a folha; ver 2: de que se compõe a rodada 2
    gráfico     os totais, rodada a rodada, em desenho
    acertar     quem paga a quem
    nome        muda um nome: nome Bruno = Benito
    aposta      joga por outra aposta a partir de agora
    aumentar A  o lado A precisa de mais 10 para abrir nesta rodada; aumentar A 0: nada
    exportar F  escreve a partida num arquivo: .html para imprimir, .svg o
                desenho, .json, .csv
    partidas    outra partida
    sair        fecha o bloco; tudo fica guardado
    Enquanto se pergunta uma rodada: voltar é a pergunta anterior, cancelar a esquece.
    As cartas podem ser dadas como soma (845), por valor (12x5 20x10 3x20), ou por
    letra (KKKKKK2 777): X é um joker, T um dez, R e B são os três.
    Basta a primeira letra de uma palavra (x para riscar, s para sair).
pad-session-unknown = “{ $typed }” não é nada disso. Digite ajuda.
pad-session-as_it_was = A rodada { $number } como está:
pad-session-no_hands = Ainda não há rodada no bloco.
pad-session-number = Qual rodada ({ $first } a { $last }) [{ $last }]?
pad-session-sure = Riscar a rodada { $number } (s ou n) [n]?
pad-session-struck = A rodada { $number } foi riscada.
pad-session-rename = Qual nome, e o que em seu lugar ({ $names }), como Ana = Anna?
pad-session-rename_how = Digite o nome como está, = e o novo, como Ana = Anna; “{ $typed }” não é assim.
pad-session-stake = Centavos por mil pontos de diferença a partir de agora, 0 para nenhum (Enter: sem mudança):
pad-session-stake_book = Centavos por mil pontos a partir de agora, 0 para nenhum, livro para a aposta do livro (Enter: sem mudança):
pad-session-raise = A abertura de qual lado ({ $letters }), e em quanto, se não for mais 10?
pad-session-file = Escrever em qual arquivo (.html, .svg, .json, .csv)?
pad-session-ending = O final do nome do arquivo diz o que ele será: { $endings }.
pad-session-there = { $path } já existe. Substituir (s ou n) [n]?
pad-session-wrote = Escrito: { $path }
pad-session-draft = Esta rodada foi começada e não terminada. Isto foi digitado:
pad-session-hand = Rodada { $number }, { $dealer } dá as cartas
pad-session-hand_how = Cartas como soma (845), por valor (12x5 20x10), ou por letra (KKK2 777). Enter usa o que está entre colchetes, 0 é nenhuma, voltar vai à pergunta anterior.
pad-session-right = Anotar isto (s, ou n para a pergunta anterior) [s]?
pad-session-written = Anotado. Totais: { $totals }.
pad-session-later = Calculadas de novo: { $number } rodadas posteriores.
pad-session-bye = Tudo está guardado em { $path }

pad-cli-commands = Comandos para programas
pad-cli-unknown = Aqui não há “{ $word }”; há: { $names }. Sem nenhuma palavra, abre-se o próprio bloco.
pad-cli-unreadable = (não pode ser lida)
pad-cli-game = { $id }  { $about }
pad-cli-begun = A partida { $id } está no bloco.
pad-cli-hand = Dê um arquivo ou --points.
pad-cli-change = Nada para mudar: dê --name, --stake ou --raise.
pad-cli-shared =
    A partida { $id } está guardada em { $path }
    Para assistir, abra isto depois do endereço do servidor: { $link }
pad-cli-stopped = No servidor ninguém mais pode abrir a partida { $id }.
pad-cli-owner = { $name } é o dono no servidor ({ $id }).
pad-cli-writer = { $name } pode escrever ({ $id }).
pad-cli-asking = { $name } pede para escrever ({ $id }).
pad-cli-form = { $rules }, { $players } jogadores: o que se conta para cada lado
pad-cli-form_field = Campo
pad-cli-form_about = O que é
pad-cli-form_points = Pontos
pad-cli-form_most = Máximo
pad-cli-form_paragraph = Parágrafo
pad-cli-form_values = Valores, { $field }: { $values }
pad-cli-form_by_hand = Abertura, rodada a rodada: { $counts }
pad-cli-form_first = Abertura: { $counts }
pad-cli-form_from = { $count } a partir de { $start }

cli-scorepad-short = anotar os pontos de uma partida com cartas de verdade
cli-scorepad-help = Anota os pontos de uma partida com cartas de verdade: qualquer livro, qualquer número de jogadores. Conte como de costume; o bloco confere o que você anota, calcula conforme o livro e guarda cada resposta na hora.
cli-scorepad-example =
    { $program } scorepad
    { $program } scorepad --plain --database club.db
    { $program } scorepad export 1 evening.html
cli-scorepad-exit_1 = { "" }

cli-scorepad_list-short = as partidas do bloco
cli-scorepad_list-help = Todas as partidas do bloco, primeiro aquela em que se escreveu por último.
cli-scorepad_list-example = { $program } scorepad list --json
cli-scorepad_list-exit_1 = { "" }

cli-scorepad_new-short = começar uma partida
cli-scorepad_new-help = Começa uma partida. Os nomes vão lado a lado, na ordem em que se sentam; o último descansa primeiro.
cli-scorepad_new-example =
    { $program } scorepad new --side Ana,Carla --side Bruno,Dora
    { $program } scorepad new --book knee --side A,D --side B,E --side C,F
cli-scorepad_new-exit_1 = { "" }

cli-scorepad_hand-short = anotar uma rodada, ou corrigir uma
cli-scorepad_hand-help = Anota uma rodada. FILE é JSON, ou - para a entrada padrão: para cada lado, os campos do formulário ({ $program } scorepad form) e o que foi contado. O que é zero pode ficar de fora. Com --points nada é contado: os pontos de cada lado são anotados como estão.
cli-scorepad_hand-example =
    echo '{ "{" }"sides": [{ "{" }"out": true, "laid": 310, "mixed": 1{ "}" }, { "{" }{ "}" }]{ "}" }' |
      { $program } scorepad hand 1 -
cli-scorepad_hand-exit_1 = { "" }

cli-scorepad_change-short = mudar nomes, a aposta ou o mínimo para abrir
cli-scorepad_change-help = Muda durante a partida o que foi combinado antes dela. Um nome novo vale para a folha toda, uma aposta nova a partir da próxima rodada, um aumento só para a próxima rodada. Todas as mudanças ficam na folha.
cli-scorepad_change-example =
    { $program } scorepad change 1 --name "Bruno=Benito"
    { $program } scorepad change 1 --raise A
cli-scorepad_change-exit_1 = { "" }

cli-scorepad_show-short = a folha, ou uma rodada dela
cli-scorepad_show-help = A folha de uma partida: pontos e totais, quem dá as cartas, o mínimo para abrir.
cli-scorepad_show-example = { $program } scorepad show 1 --hand 2
cli-scorepad_show-exit_1 = { "" }

cli-scorepad_settle-short = quem paga a quem
cli-scorepad_settle-help = Quem paga quanto a quem, depois de cada rodada e depois da partida.
cli-scorepad_settle-example = { $program } scorepad settle 1
cli-scorepad_settle-exit_1 = { "" }

cli-scorepad_export-short = uma partida como arquivo: html, svg, json, csv
cli-scorepad_export-help = Escreve uma partida num arquivo, ou na saída padrão (-). O final do nome diz o que ele será: .html uma folha para imprimir, .svg o gráfico dos totais, .json e .csv para programas e para { $program } scorepad import.
cli-scorepad_export-example =
    { $program } scorepad export 1 evening.html
    { $program } scorepad export 1 - --form csv
cli-scorepad_export-exit_1 = { "" }

cli-scorepad_import-short = uma partida de um arquivo JSON ou CSV
cli-scorepad_import-help = Põe no bloco uma partida que foi exportada como JSON ou CSV. FILE pode ser - para a entrada padrão.
cli-scorepad_import-example = { $program } scorepad import evening.json
cli-scorepad_import-exit_1 = { "" }

cli-scorepad_share-short = mostrar uma partida a pessoas no seu servidor
cli-scorepad_share-help = Põe uma partida no servidor desta máquina. A partir daí ela fica guardada lá, e o terminal continua com ela como antes. O link serve para assistir; quem o abre pode pedir para escrever, e --to permite isso, pelo nome, a essa pessoa ou a uma conta. A primeira pessoa a quem você permite escrever é a dona da partida no servidor. Só com a partida, o comando diz quem está pedindo.
cli-scorepad_share-example =
    { $program } scorepad share 1
    { $program } scorepad share 1 --to Bruno
    { $program } scorepad share 1 --stop
cli-scorepad_share-exit_1 = { "" }

cli-scorepad_form-short = o que um livro conta, campo a campo
cli-scorepad_form-help = O formulário de um livro: campos, valores, limites e a tabela da abertura. BOOK pode ter opções (caliente+always_frozen) ou ser uma regra da casa.
cli-scorepad_form-example = { $program } scorepad form american --json
cli-scorepad_form-exit_1 = { "" }
