### Lo que dice el servidor de lo que lleva un rato (repeticiones, consejos, análisis) y de lo que cada cual guarda.

server-many_analyses = Tienes varias peticiones abiertas, o el servidor está ocupado. Espera primero una respuesta.
server-slow = Tardaba demasiado y se ha cancelado.
server-no_coach = Esta mesa no tiene entrenador.
server-no_review = Este análisis ya no existe. Vuelve a pedirlo.
server-no_exercise = Este ejercicio ya no existe. Elige otro.
server-many_reviews = Puedes tener como mucho { $number } análisis en marcha. Espera a que acabe uno.
server-not_yours = Solo puede cambiarlo su dueño.
server-no_setting = Este reglamento no tiene ningún ajuste «{ $name }».
server-many_houses = Ya tienes { $number } reglas de la casa. Borra antes una.
server-no_pad = Esta libreta no existe, o no puedes verla.
server-pad_changed = La libreta ha cambiado entretanto. Mírala otra vez primero.
server-many_pads = Ya tienes { $number } libretas. Borra antes una.
server-many_asking = Ya hay demasiadas personas pidiendo permiso para escribir en esta libreta.
server-no_asking = Nadie con ese nombre pide permiso para escribir en esta libreta.

cli-ratings-short = mostrar las puntuaciones de los jugadores de un servidor
cli-ratings-help =
    Muestra las clasificaciones del servidor, una por reglamento. Una puntuación es provisional hasta que hay partidas suficientes.

    Las puntuaciones dependen solo de las partidas: --rebuild las calcula de nuevo a partir de todas las de la base de datos. El servidor puede estar en marcha.
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
        [0] Todavía no hay partidas terminadas.
        [one] Recalculado a partir de una partida.
       *[other] Recalculado a partir de { $number } partidas.
    }
cli-option-ratings_rebuild = Calcular de nuevo todos los resultados y puntuaciones a partir de las partidas.
