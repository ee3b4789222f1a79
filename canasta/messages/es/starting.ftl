### El arranque: lo que enumera ./play, los intérpretes de comandos, y lo que falta para empezar siquiera.

start-help = Casa Canasta: canasta según el reglamento. { $program } a secas abre la mesa en el navegador. El primer arranque lo instala todo en la carpeta .venv.
start-usage = { $program } [COMANDO] [PALABRAS]...
start-more = Más sobre un comando: { $program } COMANDO --help
start-group-play = Jugar y aprender
start-group-rules = Reglas y cartas de verdad
start-group-positions = Posiciones
start-group-records = Partidas registradas
start-group-bots = Bots
start-group-server = Servidor
start-group-installation = Instalación
start-developers = Para quienes programan
start-test = ejecutar las comprobaciones y todas las pruebas (--long: también las lentas; lo demás es para pytest)
start-check = ejecutar las comprobaciones rápidas: estilo, formato, tipos, capas, código muerto
start-scenario = ejecutar archivos de escenarios en segundos, con el núcleo interpretado
start-docs = leer la documentación en el navegador (--build: escribir el sitio y comprobar sus enlaces)
start-python = abrir el Python que tiene la biblioteca
start-dev = otras herramientas: page, coverage, bench, fuzz y más; a secas, las enumera
start-dev_usage = { $program } dev COMANDO [PALABRAS]...
start-page = construir la página (--measure: medirla; --layout: revisar mesas llenas; --pictures: hacer sus imágenes)
start-coverage = medir la cobertura de las pruebas del núcleo interpretado frente a su mínimo
start-bench = medir la velocidad (--peers: comparar con otros motores de cartas)
start-asking = mide cómo se responde a preguntas con palabras de jugadores
start-fuzz = probar todos los lectores con entradas al azar, tanto tiempo como quieras
start-models = comparar partidas, libretas y un servidor con pequeños modelos
start-hands = jugar todas las variantes con jugadores que buscan situaciones raras
start-faults = hacer fallar una vez cada escritura y cada mensaje; cortar la luz en cada momento
start-mutants = cambiar las fuentes y comprobar que las pruebas lo notan
start-sanitize = probar el núcleo compilado con ASan y UBSan
start-packages = enumerar los paquetes fijados y sus licencias (--audit: vulnerabilidades conocidas)

cli-completion-short = imprimir un guion de autocompletado para el intérprete de comandos
cli-completion-help = Imprime un guion de autocompletado para tu intérprete de comandos. Con él, la tecla Tab completa comandos, opciones, reglamentos y archivos.
cli-completion-example =
    { $program } completion bash >> ~/.bashrc
    { $program } completion zsh >> ~/.zshrc
    { $program } completion fish > ~/.config/fish/completions/canasta.fish
cli-completion-exit_1 = { "" }
cli-error-package = Falta el paquete { $name }, o está dañado. { $play ->
    [yes] Ejecuta ./play en la carpeta de Casa Canasta para repararlo.
   *[other] Vuelve a instalar canasta: python -m pip install --force-reinstall canasta
  }

extras-client = Para jugar en un servidor hacen falta dos paquetes más: pip install "canasta[client]"
extras-cluster = Para trabajar en un clúster hace falta un paquete más, Ray: pip install "canasta[cluster]"
extras-envs = Los entornos necesitan un paquete más, { $package }: pip install "canasta[envs]"
extras-nodes = Varios nodos y los ayudantes necesitan un paquete más, { $package }: pip install "canasta[nodes]"
extras-openspiel = El juego de OpenSpiel necesita un paquete más, { $package }: pip install "canasta[openspiel]"
extras-pictures = Las imágenes en formato PNG necesitan un paquete más: pip install "canasta[pictures]"
extras-server = El servidor necesita más paquetes: pip install "canasta[server]"
