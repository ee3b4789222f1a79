"""Who is right? A play that somebody proposes, judged: the verdict, what it rests on, what the asker needs.

``plays`` reads what is proposed, ``permits`` finds the paragraphs that allow just this, ``answer`` puts both
together with what follows from the play. Commands and the terminal game ask here.
"""
