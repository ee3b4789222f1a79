### La cuenta propia.

page-account-title = Cuenta
page-account-lead_guest = No hace falta cuenta para jugar. Con una, tienes tus mesas, partidas y ajustes en cualquier dispositivo.
page-account-lead_account = Tienes tus mesas, partidas y ajustes en cualquier dispositivo.
page-account-come = Entrar o crear una cuenta
page-account-how = Elige una opción
page-account-way_new = Crear cuenta
page-account-way_new_about = Elige un nombre y una contraseña. Conservas las mesas y partidas de este dispositivo.
page-account-way_password = Iniciar sesión
page-account-way_password_about = Escribe el nombre y la contraseña de tu cuenta.
page-account-way_code = Código de recuperación
page-account-way_code_about = ¿Has perdido la contraseña? Pon una nueva con uno de los códigos que apuntaste.
page-account-way_device = Otro dispositivo
page-account-way_device_about = Escribe el código que muestra el otro dispositivo en Dispositivos. A partir de ahí sigues aquí.
page-account-name = Nombre
page-account-called = Nombre visible
page-account-called_new = Nombre visible
page-account-rename = Cambiar
page-account-rename_about = Las mesas actuales conservan tu nombre anterior.
page-account-renamed = Cambiado.
page-account-code = Código
page-account-password = Contraseña
page-account-password_new = Contraseña nueva
page-account-do_new = Crear cuenta
page-account-do_password = Iniciar sesión
page-account-do_code = Cambiar la contraseña y entrar
page-account-do_device = Usar este dispositivo
page-account-use_passkey = Usar una llave de acceso
page-account-codes = Códigos de recuperación
page-account-codes_about = Apúntalos ahora: solo se muestran una vez. Cada uno te deja entrar una vez si pierdes la contraseña.
page-account-codes_left = { $codes ->
    [0] No te queda ningún código de recuperación.
    [one] Te queda 1 código de recuperación.
   *[other] Te quedan { $codes } códigos de recuperación.
  }
page-account-codes_new = Códigos de recuperación nuevos
page-account-security = Contraseña
page-account-change = Cambiar la contraseña
page-account-changed = Contraseña cambiada. Se ha cerrado la sesión en los demás dispositivos.
page-account-passkeys = Llaves de acceso
page-account-passkeys_not = Las llaves de acceso necesitan una dirección segura (https) y un navegador que las admita.
page-account-passkey_new = Añadir una llave de acceso
page-account-devices = Dispositivos
page-account-device = Dispositivo desconocido
page-account-here = este dispositivo
page-account-end = Cerrar sesión
page-account-handover = Continuar en otro dispositivo
page-account-handover_code = { $minutes ->
    [one] Escribe este código en el otro dispositivo antes de un minuto:
   *[other] Escribe este código en el otro dispositivo antes de { $minutes } minutos:
  }
page-account-games = Ver tus partidas
page-account-games_about = Las partidas que has jugado, tus puntuaciones y las clasificaciones.
page-account-data = Tus datos
page-account-export = Exportar todos los datos
page-account-out = Cerrar sesión
page-account-delete = Eliminar la cuenta
page-account-delete_sure = Todos tus datos se eliminarán para siempre. Las partidas que jugaste se quedan con los demás jugadores, pero ya sin tu cuenta.
page-account-keep = Cancelar
page-account-delete_now = Eliminar todos mis datos
