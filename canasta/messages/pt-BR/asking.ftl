### Respostas a "quem tem razão?": jogadas que nunca podem ser, e o que se precisa saber além da decisão.

refuse-laid_stays = O que foi baixado fica no seu jogo: nenhuma carta é pega de volta nem passa a outro jogo.
refuse-one_rank = Um jogo tem cartas de um só valor, e coringas.
refuse-wild_set_pure = Nenhuma carta natural entra num jogo de coringas.
refuse-three_cards = Um jogo começa com pelo menos três cartas.
refuse-few_naturals = Estas cartas não formam jogo: poucas delas são naturais.
refuse-red_three_laid = Um três vermelho nunca faz parte de um jogo: ele fica aberto na mesa, sozinho.
refuse-caliente_laid = Uma carta Caliente nunca faz parte de um jogo: ela é jogada no lugar de comprar, ou descartada.
refuse-discard_one = Numa vez se descarta uma só carta.
refuse-no_rebuild = O monte acabou, e nada foi baixado desde que o lixo virou monte pela última vez: não se faz outro. Pegue o lixo ou passe.
refuse-no_card = Nem o monte nem o lixo têm cartas: siga sem comprar.
refuse-closed_rank = Seu lado fechou o jogo de { $kinds }: não começa outro desse valor.

note-last_three = Essa era a última carta do monte, um três vermelho: baixe o que quiser; não há descarte, e então a rodada acaba.
note-last_three_over = A última carta do monte é um três vermelho: ele é mostrado, e a rodada acaba na hora.
note-must_go_out = Depois disto o jogador tem de bater nesta vez.
note-special = Esta mão especial vale { $number } pontos. Ela é mostrada inteira, sem descarte, e a rodada acaba.
note-take_after = Baixado antes de comprar: a abertura se completa com a mão, e então se pega o lixo.
note-under_top = Do lixo só a carta de cima conta para a abertura; as que estão embaixo, não.
note-stop_covered = Debaixo de outra carta { $a_kind } não tranca para ninguém: só em cima do lixo tranca para o próximo jogador.
note-early_meld = Antes de comprar só se baixa uma abertura completa, por um jogador que então pega o lixo com um par natural.
note-open_from_hand = O par e a carta de cima não ajudam a abrir: a abertura vem só da mão. Quando estiver completa, o lixo pode ser pego na mesma vez.
note-after_take = O primeiro descarte depois disto não é ás, nem sete, nem carta de um valor em que alguém tem canastra.
note-after_take_else = Só um jogador que não tem outra carta natural pode descartar uma dessas assim mesmo.
note-no_talon = Não há talão para um jogador que pega o lixo na vez da abertura.
note-no_count = Seu lado não precisa de mínimo de pontos para abrir.
note-seven = Sete cartas naturais de um valor abrem sem contar pontos.
note-count_reached = Abertura: { $have } pontos baixados, e são precisos { $need }.
note-count_so_far = Abertura: { $have } pontos baixados até agora, e são precisos { $need } antes do descarte.
note-goes_out = Com isto o jogador bate, e a rodada acaba.
note-concealed = É uma batida na mão: todas as cartas são baixadas numa só vez.
note-not_concealed_discard = Não é batida na mão: a última carta foi descartada, não baixada.
note-not_concealed_earlier = Não é batida na mão: o jogador já tinha baixado cartas numa vez anterior.
note-not_concealed_added = Não é batida na mão: uma carta foi juntada a um jogo que o lado já tinha.
note-not_concealed_canasta = Não é batida na mão: não há canastra entre os jogos baixados nesta vez.
note-fined = Um sim e nenhuma batida: isso custa { $number } pontos.
note-talon_later = O talão só vem depois do descarte, então não ajuda aqui: uma carta precisa ficar na mão.
note-joins = Seu lado já tem um jogo de { $kinds }: estas cartas se juntam a ele.
note-pile_three =
    { $number ->
        [1] O três do lixo é mostrado, e não é reposto.
       *[other] Os { $number } três do lixo são mostrados, e não são repostos.
    }
note-talon =
    { $number ->
        [1] Depois do descarte desta vez se compra um talão de uma carta.
        [3] Depois do descarte desta vez se compra um talão de três cartas.
        [4] Depois do descarte desta vez se compra um talão de quatro cartas.
       *[other] Depois do descarte desta vez se compra um talão de { $number } cartas.
    }

out-draw = Antes de comprar, só pegar o lixo pode levar a bater, e aqui não leva.
out-cards = Estas cartas não podem ser todas baixadas do jeito que bater exige.
out-permission = Seu parceiro precisa dizer sim antes, e você não pode perguntar agora.
out-canastas =
    { $number ->
        [1] Bater exige uma canastra, e seu lado não tem nenhuma.
       *[other] Bater exige { $number } canastras, e seu lado { $have ->
            [0] não tem nenhuma
           *[other] tem { $have }
        }.
    }
out-base_sevens = Falta à base do seu lado a canastra de setes.
out-base_fives = Falta à base do seu lado a canastra de cincos.
out-base_wild = Falta à base do seu lado a canastra de coringas.
out-base_natural =
    { $number ->
        [1] Falta ao seu lado uma canastra limpa para bater.
       *[other] Faltam ao seu lado { $number } canastras limpas para bater.
    }
out-base_mixed =
    { $number ->
        [1] Falta ao seu lado uma canastra suja para bater.
       *[other] Faltam ao seu lado { $number } canastras sujas para bater.
    }
out-reserve = Você ainda não recolheu o pé.
out-feet = Seu parceiro ainda não recolheu o pé.
out-count = A abertura do seu lado precisa de { $need } pontos, e com estas cartas se podem baixar no máximo { $most }.
out-stuck =
    { $number ->
        [1] Não há lugar para { $a_kind } da sua mão.
       *[other] Não há lugar para { $gender ->
            [f] as { $number } { $kinds }
           *[m] os { $number } { $kinds }
        } da sua mão.
    }
