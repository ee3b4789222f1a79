### La cuenta propia.

page-account-title = Cuenta
page-account-lead_guest = No hace falta cuenta para jugar. Con una, tus mesas, partidas y ajustes están en cualquier dispositivo.
page-account-lead_account = Tus mesas, partidas y ajustes están en cualquier dispositivo.
page-account-come = Entrar
page-account-how = Con
page-account-way_new = una cuenta nueva
page-account-way_new_about = Elige un nombre y una contraseña. Las mesas y partidas de este dispositivo siguen siendo tuyas.
page-account-way_password = mi contraseña
page-account-way_password_about = Nombre y contraseña de tu cuenta.
page-account-way_code = un código de recuperación
page-account-way_code_about = Has perdido la contraseña: uno de los códigos que apuntaste pone una nueva.
page-account-way_device = otro dispositivo
page-account-way_device_about = El otro dispositivo muestra un código en Dispositivos; este toma su lugar.
page-account-name = Nombre
page-account-called = En la mesa
page-account-called_new = Cómo te llaman los demás
page-account-rename = Cambiar
page-account-rename_about = Donde ya estás sentado sigues con el anterior.
page-account-renamed = Cambiado.
page-account-code = Código
page-account-password = Contraseña
page-account-password_new = Contraseña nueva
page-account-do_new = Crear la cuenta
page-account-do_password = Iniciar sesión
page-account-do_code = Poner la contraseña y entrar
page-account-do_device = Continuar aquí
page-account-use_passkey = Usar una llave de acceso
page-account-codes = Códigos de recuperación
page-account-codes_about = Apúntalos ahora: solo se muestran esta vez. Cada uno te deja volver a entrar si pierdes la contraseña.
page-account-codes_left = { $codes ->
    [0] No queda ningún código de recuperación.
    [one] Queda 1 código de recuperación.
   *[other] Quedan { $codes } códigos de recuperación.
  }
page-account-codes_new = Códigos de recuperación nuevos
page-account-security = Contraseña
page-account-change = Cambiar la contraseña
page-account-changed = La contraseña ha cambiado. En los demás dispositivos se ha cerrado la sesión.
page-account-passkeys = Llaves de acceso
page-account-passkeys_not = Las llaves de acceso necesitan una dirección segura (https) y un navegador que las admita.
page-account-passkey_new = Añadir una llave de acceso
page-account-devices = Dispositivos
page-account-device = Un dispositivo
page-account-here = este
page-account-end = Cerrar sesión
page-account-handover = Continuar en otro dispositivo
page-account-handover_code = { $minutes ->
    [one] Escribe esto en el otro dispositivo antes de un minuto:
   *[other] Escribe esto en el otro dispositivo antes de { $minutes } minutos:
  }
page-account-games = Ver tus partidas
page-account-games_about = Lo que has jugado, tus puntuaciones y las clasificaciones.
page-account-data = Tus datos
page-account-export = Exportar todo
page-account-out = Cerrar sesión
page-account-delete = Eliminarme
page-account-delete_sure = Todo lo tuyo se eliminará y no se podrá recuperar. Las partidas que jugaste se quedan con los demás, sin tu cuenta.
page-account-keep = Conservarlo
page-account-delete_now = Eliminar todo
