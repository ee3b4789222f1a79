### La base de datos: lo que puede estar mal en el archivo, o al escribir en él.

storage-foreign = { $path } es una base de datos de otro programa y no se ha cambiado. Indica otro archivo.
storage-version = { $path } lo hizo otra versión de este programa (esquema { $version }; esta versión conoce { $known }).
storage-damaged = { $path } no es una base de datos legible, o está dañada ({ $problem }). No se ha cambiado.
storage-busy = Otro proceso está escribiendo en { $path } y no acaba. Páralo, o prueba más tarde.
storage-problem = { $path } no se puede usar: { $problem }.
storage-conflict = Mientras tanto ha cambiado { $stream }, y no se ha escrito nada. Míralo y prueba otra vez.
storage-payload = Esto no se puede guardar: { $problem }.
storage-short = es demasiado corto
storage-full = En el disco no queda sitio para { $path }, y no se ha escrito nada. Haz sitio y vuelve a intentarlo.
storage-unsure = El disco falló al escribir en { $path } ({ $problem }), y otra vez al deshacerlo. Puede que el cambio se haya guardado o no: compruébalo antes de repetirlo.
storage-read_only = En { $path } no se puede escribir: es de solo lectura.
storage-no_access = El usuario { $user } no puede abrir { $path }: es de { $owner } (modo { $mode }). Ejecuta el programa como { $owner }, o da el archivo a { $user } con chown.
storage-game = La partida { $stream } de { $path } no se puede retomar. { $problem }
storage-repeated = Esto ya se hizo: es la anotación { $number } de { $stream }.
storage-exists = { $path } ya existe y no se ha cambiado. Indica otro archivo.
storage-replaced = { $path } se movió, se borró o se cambió por otro mientras estaba abierto, así que ya no se escribe nada en él. Para el programa, vuelve a poner el archivo con sus archivos -wal y -shm y arranca de nuevo.
storage-rescued = { $path } se movió, se borró o se cambió por otro mientras estaba abierto, así que ya no se escribe nada en él. Todo lo escrito antes está en { $copy }. Para el programa y vuelve a poner esa copia.
storage-only_log = { $path } falta o está vacío, pero su registro { $log } está ahí. Vuelve a poner la base de datos junto a su registro, o restaura una copia. No se ha cambiado nada.
storage-only_rescued = { $path } falta, pero { $copy } tiene lo que contenía. Vuelve a poner esa copia, o llévatela a otro sitio para empezar con una base de datos vacía.
storage-old = { $path } es de una versión anterior de este programa. Arranca el servidor una vez para ponerla al día.
storage-missing = El archivo { $path } no existe.
storage-copy_differs = La copia de { $path } no es igual que la base de datos, así que se ha borrado. Prueba otra vez; si vuelve a pasar, revisa el disco.
storage-served = Ya hay un servidor en marcha con { $path } (proceso { $process }, { $address }). Páralo primero, o indica otra carpeta con --data.
