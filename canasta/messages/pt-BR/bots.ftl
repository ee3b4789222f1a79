### Por que um bot diz sim ou não ao parceiro. O resto aparece em inglês.

bot-answer-yes_threat = Sim: { $seat } só tem { $number ->
    [1] uma carta
   *[other] { $number } cartas
  } e esse lado pode bater.
bot-answer-yes_stock = Sim: o monte está quase no fim.
bot-answer-yes_light = Sim: minha mão nos custa { $points } pontos, e isso cabe.
bot-answer-no_canasta = Não: ainda tenho { $points } pontos, e { $number ->
    [0] entre eles as cartas para uma canastra de { $kinds }.
   *[other] falta uma carta para uma canastra de { $kinds }.
  }
bot-answer-no_heavy = Não: ainda tenho { $points } pontos.
bot-answer-no_reach = Não: para bater ainda nos { $number ->
    [1] falta uma canastra
   *[other] faltam { $number } canastras
  }.
bot-answer-no_unfinished = Não: nossos jogos incompletos nos custariam { $points } pontos.
play-answer-reason = { $name }, quando você perguntou: “{ $reason }”
