### Uma primeira rodada na mesa de verdade, explicada passo a passo.

page-lesson-title = Sua primeira rodada: { $book }
page-lesson-step = { $number } de { $last }
page-lesson-next = Avançar
page-lesson-back = Voltar
page-lesson-show = Mostrar a resposta
page-lesson-show_answer = Ver a resposta
page-lesson-why = Por quê
page-lesson-try = Deixe-me tentar
page-lesson-read = Ler de novo
page-lesson-play = Jogar contra iniciantes
page-lesson-leave = Sair da lição
page-lesson-wait = Ainda não: primeiro continue lendo.
page-learn-which = Qual livro você quer aprender?
page-learn-resume = Continuar
page-learn-resume_book = Continuar { $book } no passo { $number }
page-learn-again = Desde o começo
page-learn-again_book = { $book } desde o começo
page-learn-exercise = Exercício do dia
