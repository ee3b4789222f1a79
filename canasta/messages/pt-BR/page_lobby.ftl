### As páginas em volta da mesa: as mesas, uma mesa nova, e uma mesa antes da primeira carta.

## Uma mesa nova

page-new-title = Nova mesa

page-level-beginner = Iniciante
page-level-beginner-about = Simpático e esquecido.
page-level-club = Jogador de clube
page-level-club-about = Briga pelo lixo e conta as cartas.
page-level-expert = Experiente
page-level-expert-about = O jogador de clube com mais noção de medida.
page-level-champion = Campeão
page-level-champion-about = Pensa adiante. Demora um pouco.

page-option-caliente_cards = Duas cartas Caliente
page-option-always_frozen = O lixo está sempre congelado
page-option-extra_deck = Um baralho a mais
page-option-extra_deck_three_sides = Um baralho a mais, três lados

page-house-american-aces-first = Os ases primeiro: na abertura ou nunca mais
page-house-american-empty-pile = Nem ás, nem sete, nem carta morta sobre um lixo vazio
page-house-american-four-hands = Só quatro mãos especiais
page-house-american-joker-pairs = Também pares com jokers, e mãos especiais depois de o parceiro baixar
page-house-american-six = Seis em duas equipes de três
page-house-american-three-hands = Três rodadas; para baixar, 125, 155 e 180
page-house-american-for-few = Para dois ou três jogadores sem parceiros
page-house-american-no-special-hands = Sem mãos especiais
page-house-boat-no-quiet-turns = Baixar e pegar o lixo desde a primeira vez
page-house-boat-one-to-hold = Ficar com uma carta depois do descarte
page-house-boat-to-5000 = Até 5.000 pontos, com aberturas correspondentes
page-house-caliente-always-frozen = O lixo está sempre congelado
page-house-caliente-hot = Quente: cartas Caliente, sempre congelado, duas canastras para bater
page-house-classic-black-threes = Um três preto que fica na mão custa 100
page-house-classic-cuban = Canastra cubana: sempre congelado, jogos de sete, canastras de coringas de até 4.000
page-house-classic-easy-asking = O sim do parceiro não obriga ninguém a bater
page-house-classic-few-wild = Mais cartas naturais do que coringas, no máximo três coringas
page-house-classic-joker-skips = Um joker descartado pula o próximo jogador
page-house-classic-last-discard = Bate-se com um descarte
page-house-classic-natural-opening = Sem coringas na primeira baixada
page-house-classic-one-natural = Duas canastras, uma delas limpa, para bater
page-house-classic-pair-only = Só um par natural pega o lixo
page-house-classic-ten-left = A rodada acaba com dez cartas no monte
page-house-classic-thirteen = Treze cartas para cada um; com dois jogadores compram-se duas
page-house-classic-threes-by-number = Os três vermelhos contam pelo número, com uma canastra
page-house-classic-to-8500 = Até 8.500 pontos, com aberturas correspondentes
page-house-classic-two-canastas = Parceiros precisam de duas canastras para bater
page-house-classic-wild-canastas = Canastras de coringas
page-house-knee-elevens = Onze cartas na mão, no joelho e no pé; duas rodadas
page-house-knee-hand-and-foot = Mão e Pé: um pé, duas canastras limpas e duas sujas
page-house-knee-hand-and-foot-club = Mão e Pé de clube: montes de treze, três rodadas
page-house-knee-hand-and-foot-eight = Mão e Pé para sete ou oito jogadores
page-house-knee-hand-and-foot-three = Mão e Pé com três canastras limpas e três sujas
page-house-knee-hand-and-foot-wild = Mão e Pé com uma canastra de coringas

## As mesas

page-lobby-resume = Continuar

## Várias pessoas num aparelho

page-party-turn = É a vez de { $name }.
page-party-look_away = Passe o aparelho adiante. { $names }: olhem para o lado, por favor.
page-party-open = Eu sou { $name }: mostrar minhas cartas
page-party-closed = Esta mesa era passada de mão em mão em outra aba, que foi fechada.
