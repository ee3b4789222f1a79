### Una primera mano en la mesa de verdad, explicada sobre la marcha.

page-lesson-title = Tu primera mano: { $book }
page-lesson-step = { $number } de { $last }
page-lesson-next = Siguiente
page-lesson-back = Atrás
page-lesson-show = Hazlo por mí
page-lesson-show_answer = Ver la respuesta
page-lesson-why = ¿Por qué?
page-lesson-try = Lo intento
page-lesson-read = Leer otra vez
page-lesson-play = Jugar contra principiantes
page-lesson-leave = Salir de la lección
page-lesson-wait = Todavía no. Sigue leyendo primero.
page-learn-which = ¿Qué reglamento te gustaría aprender?
page-learn-resume = Continuar
page-learn-resume_book = Continuar { $book } en el paso { $number }
page-learn-again = Desde el principio
page-learn-again_book = { $book } desde el principio
page-learn-exercise = Ejercicio del día
