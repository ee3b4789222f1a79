### Un cliente del servidor: lo que dice cuando un servidor se niega a algo, o no contesta.

client-refused = { $sentence }
client-nobody = En { $address } no responde ningún servidor: { $problem }.
client-late = El servidor de { $address } no ha respondido a tiempo. Vuelve a intentarlo en un momento.
client-closed = La conexión con la mesa no está abierta.
client-strange = El servidor de { $address } no es un servidor de Casa Canasta.
client-nonsense = El servidor de { $address } ha enviado una respuesta inesperada. Quizá use otra versión de este programa.

cli-option-play_server = Jugar en una mesa de este servidor, no en una local.
cli-option-play_account = Iniciar sesión en el servidor con tu cuenta: el nombre de --name y una contraseña, que se te pedirá.
cli-play-password = Contraseña
cli-option-play_table = Con --server: la mesa a la que te unes, con una barra y su invitación si es privada.
cli-option-play_people = Con --server: número de personas que se esperan antes de empezar; los bots ocupan los demás asientos.

online-seated = A la mesa: { $names }.
online-back = Vuelves a la mesa { $table }.
online-invite = Los demás pueden unirse con este enlace en un navegador, o en un terminal con { $program } play --server y el enlace: { $link }
online-own_bot = Un servidor solo sienta a sus propios bots: { $names }. Tu propio bot se une como jugador, con canasta.client (véase docs/bots.md).
online-won = Ha ganado el bando { $sides }: { $totals }.
online-broken_off = La partida se ha terminado antes de tiempo: { $totals }.
online-refused = { $reason }
online-leave = Tu asiento queda reservado; el mismo comando te trae de vuelta.
online-moved = Ahora juegas en esta mesa en otro dispositivo o en otra ventana. Ejecuta otra vez este comando para seguir aquí.
online-asks-take_back = { $name } quiere deshacerlo todo desde su última acción.
online-asks-redeal = { $name } propone repartir de nuevo esta mano.
online-asks-end = { $name } propone terminar la partida.
online-asks-time = { $name } pide dos minutos más.
online-answer = Escribe sí si estás de acuerdo, o no.
online-agree = ¿Estás de acuerdo? (sí, no) [no]:
online-agreed = Todos están de acuerdo.
online-declined = No todos están de acuerdo.
online-said = { $name }: { $words }
