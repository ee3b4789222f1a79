### Recusas e linhas da pontuação. Uma recusa diz o que seria preciso.

refuse-over = A rodada terminou.
refuse-answer_first = Seu parceiro perguntou se pode bater: primeiro responda sim ou não.
refuse-no_question = Ninguém perguntou nada a você.
refuse-stock_exhausted = O monte acabou: pegue o lixo ou passe.
refuse-drawn_already = Você já comprou ou pegou o lixo nesta vez: baixe cartas ou descarte.
refuse-draw_first = Primeiro compre do monte ou pegue o lixo; depois baixe e descarte.
refuse-pass_in_turn = Uma vez que já começou termina com um descarte, não passando.
refuse-pass_stock = Só se passa quando o monte acabou: compre uma carta ou pegue o lixo.
refuse-end = A vez termina com um descarte.
refuse-no_partner = Não há a quem perguntar: você joga sem parceiro.
refuse-not_asked = Aqui ninguém pergunta: quem pode bater bate sem a permissão do parceiro.
refuse-asked_already = Você já perguntou nesta vez.
refuse-ask_too_late = Pergunte antes de baixar qualquer coisa ou de pegar o lixo.
refuse-ask_one_card = Depois de um não, você não poderia terminar a vez.
refuse-empty_pile = O lixo está vazio.
refuse-top_never = A carta de cima é { $a_kind }: ela nunca pode ser pega do lixo.
refuse-other_top = A carta de cima do lixo é { $a_kind }.
refuse-red_three = Um três vermelho nunca é descartado: ele fica aberto na mesa.
refuse-last_three = A última carta do monte era um três vermelho: baixe o que quiser e termine; não se descarta nada.
refuse-one_set = Seu lado já tem um jogo de { $kinds }: junte a ele.
refuse-no_set = Seu lado não tem um jogo de { $kinds } ao qual juntar.
refuse-one_wild_set = Seu lado já tem um jogo de coringas: junte a ele.
refuse-no_wild_set = Seu lado não tem um jogo de coringas ao qual juntar.
refuse-black_three = Os três pretos não se baixam na mesa.
refuse-threes_shown = Os três não formam jogo: são mostrados um a um, e para cada um se compra uma carta.
refuse-match = A carta de cima não combina com essas cartas.
refuse-stopped = Em cima está { $a_kind }: o próximo jogador não pode pegar o lixo.
refuse-unopened_pair = Seu lado ainda não abriu: o lixo só se pega com { $gender ->
        [f] duas { $kinds }
       *[m] dois { $kinds }
    } naturais da sua mão.
refuse-frozen_pair = O lixo está congelado: só se pega com { $gender ->
        [f] duas { $kinds }
       *[m] dois { $kinds }
    } naturais da sua mão.
refuse-last_card_stock = Com uma carta na mão você não pode pegar um lixo de uma carta enquanto houver monte.
refuse-must_take = O monte acabou e { $gender ->
        [f] a { $kind }
       *[m] o { $kind }
    } de cima cabe num jogo do seu lado: você tem de pegar o lixo.
refuse-wild_limit =
    { $size ->
        [1] Um jogo novo não leva coringa entre suas três primeiras cartas.
       *[other] O jogo de { $kinds } tem { $wild } coringas: com { $size } cartas pode ter no máximo { $limit }, até ser uma canastra.
    }
refuse-always_frozen = O lixo está sempre congelado: pegue com { $gender ->
        [f] duas { $kinds }
       *[m] dois { $kinds }
    } naturais da sua mão, ou junte a carta de cima a um jogo seu que ainda não é canastra.
refuse-fewer_wild =
    { $limit ->
        [1] Os coringas precisam ser menos que as cartas naturais: com { $naturals } { $kinds } naturais o jogo leva no máximo um coringa, e teria mais.
       *[other] Os coringas precisam ser menos que as cartas naturais: com { $naturals } { $kinds } naturais o jogo leva no máximo { $limit } coringas, e tem { $wild }.
    }
