# Clubes e noites em um servidor

server-no_evening = Esta noite não existe, ou você não pode vê-la.
server-sealed = Outras mesas ainda jogam estas cartas. Registro, reprise e análise podem ser vistos quando a última delas terminar.
server-not_member = Você não está na lista de membros. Peça a quem dirige o clube que inclua você, ou use o link para entrar.
server-no_club = Este clube não existe, ou você não pode vê-lo.
server-not_director = Só quem criou isto e quem o dirige pode fazer isso.
server-no_person_here = Essa pessoa não existe neste servidor.
server-evening_changed = A noite mudou nesse meio-tempo. Olhe para ela primeiro.
server-many_evenings = Você já tem { $number } noites.
server-many_clubs = Você já está em { $number } clubes.
server-many_members = Um clube tem no máximo { $number } membros.
server-many_club_houses = Um clube tem no máximo { $number } regras da casa.
server-many_seasons = Um clube tem no máximo { $number } temporadas.
server-many_directors = Uma noite tem no máximo { $number } pessoas que a dirigem.
server-evening_device = Mesa { $number }
server-table_not_playing = Esta mesa não joga agora. Espere a próxima rodada.
server-table_online = Esta mesa joga online, e o servidor anota o resultado.
server-result_confirmed = O resultado desta mesa está confirmado. Peça a quem dirige a noite que o corrija.
server-evening_pad = Os nomes vêm da noite. Peça a quem dirige a noite que os mude.
server-round_hands =
    { $number ->
        [1] A rodada tem uma mão, e ela está no bloco.
       *[other] A rodada tem { $number } mãos, e todas estão no bloco.
    }
server-hands_missing = { $given } de { $number } mãos estão no bloco. Joguem primeiro as outras, ou perguntem a quem dirige a noite.
server-same_device = Este aparelho entregou o resultado. O outro lado o confirma em outro aparelho.
server-other_side = Este aparelho agiu pelo outro lado. Use um aparelho do seu lado.
server-other_points = O resultado agora é { $first } a { $second }. Olhe para ele primeiro.
server-two_results = Rodada { $number }: foram entregues dois resultados diferentes, { $entered } e { $found }.
server-other_result = Rodada { $number }: a partida online terminou { $found }, mas foi anotado { $entered }.
server-fixed_seats = Esta mesa é de uma noite: tem uma só partida, com lugares fixos. Use o seu próprio link.
