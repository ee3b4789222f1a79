### Un cliente del servidor: lo que dice cuando un servidor se niega a algo, o no contesta.

client-refused = { $sentence }
client-nobody = En { $address } no contesta ningún servidor: { $problem }.
client-late = El servidor de { $address } no ha contestado a tiempo. Prueba otra vez dentro de un momento.
client-strange = Lo que contesta en { $address } no es un servidor de este programa.
client-nonsense = El servidor de { $address } ha enviado algo que aquí no tiene sentido. Quizá use otra versión de este programa.

cli-option-play_server = Juega en una mesa de este servidor en lugar de una tuya.
cli-option-play_account = Entra en el servidor con tu cuenta: el nombre de --name y la contraseña que se pide.
cli-play-password = Contraseña
cli-option-play_table = Con --server: la mesa a la que te sientas, con una barra y su invitación si es privada.
cli-option-play_people = Con --server: espera a tantas personas antes de empezar; los bots ocupan los demás sitios.

online-seated = A la mesa: { $names }.
online-back = Vuelves a la mesa { $table }.
online-invite = Los demás se sientan con este enlace en un navegador, o en un terminal con { $program } play --server y el enlace: { $link }
online-won = Ha ganado { $sides }: { $totals }.
online-broken_off = La partida se ha interrumpido: { $totals }.
online-refused = { $reason }
online-leave = Tu sitio queda guardado; la misma orden te trae de vuelta.
online-moved = Ahora juegas en esta mesa en otro aparato o en otra ventana. Inicia esta orden otra vez para retomarla.
online-asks-take_back = { $name } pide deshacerlo todo desde su última acción.
online-asks-redeal = { $name } pide repartir de nuevo esta mano.
online-asks-end = { $name } pide dejar la partida.
online-asks-time = { $name } pide dos minutos más.
online-answer = Escribe sí si estás de acuerdo, o no.
online-agree = ¿Estás de acuerdo? (sí, no) [no]:
online-agreed = Todos están de acuerdo.
online-declined = No todos están de acuerdo.
online-said = { $name }: { $words }
