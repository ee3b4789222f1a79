### O árbitro numa rodada em jogo: cartas penalizadas, descartes devidos, atos irregulares.

refuse-penalty_first = As cartas penalizadas são descartadas antes de todas as outras, primeiro as que foram expostas antes: { $a_kind } é uma delas.
refuse-penalty_not_laid = { $gender ->
        [f] Sua { $kind } está exposta
       *[m] Seu { $kind } está exposto
    } como carta penalizada, que não se baixa nem serve para pegar o lixo: só pode ser descartada.

refuse-owes_discards =
    { $number ->
        [1] Você deve um descarte: até pagar, não compra nem pega o lixo.
       *[other] Você deve { $number } descartes: até pagar, não compra nem pega o lixo.
    }

live-no_try = Isto não pode ser tentado agora: numa mesa com árbitro só se tenta o que está previsto entre as irregularidades do livro.
live-nothing_tried = Não há o que reclamar: ninguém fez nada irregular que ainda esteja em tempo.
live-own_act = Ninguém reclama de um ato próprio.
live-strict = Nesta mesa não se pode fazer nada irregular: ela não começou com irregularities=referee.
live-mode = As irregularidades não podem ser tratadas como “{ $given }”. Use: { $known }.
live-over = A rodada terminou: o árbitro já não pode decidir nada nela.
live-real_cards = Esta decisão ({ $what }) é para uma mesa com cartas de verdade; numa tela isso não acontece.
live-seat = O lugar { $number } não existe: eles vão de 1 a { $last }.
live-not_in_turn = Não é a vez de { $seat }.
live-after_draw = A exigência de bater se faz depois da compra, e ainda não houve nenhuma: { $seat }.
live-three = { $gender ->
        [f] As { $kinds } ficam na mesa assim que são mostradas: nenhuma delas
       *[m] Os { $kinds } ficam na mesa assim que são mostrados: nenhum deles
    } é carta penalizada.
live-turn = A vez de { $seat } não poderia ser terminada depois desta decisão: primeiro termine a vez.
live-set_left = O que restaria do jogo de { $kinds } não é um jogo: devolva o jogo todo, ou menos cartas.
live-choice = Aqui alguém tem uma escolha: diga o que foi escolhido, com { $key }=…, depois de { $name }.
live-not_laid = O lado { $side } não tem essa carta na mesa: { $kind }.
live-not_held = Na mão de { $seat } não há tantas cartas desse tipo que não estejam expostas: { $kind }, { $number }.

position-tried_cards = As cartas de “{ $word }” não estão onde este ato as teria posto.
position-tried = “{ $word }” não é um ato irregular: são nove partes separadas por dois-pontos, como 1:took_frozen:take_K2:8:9:K2:2K:yes:no.
position-penalty_group = Há um grupo sem carta: os grupos de cartas penalizadas se separam com vírgulas, como KK,7; com “!” na frente se não podem ser baixados.
position-penalty_three = { $gender ->
        [f] As { $kinds } ficam na mesa assim que são mostradas: nenhuma delas
       *[m] Os { $kinds } ficam na mesa assim que são mostrados: nenhum deles
    } é carta penalizada.
position-fine = “{ $word }” não é uma multa: uma multa são pontos, o motivo e o parágrafo, como 100:laid_out_of_turn:57.

wording-penalty-group = { $cards }
wording-penalty-never = { $cards } (que não se baixam)
wording-penalty-then = , depois { "" }
wording-penalty-penalty_cards = { $name } tem cartas penalizadas, abertas para todos: { $cards }

wording-penalty-owed =
    { $number ->
        [1] { $name } deve um descarte e não compra
       *[other] { $name } deve { $number } descartes e não compra
    }

wording-event-ruled = O árbitro é chamado: { $what }.
wording-event-exposed = Cartas penalizadas de { $name }, abertas para todos: { $cards }.
wording-event-exposed_never = Cartas penalizadas de { $name }, abertas para todos e que não se baixam: { $cards }.
wording-event-penalised = { $name } paga { $number } pontos: { $what } ({ $paragraph }).
wording-event-freed = { $name } tem uma carta, não deve mais nenhum descarte e compra.
wording-event-made_to_draw = { $name } tem de comprar a carta de cima do monte.
wording-event-raised = A abertura do lado de { $name } precisa de mais { $number } pontos.
wording-event-demanded = { $name } tem de bater nesta vez.
wording-event-back = { $name } pega de volta para a mão: { $cards }.
wording-event-seen = Todos viram que { $name } tem { $cards }.

wording-event-redealt = { $name } dá as cartas de novo.
wording-event-stand_in_time = O tempo de { $name } acabou: um bot joga o resto da vez.
wording-event-stand_in_away = { $name } não está: um bot joga esta vez.
wording-event-tried = { $name } faz algo irregular: { $does }.
wording-event-called = { $name } reclama: { $what }.
wording-event-lapsed = É tarde para reclamar do que { $name } fez: { $what }.

wording-event-pile_back = O lixo que { $name } pegou volta a ficar como estava.

wording-event-owes =
    { $number ->
        [1] { $name } deve um descarte: não compra até pagar.
       *[other] { $name } deve { $number } descartes: não compra até pagar.
    }

wording-you-penalty_cards = Você tem cartas penalizadas, abertas para todos e descartadas primeiro: { $cards }
wording-you-exposed = Suas cartas penalizadas, abertas para todos: { $cards }.
wording-you-exposed_never = Suas cartas penalizadas, abertas para todos e que não se baixam: { $cards }.
wording-you-penalised = Você paga { $number } pontos: { $what } ({ $paragraph }).
wording-you-freed = Você tem uma carta, não deve mais nenhum descarte e compra.
wording-you-made_to_draw = Você tem de comprar a carta de cima do monte.
wording-you-raised = A abertura do seu lado precisa de mais { $number } pontos.
wording-you-demanded = Você tem de bater nesta vez.
wording-you-back = Você pega de volta para a mão: { $cards }.
wording-you-seen = Todos viram que você tem { $cards }.

wording-you-redealt = Você dá as cartas de novo.
wording-you-stand_in_time = Seu tempo acabou: um bot joga o resto da vez.
wording-you-stand_in_away = Você não está: um bot joga esta vez.
wording-you-tried = Você faz algo irregular: { $you_do }.
wording-you-called = Você reclama: { $what }.
wording-you-lapsed = É tarde para reclamar do que você fez: { $what }.

wording-you-pile_back = O lixo que você pegou volta a ficar como estava.

wording-you-owed =
    { $number ->
        [1] Você deve um descarte e não compra
       *[other] Você deve { $number } descartes e não compra
    }

wording-you-owes =
    { $number ->
        [1] Você deve um descarte: não compra até pagar.
       *[other] Você deve { $number } descartes: não compra até pagar.
    }

play-referee-cause = O que aconteceu, para o registro:
play-referee-one_act = Um ato de cada vez: tente uma única ação.
play-referee-anyway = { $reason } Nesta mesa você pode fazer assim mesmo: tentar { $action }. Alguém pode reclamar.
play-referee-call = Reclamar? (reclamar, ou Enter para deixar passar)
play-referee-mode = Nesta mesa atos irregulares podem ser tentados, e reclamados: tentar AÇÃO, reclamar.
play-referee-prompt = Árbitro>
play-referee-none = Este livro não tem irregularidades: não há por que chamar o árbitro.

record-no_player = Nesta rodada não há ninguém com esse nome na mesa: { $name }.

play-face-penalty = !
