### Exercícios: do dia, e das próprias partidas.

page-exercise-title = Exercícios
page-exercise-lead = Uma jogada é claramente a melhor. Você escolhe; o treinador diz quanto vale cada uma, e por quê.
page-exercise-source = Quais exercícios
page-exercise-day = Exercício do dia
page-exercise-your_games = Das suas partidas
page-exercise-book = Livro
page-exercise-searching = O treinador procura uma posição com uma resposta clara. Examinadas: { $number }.
page-exercise-table = A mesa
page-exercise-question = A pergunta
page-exercise-right = Certo.
page-exercise-better = Melhor: { $play }.
page-exercise-cost = A sua custa { $cost } em cem partidas.
page-exercise-best = a melhor
page-exercise-yours = a sua escolha
page-exercise-played = jogada na partida
page-exercise-tab_yours = sua
page-exercise-tab_best = melhor
page-exercise-none = Ainda não há nenhum: deixe o treinador analisar uma partida sua, e as posições em que outra jogada era claramente melhor aparecem aqui.
page-exercise-to_games = Ver suas partidas
page-exercise-previous = Exercício anterior
page-exercise-next = Próximo exercício
page-exercise-of = { $number } de { $of }
page-exercise-solved = resolvido
page-exercise-in_game = Ver na partida