refuse-refill_ahead = Seu lado tem mais jogos que outro lado: agora não se pode jogar uma carta Caliente.
refuse-refill_stock = O monte acabou: uma carta Caliente só se joga enquanto houver monte.
refuse-refill_now = Uma carta Caliente se joga no lugar de comprar ou pegar o lixo, no começo da vez.
refuse-refill_once = Só se joga uma carta Caliente por vez.
refuse-refill_none = Este livro não tem carta Caliente para jogar.
refuse-quiet = Ninguém baixa, pega o lixo ou bate antes que todos tenham jogado { $number } vezes.
refuse-four_blacks = Os quatro três pretos só se baixam como todo o resto da mão, por um jogador que pode bater.
refuse-way_first = Só pergunta um jogador que poderia bater.
refuse-ask_after_draw = Pergunte depois de comprar.
refuse-dead_rank = O outro lado tem uma canastra de { $kinds }: você não baixa mais { $gender ->
        [f] nenhuma { $kind }
       *[m] nenhum { $kind }
    } natural.
refuse-mix_only_first = { $gender ->
        [f] As { $kinds }
       *[m] Os { $kinds }
    } só levam coringas na vez da abertura do seu lado.
refuse-wild_set_first = O jogo de coringas do seu lado está aberto: até ele fechar, os coringas só vão para ele.
refuse-never_mixed = { $gender ->
        [f] As { $kinds }
       *[m] Os { $kinds }
    } nunca levam coringas.
refuse-most_wild = Um jogo de { $kinds } tem no máximo { $limit } coringas.
refuse-closed_set = Este jogo está fechado: nada se junta a ele.
refuse-only_opened = Só um lado que já abriu pega o lixo.
refuse-pair_only = O lixo só se pega com { $gender ->
        [f] duas { $kinds }
       *[m] dois { $kinds }
    } naturais da sua mão.
refuse-within_canasta = Com mais três cartas o jogo de { $kinds } do seu lado teria mais de sete.
refuse-on_empty_pile = Sobre um lixo vazio não se descarta ás, sete nem carta de um valor com canastra, enquanto você tiver outra carta natural.
refuse-first_after_take = O primeiro descarte depois de pegar o lixo não é ás, sete nem carta de um valor com canastra, enquanto você tiver outra carta natural.
refuse-wild_last = Um coringa só é descartado por quem não tem mais nada para descartar.
refuse-show_three = Os três são mostrados no começo da vez ou ao serem comprados, e só por um lado que ainda pode guardá-los.
refuse-show_hand = Uma mão especial são catorze cartas que combinam, mostradas logo depois da compra por um lado que não baixou nada.
refuse-three_naturals = Um jogo da abertura tem pelo menos três cartas naturais.
refuse-asked_in_hand = Você já perguntou nesta rodada: a partir de agora decide sem perguntar.
refuse-last_discard = A última carta é descartada, nunca baixada.
refuse-pass_rebuild = O lixo vira o monte: compre uma carta.
refuse-take_open = Seu lado tem um jogo aberto de { $kinds }: pegue o lixo com o seu par, e as cartas se juntam a ele.
refuse-keep_one = Enquanto seu lado não fechar um jogo, ninguém joga a última carta.
refuse-bury_instead = Seu lado não tem um jogo aberto de { $kinds }: a carta vai enterrada no jogo fechado.
refuse-seven_first = Sete cartas naturais só se baixam de uma vez na abertura de um lado.
refuse-take_now = Você baixou cartas antes de comprar: complete a abertura e pegue o lixo.
refuse-ask_now = Você tem um três como último descarte: pergunte ao parceiro, ou mostre o três.
refuse-compulsory = Você nunca perguntou nesta rodada: seu parceiro precisa dizer sim antes que você bata.
refuse-lay_three = Um jogo começa com três cartas; as outras se juntam uma a uma.
refuse-no_closed = Seu lado não tem um jogo fechado de { $kinds } ao qual juntar.
refuse-never_added = Nada se junta a um jogo fechado de { $kinds }.
refuse-no_reserve = Não há joelho nem pé para recolher.
refuse-reserve_now = O joelho se recolhe no começo da sua vez, antes de comprar, quando seu lado já fechou um jogo; joelho e pé vêm sozinhos quando suas cartas acabam.
refuse-reserve_played = A reserva vem quando suas cartas acabam, não antes.
refuse-base = Você não pode bater: seu lado não fechou todos os jogos da sua base. Fique com uma carta depois do descarte.
refuse-partner_foot = Você não pode bater: seu parceiro não recolheu o pé. Fique com uma carta depois do descarte.
refuse-yes_first = Ninguém bate sem um sim do parceiro nessa vez. Fique com uma carta depois do descarte.
refuse-ask_foot = Só pergunta quem recolheu o pé, e o parceiro também precisa ter recolhido o dele.
refuse-ask_own_foot = Só pergunta quem já recolheu o pé.
refuse-ask_reach = Só pergunta quem poderia bater nesta vez: com a base, e todas as cartas baixadas menos uma.
refuse-count_short = A abertura do seu lado precisa de { $need } pontos: depois disto você não poderia baixá-los e ainda terminar a vez.
refuse-closed_wild = Este jogo está fechado: nenhum coringa vai nele.
refuse-show_none = Este livro não tem nada que se mostre assim.
refuse-too_few_taken = O lixo tem { $have } cartas: ele se pega a partir de { $number }.
refuse-closed_take = Com o jogo aberto de { $kinds } do seu lado, pegar assim faria mais de sete.
refuse-wild_set = Coringas nunca se baixam sozinhos: um jogo precisa de pelo menos duas cartas naturais.
refuse-black_threes_pure = Nenhum coringa vai com três pretos.
refuse-only_going_out = { $gender ->
        [f] As { $kinds } só são baixadas
       *[m] Os { $kinds } só são baixados
    } na vez em que você bate, e daqui você não poderia bater.
