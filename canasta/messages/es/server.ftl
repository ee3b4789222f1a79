### El servidor: sus órdenes, lo que dice de sí mismo y lo que contesta cuando algo no se puede hacer.

cli-backup-short = copia la base de datos del servidor, aunque esté en marcha
cli-backup-help =
    Copia la base de datos del servidor en un solo archivo nuevo: todas las partidas, mesas y personas tal como están en este momento. El servidor puede estar en marcha y sigue jugando mientras tanto.

    Para volver a ella, para el servidor y pon el archivo en lugar de server.db en su carpeta.
cli-backup-example = { $program } backup lunes.db
cli-backup-exit_1 = { "" }
cli-backup-done = { $path } es una copia de { $source }.
cli-backup-nothing = No hay ningún { $path } que copiar: con esta carpeta no ha funcionado ningún servidor.
cli-option-data = La carpeta del servidor (en tu carpeta de datos, si no se da).
