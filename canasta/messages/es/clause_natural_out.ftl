### Para cerrar hace falta una canasta limpia (canasta/clauses/natural_out.py).

house-clause-NaturalToGoOut = Una de las canastas que un bando necesita para cerrar ha de ser limpia.
house-ask-natural_out = Una de las canastas que un bando necesita para cerrar ha de ser limpia.
house-now-natural_out =
    { $set ->
        [yes] Una de las canastas necesarias para cerrar ha de ser limpia.
       *[no] Las canastas necesarias para cerrar pueden ser todas sucias.
    }
house-about-classic-one-natural = Para cerrar hacen falta dos canastas, una de ellas limpia.
house-seam_title-out_needs = Canastas necesarias para cerrar
cli-compare-out-natural = una canasta ha de ser limpia
refuse-natural_out = No puedes cerrar: ninguna canasta de tu bando es limpia. Guárdate una carta o completa antes una canasta limpia.
out-natural = Para cerrar hace falta una canasta limpia, y tu bando no tiene ninguna.
pad-doubt-natural_out = El bando { $side } cerró sin canasta limpia.
