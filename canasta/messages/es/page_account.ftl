### La cuenta propia.

page-account-title = Cuenta
page-account-lead_guest = No hace falta cuenta para jugar. Con una, tienes tus mesas, partidas y ajustes en cualquier dispositivo.
page-account-lead_account = Tienes tus mesas, partidas y ajustes en cualquier dispositivo.
page-account-sign_in_or_up = Entrar o crear una cuenta
page-account-choose_method = Elige una opción
page-account-method_new = Crear cuenta
page-account-method_new_about = Elige un nombre y una contraseña. Conservas las mesas y partidas de este dispositivo.
page-account-method_password = Iniciar sesión
page-account-method_password_about = Escribe el nombre y la contraseña de tu cuenta.
page-account-method_code = Código de recuperación
page-account-method_code_about = ¿Has perdido la contraseña? Pon una nueva con uno de los códigos que apuntaste.
page-account-method_device = Otro dispositivo
page-account-method_device_about = Escribe el código que muestra el otro dispositivo en Dispositivos. A partir de ahí sigues aquí.
page-account-name = Nombre
page-account-display_name = Nombre visible
page-account-display_name_new = Nombre visible
page-account-rename = Cambiar
page-account-rename_about = Las mesas actuales conservan tu nombre anterior.
page-account-renamed = Cambiado.
page-account-code = Código
page-account-password = Contraseña
page-account-password_new = Contraseña nueva
page-account-submit_new = Crear cuenta
page-account-submit_password = Iniciar sesión
page-account-submit_code = Cambiar la contraseña y entrar
page-account-submit_device = Usar este dispositivo
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
page-account-password_change = Cambiar la contraseña
page-account-password_changed = Contraseña cambiada. Se ha cerrado la sesión en los demás dispositivos.
page-account-passkeys = Llaves de acceso
page-account-passkeys_unavailable = Las llaves de acceso necesitan una dirección segura (https) y un navegador que las admita.
page-account-passkey_new = Añadir una llave de acceso
page-account-devices = Dispositivos
page-account-device_unknown = Dispositivo desconocido
page-account-this_device = este dispositivo
page-account-sign_out_device = Cerrar sesión
page-account-transfer = Continuar en otro dispositivo
page-account-transfer_code = { $minutes ->
    [one] Escribe este código en el otro dispositivo antes de un minuto:
   *[other] Escribe este código en el otro dispositivo antes de { $minutes } minutos:
  }
page-account-games = Ver tus partidas
page-account-games_about = Las partidas que has jugado, tus puntuaciones y las clasificaciones.
page-account-research = Partidas para la investigación
page-account-research_agree = Permitir que se investigue con mis partidas
page-account-research_about = Las partidas terminadas entran en conjuntos de datos sin nombres ni horas, y solo si todos los de la mesa están de acuerdo. Puedes desactivarlo en cualquier momento; los conjuntos ya hechos no se pueden retirar.
page-account-data = Tus datos
page-account-export = Exportar todos los datos
page-account-sign_out = Cerrar sesión
page-account-delete = Eliminar la cuenta
page-account-delete_sure = Todos tus datos se eliminarán para siempre. Las partidas que jugaste se quedan con los demás jugadores, pero ya sin tu cuenta.
page-account-cancel = Cancelar
page-account-delete_now = Eliminar todos mis datos
