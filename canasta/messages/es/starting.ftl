### El arranque: lo que enumera ./play, los intérpretes de comandos, y lo que falta para empezar siquiera.

start-help = Casa Canasta: canasta según el reglamento, en tu terminal. { $program } a secas empieza una partida; el primer arranque lo prepara todo en la carpeta .venv.
start-usage = { $program } [COMANDO] [PALABRAS]...
start-more = Más sobre cada uno: { $program } COMANDO --help
start-developers = Para quienes programan
start-test = las comprobaciones y después todas las pruebas (--long: también las que tardan más; lo demás es para pytest)
start-scenario = ejecutar archivos de escenarios al momento, con el núcleo interpretado y sin las comprobaciones
start-check = la parte rápida: estilo, formato, tipos, capas, código muerto
start-fuzz = probar entradas que a nadie se le ocurrirían, tanto tiempo como quieras
start-models = llevar partidas, libretas y un servidor al azar junto a pequeños modelos de ellos
start-hands = todas las maneras de jugar, por millones de manos, con jugadores que buscan lo raro
start-faults = hacer fallar una vez cada escritura y cada mensaje, y cortar la luz en cada momento
start-sanitize = el núcleo compilado con vigilancia de memoria y aritmética (ASan y UBSan)
start-packages = qué está fijado y con qué licencias (--audit: con qué debilidades conocidas)
start-mutants = cambiar las fuentes aquí y allá, y ver si las pruebas lo notan
start-coverage = cuánto del núcleo recorren las pruebas de sus fuentes, y si basta
start-bench = medir la velocidad (--peers: al lado de otros motores de cartas)
start-python = el Python que tiene la biblioteca, con las palabras que acepta
start-docs = leer la documentación en el navegador (--build: escribir el sitio y comprobar sus enlaces)

cli-completion-short = imprime el guion con el que tu intérprete de comandos completa comandos y nombres
cli-completion-help = Imprime un guion para tu intérprete de comandos. Una vez leído, la tecla Tab completa comandos, opciones, reglamentos y archivos.
cli-completion-example =
    { $program } completion bash >> ~/.bashrc
    { $program } completion zsh >> ~/.zshrc
    { $program } completion fish > ~/.config/fish/completions/canasta.fish
cli-completion-exit_1 = { "" }
cli-error-package = Falta el paquete { $name }, o está dañado. { $play ->
    [yes] Arranca ./play en la carpeta de Casa Canasta: lo arregla.
   *[other] Vuelve a instalar canasta: python -m pip install --force-reinstall canasta
  }

extras-client = Para jugar en un servidor hacen falta dos paquetes más: pip install "canasta[client]"
extras-cluster = Para trabajar en un clúster hace falta un paquete más, Ray: pip install "canasta[cluster]"
extras-envs = Los entornos necesitan un paquete más, { $package }: pip install "canasta[envs]"
extras-openspiel = El juego de OpenSpiel necesita un paquete más, { $package }: pip install "canasta[openspiel]"
extras-pictures = Las imágenes en formato PNG necesitan un paquete más: pip install "canasta[pictures]"
extras-server = El servidor necesita más paquetes: pip install "canasta[server]"
