### Los reglamentos para leer.

page-rules-lead = Con nuestras palabras, párrafo a párrafo. Lo que la mesa permite o rechaza, lo hace por estos números.
page-rules-in_english = Este texto está en inglés.
page-rules-search = Buscar en todos los reglamentos
page-rules-example = pozo congelado, tres rojo, cerrar
page-rules-found = { $number ->
    [0] No se encontró nada.
    [one] Se encontró 1 párrafo.
   *[other] Se encontraron { $number } párrafos.
  }
page-rules-near = ¿Querías decir: { $words }?
page-rules-see = Véase también
page-book-general = Todos
page-book-project = Criterios
