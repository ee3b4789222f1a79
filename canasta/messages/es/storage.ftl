### La base de datos: lo que puede estar mal en el archivo, o al escribir en él.

storage-foreign = { $path } es una base de datos de otro programa; se ha dejado como estaba. Di otro archivo.
storage-version = { $path } lo hizo otra versión de este programa (su forma es { $version }; aquí se conoce { $known }).
storage-damaged = { $path } no es una base de datos que se pueda leer, o está dañada ({ $problem }). Se ha dejado como estaba.
storage-busy = Otro proceso está escribiendo en { $path } y no acaba.
storage-problem = { $path } no se puede usar: { $problem }.
storage-conflict = Mientras tanto otra persona ha escrito en { $stream }. No se ha escrito nada; vuelve a mirarlo.
storage-payload = Esto no se puede guardar: { $problem }.
storage-short = es demasiado corto
storage-full = En el disco no queda sitio para { $path }, y no se ha escrito nada. Haz sitio y vuelve a intentarlo.
storage-unsure = El disco falló mientras se escribía en { $path } ({ $problem }), y otra vez al deshacerlo. Cuando el disco funcione se verá si quedó escrito: míralo antes de hacerlo otra vez.
storage-read_only = En { $path } no se puede escribir: es de solo lectura.
storage-game = La partida { $stream } de { $path } no se puede retomar. { $problem }
storage-repeated = Esto ya se hizo: es la anotación { $number } de { $stream }.
storage-exists = Ya hay un archivo { $path }; se ha dejado como estaba. Di otro.
