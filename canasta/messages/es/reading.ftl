### Los textos de las reglas y el glosario, al leerlos.

# Las palabras que preceden a los números al final de un párrafo, tal como están en los archivos.
reading-rulings = Criterios
reading-paragraphs = Párrafos
reading-instead = En lugar de: { $names }.
reading-said = Los jugadores también dicen: { $names }.
# Un título en otro idioma que el que se habla.
reading-in_english = { $title } (en inglés)
