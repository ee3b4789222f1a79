### O que as pessoas combinam, dizem e denunciam nas mesas de um servidor, e o relógio.

cli-reports-short = mostrar as denúncias feitas no servidor
cli-reports-help = Mostra a quem administra o servidor o que as pessoas denunciaram, o mais recente primeiro: quem denunciou quem, por quê, e o que se disse na mesa logo antes. Nada mais do que as pessoas dizem é guardado.
cli-reports-example = { $program } reports
cli-reports-exit_1 = { "" }
cli-reports-none = Ninguém denunciou nada.
cli-reports-one = { $at }: { $who } denuncia { $whom }
cli-reports-where = Na mesa { $table }; o id da pessoa é { $person }.

server-proposal = Já há uma proposta: responda a ela primeiro.
server-not_asked = Não há nenhuma pergunta para você, ou você já respondeu.
server-turned_down = Recusaram { $number } vezes nesta rodada. Continue jogando; na próxima rodada você pode propor de novo.
server-no_take_back = Nesta mesa não se volta atrás depois de ver algo novo.
server-no_onlookers = Esta mesa não aceita mais espectadores.
server-no_hand = Não há rodada em jogo.
server-no_clock = Esta mesa não tem relógio.
server-out_of_time = Seu tempo acabou: um bot joga o resto desta vez por você.
server-no_person = Essa pessoa não existe aqui.
server-no_phrase = “{ $phrase }” não é uma frase que se possa dizer aqui.
server-no_words = Esta linha está vazia.
server-no_chat = Nesta mesa só há frases prontas.
server-chat_later = Durante uma rodada ninguém escreve na mesa. Diga uma das frases prontas, ou espere o fim da rodada.
server-talk_fast = Você falou muito em pouco tempo. Espere um momento.
server-many_reports = Você denunciou { $number } vezes hoje. Espere até amanhã.
server-no_voice = A voz está desligada nesta mesa. O anfitrião pode ligá-la.
server-voice_public = A voz é só para mesas privadas. Torne a mesa privada primeiro, ou desligue a voz.
server-voice_socket = A voz precisa de um socket inscrito na mesa. Inscreva-se primeiro.
server-not_in_voice = Você não está no chat de voz. Entre primeiro.
server-no_voice_member = Este jogador não está no chat de voz.

talk-hello = Olá!
talk-good_luck = Boa sorte!
talk-thanks = Valeu!
talk-you_are_welcome = De nada.
talk-well_played = Boa jogada!
talk-sorry = Desculpe!
talk-oops = Opa!
talk-one_moment = Um momento, por favor.
talk-i_am_back = Voltei.
talk-take_your_time = Sem pressa.
talk-your_turn = É a sua vez.
talk-good_game = Bom jogo!
talk-another_game = Mais uma partida?
talk-must_go = Preciso ir.
talk-goodbye = Tchau!
talk-clap = Bravo!
talk-smile = (sorri)
talk-heart = Adorei!
talk-thinking = Deixe-me pensar …

alert-turn = Sua vez
alert-turn_body = Na mesa com { $names }.
alert-invited = { $name } convida você para jogar
alert-invited_body = Abra o convite.
alert-rematch = Mais uma partida?
alert-rematch_body = { $name } pede revanche.
server-no_push = O serviço de avisos deste navegador não é conhecido. Use outro navegador, ou jogue sem avisos.
