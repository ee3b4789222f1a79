### Foi limpo?

page-fair-title = Foi limpo?
page-fair-lead = Aqui ninguém pode escolher as cartas de uma partida, e depois dela qualquer pessoa pode conferir que ninguém as escolheu.
page-fair-promise = Antes da primeira carta o servidor se compromete com o seu segredo: mostra uma impressão digital dele, das regras e dos jogadores, e já não pode mudá-los.
page-fair-parts = Cada aparelho acrescenta uma parte aleatória própria. Todos se comprometem com a sua antes que alguma seja mostrada.
page-fair-deal = Os lugares e as cartas resultam de tudo isso junto. Basta um aparelho honesto.
page-fair-reveal = Depois da última rodada o segredo está no registro da partida, e toda distribuição pode ser refeita e comparada.
page-fair-no_reason = O servidor dá as cartas de novo e não diz quem deixou de dar a sua parte na distribuição anterior. Este aparelho não aceita isso. Abra a mesa de novo se quiser jogar assim mesmo.
