### O que uma regra faz com o jogo, em frases: a previsão da página e o laboratório.

lab-amount = { $size ->
    [little] um pouco
    [tenth] cerca de 10 %
    [fifth] cerca de 20 %
    [quarter] cerca de um quarto
    [third] cerca de um terço
    [half] cerca de metade
    [two_thirds] cerca de dois terços
    [three_quarters] cerca de três quartos
   *[percent] { $percent } %
  }
lab-percent = { $value } %

lab-more-turns = As mãos duram { $amount } mais: { $value } turnos em vez de { $base }.
lab-less-turns = As mãos duram { $amount } menos: { $value } turnos em vez de { $base }.
lab-more-hands = As partidas têm mais mãos: { $value } em vez de { $base }.
lab-less-hands = As partidas têm menos mãos: { $value } em vez de { $base }.
lab-more-points = Uma mão dá mais pontos a cada lado: { $value } em vez de { $base }.
lab-less-points = Uma mão dá menos pontos a cada lado: { $value } em vez de { $base }.
lab-more-margin = As mãos são ganhas por { $amount } mais: por { $value } pontos em vez de { $base }.
lab-less-margin = As mãos são mais disputadas: são ganhas por { $value } pontos em vez de { $base }.
lab-more-opened = Os lados abrem com mais frequência: em { $value } das suas mãos em vez de { $base }.
lab-less-opened = Os lados abrem com menos frequência: em { $value } das suas mãos em vez de { $base }.
lab-more-opening = Abre-se mais tarde: na rodada { $value } em vez da { $base }.
lab-less-opening = Abre-se mais cedo: na rodada { $value } em vez da { $base }.
lab-more-first_lead = Jogar primeiro vale mais: { $value } pontos por mão em vez de { $base }.
lab-less-first_lead = Jogar primeiro vale menos: { $value } pontos por mão em vez de { $base }.
lab-more-take_turns = O lixo é pego mais vezes: em { $value } dos turnos em vez de { $base }.
lab-less-take_turns = O lixo é pego menos vezes: em { $value } dos turnos em vez de { $base }.
lab-more-cards = O lixo é maior quando é pego: { $value } cartas em vez de { $base }.
lab-less-cards = O lixo é menor quando é pego: { $value } cartas em vez de { $base }.
lab-more-frozen = O lixo fica congelado por mais tempo: em { $value } dos turnos em vez de { $base }.
lab-less-frozen = O lixo fica congelado por menos tempo: em { $value } dos turnos em vez de { $base }.
lab-more-natural = Há mais canastras limpas: { $value } por lado e mão em vez de { $base }.
lab-less-natural = Há menos canastras limpas: { $value } por lado e mão em vez de { $base }.
lab-more-mixed = Há mais canastras sujas: { $value } por lado e mão em vez de { $base }.
lab-less-mixed = Há menos canastras sujas: { $value } por lado e mão em vez de { $base }.
lab-more-wild = Há mais canastras de curingas: { $value } por lado e mão em vez de { $base }.
lab-less-wild = Há menos canastras de curingas: { $value } por lado e mão em vez de { $base }.
lab-more-concealed = Bate-se na mão com mais frequência: em { $value } das mãos em vez de { $base }.
lab-less-concealed = Bate-se na mão com menos frequência: em { $value } das mãos em vez de { $base }.
lab-more-special = As mãos especiais aparecem mais vezes: em { $value } das mãos em vez de { $base }.
lab-less-special = As mãos especiais aparecem menos vezes: em { $value } das mãos em vez de { $base }.
lab-more-ended_out = Mais mãos terminam com alguém batendo: { $value } em vez de { $base }.
lab-less-ended_out = Menos mãos terminam com alguém batendo: { $value } em vez de { $base }.
lab-more-lead_changes = A liderança muda mais vezes: { $value } vezes por partida em vez de { $base }.
lab-less-lead_changes = A liderança muda menos vezes: { $value } vezes por partida em vez de { $base }.
lab-more-comeback = Quem está atrás na metade ganha mais vezes: { $value } das partidas em vez de { $base }.
lab-less-comeback = Quem está atrás na metade ganha menos vezes: { $value } das partidas em vez de { $base }.
lab-more-skill_hands = O melhor jogador ganha mais mãos: { $value } em vez de { $base }.
lab-less-skill_hands = O melhor jogador ganha menos mãos: { $value } em vez de { $base }.
lab-more-skill_games = O melhor jogador ganha mais partidas: { $value } em vez de { $base }.
lab-less-skill_games = O melhor jogador ganha menos partidas: { $value } em vez de { $base }.
lab-players = { $name } não pode ser comparada com o livro: não há um número de jogadores para os dois.