refuse-count = A abertura do seu lado precisa de { $need } pontos; com isto você poderia baixar no máximo { $most }.
refuse-count_open = A abertura do seu lado precisa de { $need } pontos e há { $have } baixados: baixe mais primeiro.
refuse-said_no = Seu parceiro disse não: você não pode bater nesta vez.
refuse-way_out = Seu parceiro disse sim: você tem de bater, e isto fecharia o caminho.
refuse-way_out_pass = Seu parceiro disse sim, e pegar o lixo leva a bater: você tem de pegá-lo.
refuse-must_go_out = Você tem de bater nesta vez, e depois disto não poderia.

refuse-hold =
    { $number ->
        [1] Para isto você precisa de { $a_kind } na mão, e não tem { $gender ->
            [f] nenhuma
           *[m] nenhum
        }.
       *[other] Para isto você precisa de { $number } { $kinds } na mão, e { $have ->
            [0] não tem { $gender ->
                [f] nenhuma
               *[m] nenhum
            }
           *[other] tem { $have }
        }.
    }

refuse-keep_card =
    { $number ->
        [1] Você não pode bater: seu lado não tem canastra. Fique com uma carta depois do descarte.
       *[other] Você não pode bater: é preciso ter { $number } canastras, e seu lado { $have ->
            [0] não tem nenhuma
           *[other] tem { $have }
        }. Fique com uma carta depois do descarte.
    }

refuse-keep_last =
    { $number ->
        [1] Você não pode bater: seu lado não tem canastra. Fique com a sua última carta.
       *[other] Você não pode bater: é preciso ter { $number } canastras, e seu lado { $have ->
            [0] não tem nenhuma
           *[other] tem { $have }
        }. Fique com a sua última carta.
    }

