### Los niveles y estilos de los bots: canasta bots, --help, completado.

bot-level-random = Juega al azar cualquier acción legal: la referencia para todos los demás.
bot-level-simple = Unas pocas reglas prácticas y ningún plan; los niveles se miden con él.
bot-level-beginner = Amable y olvidadizo: baja pronto, gasta los comodines con alegría, solo recuerda los últimos descartes y a veces no ve un pozo o una carta que encaja.
bot-level-club = Jugador de club: lucha por el pozo, cuenta cartas, descarta con cuidado, abre con pocos comodines y cierra cuando conviene.
bot-level-expert = El jugador de club con los pesos ajustados en todos los reglamentos: mejor criterio.
bot-level-learned = Una red neuronal que aprendió imitando al experto y jugando contra sí misma.
bot-level-champion = Piensa por adelantado: reparte muchas veces las cartas que no ve, juega cada opción hasta el final y solo se aparta de la jugada del experto si gana con claridad.
bot-style-cautious = Regala menos el pozo, aunque le cueste a su propia mano.
bot-style-hungry = Toma el pozo más a menudo, aunque sea pequeño.
bot-style-quick = Baja pronto y cierra antes y más a menudo.

bot-no_style = «{ $level }» no tiene estilos. Los tienen: { $names }.
bot-style_unknown = Estilo desconocido: «{ $style }». Disponibles: { $styles }.
bot-think = «{ $name }» no usa muestras, así que --think no tiene efecto. Lo usan: { $names }.
bot-few = Aquí el núcleo no está compilado, así que { $names } usará menos muestras ({ $samples }). Fija el número con --think.
bot-weights_none = No existe el archivo de pesos «{ $name }».
bot-weights_wrong = «{ $name }» no contiene los pesos de una red: su matriz «{ $array }» falta o no encaja. Vuelve a entrenarla o recupera el archivo.
bot-think_number = Un bot necesita al menos 1 muestra; { $think } es muy poco.

cli-bots-short = mostrar los bots: niveles, estilos y los instalados
cli-bots-help =
    Muestra los bots disponibles, con una frase de cada uno: los niveles del más flojo al más fuerte, los estilos y los de los paquetes instalados.

    Dale un nombre a --bot, por ejemplo club, o club:cautious para un nivel con estilo.
cli-bots-example =
    { $program } bots
    { $program } play --bot club:hungry
cli-bots-levels = Niveles, del más flojo al más fuerte
cli-bots-styles = Estilos, para { $levels }: pon uno después de dos puntos, como en { $example }
cli-bots-installed = De los paquetes instalados
cli-bots-silent = Sin descripción.
cli-bots-own = Un bot propio es una clase de un archivo, que se nombra archivo.py:Clase, o de un módulo, que se nombra módulo:Clase.

## Por qué un bot le dice que sí o que no a su compañero.

bot-answer-yes_threat = Sí: a { $seat } solo le { $number ->
    [one] queda una carta
   *[other] quedan { $number } cartas
  } y su bando puede cerrar.
bot-answer-yes_stock = Sí: el mazo está casi agotado.
bot-answer-yes_light = Sí: mi mano nos cuesta { $points } puntos, pero nos lo podemos permitir.
bot-answer-no_canasta = No: aún tengo { $points } puntos, { $number ->
    [0] y entre ellos las cartas para una canasta de { $kinds }.
   *[other] y a una canasta de { $kinds } le falta una carta.
  }
bot-answer-no_heavy = No: aún tengo { $points } puntos.
bot-answer-no_reach = No: para cerrar aún nos { $number ->
    [one] falta una canasta
   *[other] faltan { $number } canastas
  }.
bot-answer-no_unfinished = No: nuestras combinaciones sin terminar nos costarían { $points } puntos.
play-answer-reason = { $name }, cuando preguntaste: «{ $reason }»
