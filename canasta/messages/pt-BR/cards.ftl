### Nomes de cartas e lugares, e o que pode estar errado naquilo em que tudo o mais se apoia.

seat = Jogador { $number }

## Os tipos de carta, por número: o nome, o plural, o nome com artigo e o gênero.

kind-0 = quatro
    .plural = quatros
    .a = um quatro
    .gender = m
kind-1 = cinco
    .plural = cincos
    .a = um cinco
    .gender = m
kind-2 = seis
    .plural = seis
    .a = um seis
    .gender = m
kind-3 = sete
    .plural = setes
    .a = um sete
    .gender = m
kind-4 = oito
    .plural = oitos
    .a = um oito
    .gender = m
kind-5 = nove
    .plural = noves
    .a = um nove
    .gender = m
kind-6 = dez
    .plural = dez
    .a = um dez
    .gender = m
kind-7 = valete
    .plural = valetes
    .a = um valete
    .gender = m
kind-8 = dama
    .plural = damas
    .a = uma dama
    .gender = f
kind-9 = rei
    .plural = reis
    .a = um rei
    .gender = m
kind-10 = ás
    .plural = ases
    .a = um ás
    .gender = m
kind-11 = dois
    .plural = dois
    .a = um dois
    .gender = m
kind-12 = joker
    .plural = jokers
    .a = um joker
    .gender = m
kind-13 = três vermelho
    .plural = três vermelhos
    .a = um três vermelho
    .gender = m
kind-14 = três preto
    .plural = três pretos
    .a = um três preto
    .gender = m
kind-15 = carta Caliente
    .plural = cartas Caliente
    .a = uma carta Caliente
    .gender = f
kind-16 = carta fechada
    .plural = cartas fechadas
    .a = uma carta fechada
    .gender = f

language-unknown = O idioma “{ $language }” não existe aqui. Use um destes: { $languages }.
card-unknown = “{ $letter }”, no caractere { $place }, não é uma carta. Use 4 5 6 7 8 9 T J Q K A 2, X para um joker, R e B para um três vermelho ou preto, C para uma carta Caliente.

action-unknown = “{ $text }” não é uma ação. As ações são: draw, take KK, take K2, take KX, take on K, lay KKK, lay KK2, lay KKX, lay 222, lay BBB, lay KKKKKKK, add K, add 2 to K, add X to K, add 2 to wild, bury K, discard K, ask, yes, no, pass, end, play C, show R, show B, show hand, take reserve.
action-number = { $number } não é o número de nenhuma ação.

book-unknown = O livro de regras “{ $slug }” não existe. Use um destes: { $slugs }.
book-players = { $slug } se joga com { $numbers } jogadores, não com { $players }.

book-options = As opções { $name } e { $other } de { $slug } se excluem.
book-option = { $slug } não tem a opção “{ $name }”; tem: { $names }.

deal-order = Uma distribuição precisa das { $number } cartas do baralho, cada uma uma só vez.
view-seat = O lugar { $number } não existe. Os lugares vão de 0 a { $last }; -1 é um espectador.
deal-totals = { $number } lados precisam de { $number } totais, e foram dados { $given }.
