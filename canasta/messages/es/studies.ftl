### Lo que dice el servidor de lo que lleva un rato (repeticiones, consejos, análisis) y de lo que cada cual guarda.

server-many_analyses = Has pedido varias cosas a la vez, o el servidor está ocupado. Espera primero una respuesta.
server-slow = Tardaba demasiado y se ha dejado.
server-no_coach = En esta mesa no hay entrenador.
server-no_review = No existe ese análisis; pídelo de nuevo.
server-no_exercise = Ese ejercicio ya no existe; busca otro.
server-many_reviews = Para cada jugador se preparan como mucho { $number } análisis a la vez. Espera a que acabe uno.
server-not_yours = Solo puede cambiarlo su dueño.
server-no_setting = En este libro no hay ningún ajuste «{ $name }».
server-many_houses = Ya tienes { $number } reglas de la casa. Borra antes una.
server-no_pad = No existe tal libreta de puntos, o no puedes verla.
server-pad_changed = Entretanto otra persona ha escrito en la libreta. Mírala otra vez primero.
server-many_pads = Ya tienes { $number } libretas de puntos. Borra antes una.
server-many_asking = Ya hay demasiadas personas que piden escribir en esta libreta.
server-no_asking = Nadie con ese nombre pide escribir en esta libreta.

cli-ratings-short = las clasificaciones de los jugadores de un servidor
cli-ratings-help =
    Las clasificaciones del servidor, libro por libro. Una puntuación es provisional hasta que hay partidas suficientes.

    Las puntuaciones salen solo de las partidas: con --rebuild se calculan de nuevo a partir de todas las de la base de datos. El servidor puede estar en marcha.
cli-ratings-example = { $program } ratings --rebuild
cli-ratings-exit_1 = { "" }
cli-ratings-book = { $book }
cli-ratings-line = { "  " }{ $rating }  { $name } ({ $games ->
        [one] una partida
       *[other] { $games } partidas
    })
cli-ratings-provisional = { "  " }{ $rating }  { $name } ({ $games ->
        [one] una partida
       *[other] { $games } partidas
    }, provisional)
cli-ratings-rebuilt = { $number ->
        [0] Todavía no hay ninguna partida terminada.
        [one] Calculado de nuevo a partir de una partida.
       *[other] Calculado de nuevo a partir de { $number } partidas.
    }
cli-option-ratings_rebuild = Calcular de nuevo todos los resultados y puntuaciones a partir de las partidas.
