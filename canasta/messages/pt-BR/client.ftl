### Um cliente do servidor: o que diz quando um servidor recusa algo ou não responde. O resto aparece em inglês.

client-refused = { $sentence }
client-nobody = Nenhum servidor responde em { $address }: { $problem }.
client-late = O servidor em { $address } não respondeu a tempo. Tente de novo daqui a pouco.
client-closed = A conexão com a mesa não está aberta.
client-strange = O que responde em { $address } não é um servidor deste programa.
client-nonsense = O servidor em { $address } enviou algo que não faz sentido aqui. Talvez rode outra versão deste programa.

cli-play-password = Senha

online-seated = Na mesa: { $names }.
online-back = Você volta à mesa { $table }.
online-invite = Outros entram num navegador com este link, ou num terminal com { $program } play --server e o link: { $link }
online-own_bot = Um servidor só senta os próprios bots: { $names }. O seu bot entra como jogador, com canasta.client (veja docs/bots.md).
online-won = { $sides } venceu: { $totals }.
online-broken_off = A partida foi encerrada: { $totals }.
online-refused = { $reason }
online-leave = Seu lugar fica guardado; o mesmo comando traz você de volta.
online-moved = Você agora joga nesta mesa em outro aparelho ou em outra janela. Inicie este comando de novo para voltar a jogar aqui.
online-asks-take_back = { $name } pede para desfazer tudo desde a sua última ação.
online-asks-redeal = { $name } pede para dar as cartas desta rodada de novo.
online-asks-end = { $name } pede para encerrar a partida.
online-asks-time = { $name } pede mais dois minutos.
online-answer = Digite sim se concorda, ou não.
online-agree = Você concorda (sim, não) [não]:
online-agreed = Todos concordaram.
online-declined = Nem todos concordaram.
online-said = { $name }: { $words }
