### O registro de uma partida: o que diz a verificação no fim dela. O resto aparece em inglês.

verify-holds = confere: { $what }
verify-fails = FALHA: { $what }
verify-open = não alcançado: { $what }
verify-form = o texto é um registro que se pode ler
verify-commitment = o anfitrião cumpriu a promessa: semente, regras, opções, meta e jogadores são aqueles com que se comprometeu
verify-contributions = a contribuição de cada jogador é aquela com que ele se comprometeu
verify-seats = o sorteio dos lugares vem da semente e das contribuições de todos
verify-deals = toda distribuição vem da semente e das contribuições de todos; toda nova distribuição teve acordo ou motivo
verify-seats_seeded = o sorteio dos lugares vem da semente
verify-deals_seeded = toda distribuição vem da semente; toda nova distribuição teve acordo ou motivo
verify-actions = toda ação é permitida
verify-scores = todos os pontos e totais estão certos, e o vencedor também
verify-whole = nada foi mudado desde que o registro foi escrito

verify-seeded = Distribuição de uma semente conhecida, como as distribuições duplicadas da arena: nada foi prometido antes da primeira carta.
verify-fair = Distribuição limpa: antes da primeira carta o anfitrião prometeu semente, regras e jogadores, e cada lugar uma contribuição.
verify-host_made = A contribuição foi feita pelo anfitrião, a partir da semente, para: { $names }.
verify-same_deals = Várias mesas tiveram as mesmas distribuições. Aqui estão as { $number } contribuições.
verify-without_part = Não participou do embaralhamento: { $names }.
verify-withheld = Num começo anterior { $name } se comprometeu com uma contribuição e não a revelou. A partida recomeçou sem { $name }.
verify-withheld_round = Num começo anterior { $name } se comprometeu com uma contribuição e não a revelou. A rodada foi embaralhada de novo sem a contribuição de { $name }.
verify-removed = Num começo anterior o anfitrião da mesa removeu { $name }, que tinha se comprometido com uma contribuição, antes que ela fosse revelada. A partida recomeçou sem { $name }.

verify-won =
    { $number ->
        [1] A partida foi jogada até o fim: 1 rodada, { $actions } ações.
       *[other] A partida foi jogada até o fim: { $number } rodadas, { $actions } ações.
    }

verify-abandoned =
    { $number ->
        [1] A partida foi encerrada na primeira rodada: { $actions } ações.
       *[other] A partida foi encerrada depois de começadas { $number } rodadas: { $actions } ações.
    }

verify-unfinished =
    { $number ->
        [1] A partida não terminou: 1 rodada, { $actions } ações até agora.
       *[other] A partida não terminou: { $number } rodadas, { $actions } ações até agora.
    }
