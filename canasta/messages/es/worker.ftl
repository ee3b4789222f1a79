### La orden `canasta worker`: un ordenador que piensa por los bots y el entrenador de los servidores.

cli-worker-short = deja que este ordenador piense por los bots y el entrenador de un servidor
cli-worker-help =
    Responde a las preguntas de los servidores: jugadas de los bots, consejos, análisis, ejercicios y pruebas de reglas de la casa. Los servidores y sus ayudantes se encuentran en un mismo servidor NATS; arráncalos con el mismo --bus. Puedes arrancar tantos ayudantes como quieras, en cualquier ordenador. Sin ayudantes, un servidor usa sus propios procesos.

    Un ayudante debe tener la misma versión que el servidor. No necesita base de datos ni abre ningún puerto. Se para con Ctrl-C: acaba lo que tiene o lo devuelve.
cli-worker-example =
    { $program } worker --bus nats://127.0.0.1:4222
    { $program } worker --bus nats://ana:secret@10.0.0.2:4222 --processes 8
cli-worker-exit_1 = { "" }
cli-worker-exit_2 = el ayudante no ha podido arrancar; una línea en stderr dice por qué
cli-worker-bus = Di el servidor NATS del sitio: --bus nats://HOST:PUERTO, o la variable { $variable }.
cli-worker-joined =
    { $processes ->
        [one] Unido a { $address } con un proceso (se para con Ctrl-C).
       *[other] Unido a { $address } con { $processes } procesos (se paran con Ctrl-C).
    }
cli-worker-minute =
    { $number ->
        [one] Un trabajo en el último minuto
       *[other] { $number } trabajos en el último minuto
    } ({ $kinds }).
cli-worker-kind-quick = bots rápidos: { $number }
cli-worker-kind-deep = bots que buscan: { $number }
cli-worker-kind-analysis = preguntas: { $number }
cli-worker-kind-review = análisis: { $number }
cli-worker-kind-exercise = ejercicios: { $number }
cli-worker-kind-trial = reglas de la casa: { $number }
cli-worker-kind-failed = fallidos: { $number }
cli-worker-away = No se llega a NATS. Se espera a que vuelva.
cli-worker-back = NATS ha vuelto.
cli-worker-leaving = Parando. Los trabajos en curso tienen { $seconds } segundos para acabar; otro Ctrl-C para en el acto.
cli-worker-left = Parado.
cli-option-worker_bus = La dirección del servidor NATS, la misma que la de los servidores: nats://HOST:PUERTO, con USUARIO:CONTRASEÑA@ delante del host si NATS los pide, o tls:// en lugar de nats://.
