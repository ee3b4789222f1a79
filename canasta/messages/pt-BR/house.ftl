### Regras da casa: só o que a mesa mostra. O resto aparece em inglês.

house-cited = regra da casa { $name }
house-cited_short = regra da casa
house-cited_paragraph = { $book } { $id }
