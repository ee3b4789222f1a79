### Uma partida revista, com o treinador.

page-replay-lead = Reveja uma partida, ação por ação, como você a conhecia ou com todas as cartas, e veja onde ela mudou.
page-replay-drop = Solte aqui o registro de uma partida, ou escolha o arquivo.
page-replay-wrong_at = Linha { $line }, caractere { $column }.
page-replay-your_games = Suas partidas
page-replay-open_game = Rever
page-replay-exercises = Exercícios
page-replay-subtitle = Análise · { $rules }, { $number ->
    [1] uma rodada
   *[other] { $number } rodadas
    }
page-replay-turning_points = Momentos decisivos
page-replay-won = { $who } venceu, { $own } a { $others }.
page-replay-lost = { $who } perdeu, { $own } a { $others }.
page-replay-not_over = Esta partida não terminou.
page-replay-ended_early = Deixada antes do fim, com { $own } a { $others }.
page-replay-you = Você
page-replay-chart_about = A linha é a chance de vencer; a faixa, a certeza do treinador.
page-replay-chart_about_yours = A linha é a sua chance de vencer; a faixa, a certeza do treinador.
page-replay-close = Voltar
page-replay-curve = Lugar na partida
page-replay-place = Rodada { $hand }, vez { $turn }
page-replay-percent = { $number } por cento
page-replay-percent_short = { $number } %
page-replay-point = momento decisivo { $number }
page-replay-point_of = momento { $number } de { $of }
page-replay-turning_of = Momento decisivo { $number } de { $of }
page-replay-points = { $number ->
    [1] Um momento decisivo
   *[other] { $number } momentos decisivos
    }
page-replay-point_previous = Momento decisivo anterior
page-replay-point_next = Próximo momento decisivo
page-replay-hand_number = rodada { $number }
page-replay-buttons = Andar pela partida
page-replay-first = Ao começo
page-replay-back = Uma ação para trás
page-replay-play = Reproduzir
page-replay-pause = Parar
page-replay-next = Uma ação adiante
page-replay-last = Ao fim
page-replay-keys = ← e → vão uma ação para trás ou adiante, com Shift uma vez; vírgula e ponto vão aos momentos decisivos, a barra de espaço reproduz.

page-replay-position = Posição
page-replay-to_draw_you = Você deve comprar ou pegar o lixo
page-replay-to_play_you = Você deve jogar
page-replay-to_answer_you = Você deve responder
page-replay-to_nothing_you = Não há mais nada a fazer
page-replay-to_draw = { $name } deve comprar ou pegar o lixo
page-replay-to_play = { $name } deve jogar
page-replay-to_answer = { $name } deve responder
page-replay-to_nothing = Não há mais nada a fazer
page-replay-hand_over = A rodada terminou
page-replay-cards_shown = Quais cartas se mostram
page-replay-you_knew = O que você sabia
page-replay-they_knew = O que { $name } sabia
page-replay-all_cards = Todas as cartas
page-replay-view = O que se mostra
page-replay-player = Pelos olhos de quem
page-replay-yourself = { $name } (você)
page-replay-threes = { $number ->
    [1] um três
   *[other] { $number } três
    }
page-replay-needs = precisa de { $number }
page-replay-cards = na mão: { $cards }
page-replay-total = { $points } pontos
page-replay-reserves = na reserva: { $cards }
page-replay-nothing = nada baixado ainda
page-replay-set = { $number } { $names }
page-replay-canasta = uma canastra de { $names }, { $number } cartas
page-replay-stock = Monte { $number }
page-replay-pile = Lixo { $number }
page-replay-aside = { $number } à parte
page-replay-holds = { $name }: { $cards }.
page-replay-tab_played = jogado
page-replay-tab_better = melhor

page-replay-chance = Chance de vencer
page-replay-review = A análise do treinador
page-replay-review_about = O treinador continua cada escolha em muitas distribuições, a partir do que o jogador podia saber.
page-replay-review_start = Perguntar ao treinador
page-replay-not_finished = O treinador analisa partidas terminadas.
page-replay-waiting = O treinador começa daqui a pouco.
page-replay-reviewing = O treinador analisa a rodada { $hand } de { $of }.
page-replay-no_plays = Não havia nada a decidir.
page-replay-verdict = O que o treinador diz
page-replay-it_cost = Custou <cost>{ $cost }</cost> vitórias em 100 partidas.
page-replay-mean_error = { $mean } ± { $half }
page-replay-same_as_coach = Como o treinador jogaria.
page-replay-unclear = Sem diferença clara.
page-replay-chance_change = Nesta vez de { $name } a chance foi de { $before } para { $now } %.
page-replay-nothing_here = Nenhuma decisão deste jogador aqui.
page-replay-you_played = Você jogou
page-replay-they_played = { $name } jogou
page-replay-better = Em vez disso
page-replay-to_win = para vencer
page-replay-yours = Suas decisões
page-replay-theirs = Decisões de { $name }
page-replay-order = Ordem
page-replay-as_played = como foi jogado
page-replay-by_cost = por custo
page-replay-better_play = ou { $play }
page-replay-costs = custa { $cost }
page-replay-no_clear = sem diferença clara
page-replay-same = Igual ao treinador
page-replay-foot = Vitórias em 100 partidas; as barras mostram 99 % de confiança. Onde tocam 0 não há diferença clara.
page-replay-practise = { $number ->
    [1] Tentar de novo: um exercício
   *[other] Tentar de novo: { $number } exercícios
    }

page-replay-totals = Totais
page-replay-fair = A distribuição foi limpa: tudo confere.
page-replay-unfair = Algo não confere.
page-replay-verify = Conferir todas as distribuições
page-replay-ask = Perguntar às regras sobre este momento
page-replay-choose = Escolher um arquivo
