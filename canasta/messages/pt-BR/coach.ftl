### O treinador: as dicas na mesa, e os exercícios. As análises no terminal aparecem em inglês.

coach-error-over = A rodada terminou: não há mais nada a decidir.
coach-error-cards = As cartas fechadas desta posição não podem ser distribuídas: as que foram dadas não deixam lugar para o resto.
coach-error-pile = As cartas fechadas do lixo não podem ser determinadas: restam poucas cartas para elas.

## Aonde leva um descarte

coach-safe-stopped = Seguro: { $a_kind } tranca o lixo para { $seat }, que não pode pegá-lo.
coach-safe-in_sight = Seguro: { $gender ->
        [f] todas as { $number } { $kinds }
       *[m] todos os { $number } { $kinds }
    } estão à vista, então ninguém pode pegar o lixo com essa carta.
coach-safe-last_one = Seguro: pegar o lixo exige um par de { $kinds }, e só { $a_kind } não está à vista.
coach-safe-whatever = Seguro: com { $a_kind } em cima { $seat } não pode pegar o lixo, com qualquer mão.
coach-safe_all = Com qualquer descarte seu, { $seat } não pode pegar o lixo.
coach-next_takes =
    Depois disso { $seat } pega o lixo, { $number ->
        [1] só esta carta,
       *[other] { $number } cartas,
    } em { $does }% das distribuições.
coach-next_can =
    Depois disso { $seat } pode pegar o lixo, { $number ->
        [1] só esta carta,
       *[other] { $number } cartas,
    } em { $can }% das distribuições, e { $does ->
        [0] nunca pega.
       *[other] pega em { $does }%.
    }
coach-next_never = Depois disso { $seat } não poderia pegar o lixo em nenhuma distribuição.
coach-unseen =
    { $number ->
        [0] { $gender ->
            [f] Todas as { $whole } { $kinds } estão à vista.
           *[m] Todos os { $whole } { $kinds } estão à vista.
        }
        [1] De { $whole } { $kinds }, 1 não está à vista.
       *[other] De { $whole } { $kinds }, { $number } não estão à vista.
    }
coach-freezes = Isso congela o lixo: a partir daí só se pega com um par natural.
coach-frozen = O lixo está congelado: só se pega com um par natural.

## O que trazem baixar e pegar

coach-takes =
    { $number ->
        [0] O lixo é só a carta de cima: nenhuma outra vem para a sua mão.
        [1] O lixo traz mais 1 carta para a sua mão{ $wild ->
            [0] .
           *[other] , um coringa.
        }
       *[other] O lixo traz mais { $number } cartas para a sua mão{ $wild ->
            [0] .
            [1] , 1 delas coringa.
           *[other] , { $wild } delas coringas.
        }
    }
coach-opens = Isso faz a sua abertura, que precisa de { $need } pontos.
coach-count_missing = Sua abertura precisa de { $need } pontos, e esta mão { $most ->
        [0] não pode baixar nenhum
       *[other] pode baixar no máximo { $most }
    }.
coach-could_open = Você poderia fazer a abertura, que precisa de { $need } pontos, mas ainda não é preciso.
coach-canasta = Isso completa uma canastra de { $kinds }.
coach-wild_spent =
    { $number ->
        [1] Isso gasta um coringa.
       *[other] Isso gasta { $number } coringas.
    }
coach-nearly =
    { $number ->
        [1] Falta uma carta ao seu jogo de { $kinds } para ser canastra.
       *[other] Faltam { $number } cartas ao seu jogo de { $kinds } para ser canastra.
    }

## Bater, e a partida

coach-out = Isso bate, o que vale { $points } pontos.
coach-out_left = Então ficam cerca de { $others } pontos nas mãos dos outros, e { $partners } na do seu parceiro.
coach-out_left_alone = Então ficam cerca de { $others } pontos nas mãos dos outros.
coach-out_short =
    { $number ->
        [1] Ao seu jogo de { $kinds } continuará faltando uma carta para ser canastra.
       *[other] Ao seu jogo de { $kinds } continuarão faltando { $number } cartas para ser canastra.
    }
coach-out_costs = Bater agora traz cerca de { $points } pontos a menos do que continuar, e { $games ->
        [0] nenhuma vitória a mais ou a menos
        [1] 1 vitória a menos
       *[other] { $games } vitórias a menos
    } em 100 partidas.
coach-out_no_matter = Você poderia bater agora; não há diferença clara.
coach-game_ends = Em { $percent }% das distribuições a partida termina com esta rodada: você precisa de mais { $own } pontos para vencer, os outros de { $others }.

## Uma dica

coach-hint-head = Vez de { $name }. Pontos de vantagem nesta rodada e partidas vencidas em 100, em média sobre { $deals } distribuições das cartas que { $name } não pode ver:
coach-hint-head_you = Pontos de vantagem nesta rodada e partidas vencidas em 100, em média sobre { $deals } distribuições das cartas que você não pode ver:
coach-hint-forced = Não há o que escolher: só uma ação é permitida.
coach-hint-play = Jogada
coach-hint-points = Pontos
coach-hint-wins = Vitórias
coach-hint-compared = Comparada com 1
coach-hint-value = { $mean } ± { $half }
coach-hint-same = sem diferença clara
coach-hint-fewer_wins =
    { $number ->
        [1] 1 vitória a menos
       *[other] { $number } vitórias a menos
    }
coach-hint-fewer_points = { $number } pontos a menos
coach-hint-best = a melhor até agora
coach-hint-why = Por que { $number }
coach-hint-about = Sobre { $number }
coach-hint-other_safe = Outros descartes seguros
coach-hint-here = Aqui
coach-hint-foot = As distribuições são continuadas pelo jogador experiente do programa. ± é um intervalo de 95%.
coach-hint-few = Aqui o núcleo não está compilado, por isso o treinador pensa com menos amostras ({ $samples }); --think define quantas.
coach-hint-plain = { $number }. { $play }: { $points } pontos, { $wins } vitórias em 100 partidas; { $compared }.

coach-thinking = O treinador está pensando …

## Exercícios

coach-exercise-discard = Qual descarte?
coach-exercise-take = Pegar o lixo, ou comprar?
coach-exercise-lay = O que você baixa, se é que baixa?
coach-exercise-out = Bater, ou continuar?
coach-exercise-play = O que você faria?
coach-exercise-which = Qual jogada?