unknown-hand = As cartas de { $seat } não foram dadas, e a resposta depende delas.
unknown-top = A carta de cima do lixo não foi dada, e a resposta depende dela. (Um número depois de # conta cartas fechadas: pile=#7 são sete; seis com um sete em cima são pile=#5?7.)
unknown-reserve = As cartas que { $seat } não recolheu não foram dadas, e a resposta depende delas.
unknown-pile = As cartas do lixo não foram dadas, e a resposta depende delas.
unknown-shuffle = Agora o lixo seria embaralhado para fazer um monte novo, e sua ordem não foi dada.
unknown-stock = A próxima carta do monte não foi dada, e ela seria comprada agora.

score-out = bater
score-concealed = bater na mão
score-points_alone = pontos como informados
score-fines = multa: não bater depois de um sim
score-base = a base
score-canasta_natural = canastra limpa de { $kinds }
score-canasta_mixed = canastra suja de { $kinds }
score-canasta_wild = canastra de coringas
score-canasta_twos = canastra de dois
score-open_set = { $kinds } em jogo começado e não fechado
score-open_wild = coringas em jogo começado e não fechado
score-held_too_many = três ou mais { $kinds } que ficaram numa mão
score-four_blacks = bater com os quatro três pretos
score-small_wild_canasta = uma canastra pequena de coringas
score-big_wild_canasta = uma canastra grande de coringas
score-laid_sum = cartas na mesa
score-laid_no_canasta_sum = cartas na mesa sem canastra
score-left_sum = cartas que ficaram na mão
score-book_cards_sum = cartas em canastras além da base
score-closed_cards_sum = cartas em canastras fechadas
score-open_cards_sum = cartas em jogos abertos ou juntadas a canastras

score-red_threes_no_canasta =
    { $number ->
        [1] 1 três vermelho sem canastra
       *[other] { $number } três vermelhos sem canastra
    }

score-laid_no_canasta =
    { $number ->
        [1] 1 carta na mesa sem canastra
       *[other] { $number } cartas na mesa sem canastra
    }

score-black_threes =
    { $number ->
        [1] 1 três preto
       *[other] { $number } três pretos
    }

score-black_threes_no_canasta =
    { $number ->
        [1] 1 três preto sem canastra
       *[other] { $number } três pretos sem canastra
    }

score-special-pairs = mão especial: sete pares
score-special-pairs_with_twos = mão especial: pares com dois, setes e ases
score-special-pairs_with_jokers = mão especial: pares com jokers, setes e ases
score-special-straight = mão especial: a sequência
score-special-garbage = mão especial: o refugo
score-special-dream = mão especial: o sonho
score-special-threes = mão especial: quatro trincas e dois coringas
score-special-fours = mão especial: três quadras e dois coringas
score-special_own = mão especial: { $title }

score-books_natural =
    { $number ->
        [1] 1 canastra limpa
       *[other] { $number } canastras limpas
    }

score-books_mixed =
    { $number ->
        [1] 1 canastra suja
       *[other] { $number } canastras sujas
    }

score-books_wild =
    { $number ->
        [1] 1 canastra de coringas
       *[other] { $number } canastras de coringas
    }

score-book_cards =
    { $number ->
        [1] 1 carta em canastras além da base
       *[other] { $number } cartas em canastras além da base
    }
score-closed_cards =
    { $number ->
        [1] 1 carta em canastras fechadas
       *[other] { $number } cartas em canastras fechadas
    }

score-open_cards =
    { $number ->
        [1] 1 carta num jogo aberto ou juntada a uma canastra
       *[other] { $number } cartas em jogos abertos ou juntadas a canastras
    }

score-red_threes_left =
    { $number ->
        [1] 1 três vermelho não mostrado
       *[other] { $number } três vermelhos não mostrados
    }

score-black_threes_left =
    { $number ->
        [1] 1 três preto que sobrou
       *[other] { $number } três pretos que sobraram
    }

score-caliente_held =
    { $number ->
        [1] o mesmo de novo por uma carta Caliente na mão
       *[other] o mesmo de novo por { $number } cartas Caliente na mão
    }

score-caliente_played =
    { $number ->
        [1] 1 carta Caliente jogada
       *[other] { $number } cartas Caliente jogadas
    }

score-red_threes =
    { $number ->
        [1] 1 três vermelho
       *[other] { $number } três vermelhos
    }

score-red_threes_unopened =
    { $number ->
        [1] 1 três vermelho sem abertura
       *[other] { $number } três vermelhos sem abertura
    }

score-all_red_threes =
    { $number ->
        [1] todos os três vermelhos, extra
       *[other] todos os { $number } três vermelhos, extra
    }

score-all_red_threes_unopened =
    { $number ->
        [1] todos os três vermelhos sem abertura, extra
       *[other] todos os { $number } três vermelhos sem abertura, extra
    }

score-natural_canastas =
    { $number ->
        [1] 1 canastra limpa
       *[other] { $number } canastras limpas
    }

score-mixed_canastas =
    { $number ->
        [1] 1 canastra suja
       *[other] { $number } canastras sujas
    }

score-laid =
    { $number ->
        [1] 1 carta na mesa
       *[other] { $number } cartas na mesa
    }

score-left =
    { $number ->
        [1] 1 carta que ficou na mão
       *[other] { $number } cartas que ficaram na mão
    }
