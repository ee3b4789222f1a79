### As próprias partidas: histórico, números, classificações, rankings, e a folha de uma partida.

page-profile-title = Suas partidas
page-profile-signed_out = Você não entrou neste aparelho. As partidas de uma conta aparecem aqui quando você entra.
page-profile-guest = Você joga como { $name }, visitante: só este aparelho conhece as suas partidas. Com uma conta elas estão em qualquer aparelho, e você aparece nos rankings.
page-profile-sign_up = Guardar com uma conta
page-profile-none = Nenhuma partida foi jogada até o fim ainda. Suas partidas, números e classificações aparecerão aqui.
page-profile-all = Todos os livros
page-profile-no_games = nenhuma partida
page-profile-won_of = { $won } vencidas de { $games }
page-profile-of_hands = { $number } de { $hands } rodadas

page-profile-games = Partidas
page-profile-games_in = Partidas de { $book }
page-profile-none_in = Você ainda não jogou { $book }.
page-profile-ended_early = Encerrada antes do fim.
page-profile-hands = { $number ->
    [1] { $number } rodada
   *[other] { $number } rodadas
  }
page-profile-unrated = não conta para a classificação
page-profile-replay = Replay e análise
page-profile-replay_of = Replay e análise: { $game }
page-profile-record = Registro
page-profile-record_of = Salvar o registro: { $game }
page-profile-pages = Páginas das suas partidas
page-profile-page = Página { $page } de { $pages }
page-profile-page_newer = Mais recentes
page-profile-page_older = Mais antigas

page-profile-rating = Classificação
page-profile-no_rating = Nenhuma partida deste livro contou ainda.
page-profile-what_counts = Todos começam com 25. Contam as partidas jogadas até o fim conforme o livro, sem que ninguém pergunte ao treinador.
page-profile-provisional = { $games ->
    [1] De uma só partida, por isso ainda diz pouco: entra no ranking a partir de { $enough } partidas. Muito provavelmente fica entre { $low } e { $high }.
   *[other] De { $games } partidas, por isso ainda diz pouco: entra no ranking a partir de { $enough } partidas. Muito provavelmente fica entre { $low } e { $high }.
  }
page-profile-settled = De { $games } partidas. Muito provavelmente fica entre { $low } e { $high }.
page-profile-curve = Sua classificação depois de cada partida

page-profile-statistics = Números
page-profile-statistic-games = Partidas
page-profile-statistic-abandoned = Encerradas antes do fim
page-profile-statistic-hands = Rodadas
page-profile-statistic-per_hand = Pontos do seu lado por rodada
page-profile-statistic-out = Você bateu
page-profile-statistic-concealed = dessas, na mão
page-profile-statistic-special = Mãos especiais mostradas
page-profile-statistic-first_melds = Aberturas do seu lado
page-profile-statistic-meld_round = em que volta, em média
page-profile-statistic-natural = Canastras limpas
page-profile-statistic-mixed = Canastras sujas
page-profile-statistic-wild = Canastras de coringas
page-profile-statistic-piles = Lixos que você pegou

page-profile-leaderboard = Ranking
page-profile-leaderboard_about = Na ordem do que cada classificação vale no mínimo. Quem tem poucas partidas vem por último, sem posição.
page-profile-leaderboard_guest = Aqui aparecem jogadores com conta, na ordem do que cada classificação vale no mínimo.
page-profile-leaderboard_pages = Páginas do ranking
page-profile-leaderboard_higher = Posições mais altas
page-profile-leaderboard_lower = Posições mais baixas
page-profile-leaderboard_empty = Ainda não há ninguém: nenhum jogador com conta jogou uma partida deste livro que conte.
page-profile-rank = Posição
page-profile-name = Nome
page-profile-you = você
page-profile-not_ranked = poucas partidas

page-game-title = Folha de pontos
page-game-all = Todas as suas partidas
page-game-hands = Rodada a rodada

page-unrated-house = Sem classificação: com regras da casa, é outro jogo.
page-unrated-position = Sem classificação: a partida começa em uma posição montada.
page-unrated-short = Sem classificação: a meta é menor que a habitual do livro de regras.
page-unrated-referee = Sem classificação: um árbitro pode mudar os pontos.
page-unrated-director = Sem classificação: quem dirige a noite de clube está jogando.
page-unrated-round = Sem classificação: a etapa da noite de clube terminou antes da partida.
page-unrated-no_hand = Sem classificação: você não jogou nenhuma rodada inteira.
page-unrated-help = Sem classificação: você venceu com ajuda do treinador, desfazendo jogadas ou com nova distribuição.
page-unrated-absent = Sem classificação: você venceu, mas um bot jogou a maioria das suas vezes.
page-unrated-partner = Sem classificação: um bot jogou a maioria das vezes do seu parceiro.
page-unrated-agreed = Sem classificação: os jogadores concordaram em encerrar a partida.
page-unrated-host = Sem classificação: o anfitrião encerrou a partida ou retirou um jogador.
page-unrated-no = Com classificação
