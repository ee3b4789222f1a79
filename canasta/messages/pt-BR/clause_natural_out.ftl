### Para bater é preciso uma canastra limpa (canasta/clauses/natural_out.py).

house-clause-NaturalToGoOut = Uma das canastras de que um lado precisa para bater tem de ser limpa.
house-ask-natural_out = Uma das canastras de que um lado precisa para bater tem de ser limpa.
house-now-natural_out =
    { $set ->
        [yes] Uma das canastras necessárias para bater tem de ser limpa.
       *[no] As canastras necessárias para bater podem ser todas sujas.
    }
house-about-classic-one-natural = Para bater são precisas duas canastras, uma delas limpa.
house-seam_title-out_needs = Canastras necessárias para bater
cli-compare-out-natural = uma canastra tem de ser limpa
refuse-natural_out = Você não pode bater: nenhuma canastra do seu lado é limpa. Fique com uma carta, ou complete primeiro uma canastra limpa.
out-natural = Para bater é preciso uma canastra limpa, e o seu lado não tem nenhuma.
pad-doubt-natural_out = O lado { $side } bateu sem canastra limpa.
