### O que o servidor diz sobre o que demora: replays, dicas, análises. O resto aparece em inglês.

server-many_analyses = Você pediu várias coisas ao mesmo tempo, ou o servidor está ocupado. Primeiro espere uma resposta.
server-slow = Isto demorou demais e foi interrompido.
server-no_coach = Não há treinador nesta mesa.
server-no_review = Essa análise não existe; peça-a de novo.
server-no_exercise = Esse exercício não existe mais; procure outro.
server-many_reviews = No máximo { $number } análises são feitas ao mesmo tempo para um jogador. Espere por uma delas.
server-not_yours = Só o dono pode mudar isto.
server-no_setting = Este livro não tem a opção “{ $name }”.
server-many_houses = Você já tem { $number } regras da casa. Primeiro apague uma.
server-no_pad = Esse bloco de pontos não existe, ou você não pode vê-lo.
server-pad_changed = Outra pessoa escreveu no bloco nesse meio-tempo. Primeiro olhe de novo.
server-many_pads = Você já tem { $number } blocos de pontos. Primeiro apague um.
server-many_asking = Pessoas demais já pedem para escrever neste bloco.
server-no_asking = Ninguém com esse nome pede para escrever neste bloco.
