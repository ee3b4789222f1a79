### Los niveles y estilos de los bots: canasta bots, --help, completado.

bot-level-random = Cualquier jugada legal, todas con la misma probabilidad: la medida de todos los demás.
bot-level-simple = Unas pocas reglas prácticas y ningún plan; fue el primero, y los niveles se miden con él.
bot-level-beginner = Amable y olvidadizo: baja pronto, gasta los comodines con alegría, solo recuerda los últimos descartes y de vez en cuando no ve un pozo o una carta que encaja.
bot-level-club = Jugador de club: lucha por el pozo, cuenta cartas, descarta con cuidado, abre con pocos comodines y cierra cuando sale ganando.
bot-level-expert = El jugador de club con los pesos afinados en todos los reglamentos: mide mejor lo que vale cada cosa.
bot-level-champion = Mira hacia delante: vuelve a repartir muchas veces las cartas que no ve, juega cada opción hasta el final y solo deja la regla práctica por algo mejor sin lugar a dudas.
bot-style-cautious = Regala menos el pozo, a costa de sus propias cartas.
bot-style-hungry = Toma el pozo más a menudo, aunque sea pequeño.
bot-style-quick = Baja pronto y cierra antes y más a menudo.

bot-no_style = «{ $level }» no tiene estilos; los tienen: { $names }.
bot-style_unknown = No hay ningún estilo «{ $style }»; hay: { $styles }.
bot-think = «{ $name }» no piensa con muestras, así que --think no le dice nada. Lo hacen: { $names }.
bot-few = Aquí el núcleo no está compilado y { $names } pensará con menos muestras ({ $samples }); --think dice cuántas.
bot-think_number = Un bot piensa con 1 muestra como mínimo; { $think } es muy poco.

cli-bots-short = muestra los bots: niveles, estilos y los tuyos instalados
cli-bots-help =
    Muestra los bots que pueden sentarse a la mesa, con una frase de cada uno: los niveles del más flojo al más fuerte, los estilos y los que ofrecen los paquetes instalados.

    Dale un nombre a --bot, por ejemplo club, o club:cautious para un nivel con estilo.
cli-bots-example =
    { $program } bots
    { $program } play --bot club:hungry
cli-bots-levels = Niveles, del más flojo al más fuerte
cli-bots-styles = Estilos, para { $levels }: pon uno después de dos puntos, como en { $example }
cli-bots-installed = Los que ofrecen los paquetes instalados
cli-bots-silent = No dice nada de sí mismo.
cli-bots-own = Un bot propio es una clase de un archivo, que se nombra archivo.py:Clase, o de un módulo, que se nombra módulo:Clase.

## Por qué un bot le dice que sí o que no a su compañero.

bot-answer-yes_threat = Sí: a { $seat } solo le { $number ->
    [one] queda una carta
   *[other] quedan { $number } cartas
  } y su bando puede cerrar.
bot-answer-yes_stock = Sí: el mazo está casi agotado.
bot-answer-yes_light = Sí: mi mano nos cuesta { $points } puntos, y nos lo podemos permitir.
bot-answer-no_canasta = No: aún tengo { $points } puntos, { $number ->
    [0] y entre ellos las cartas para una canasta de { $kinds }.
   *[other] y a una canasta de { $kinds } le falta una carta.
  }
bot-answer-no_heavy = No: aún tengo { $points } puntos.
play-answer-reason = { $name }, cuando preguntaste: «{ $reason }»
