### Voz em uma mesa privada.

page-voice-about = Vocês se ouvem diretamente, de navegador a navegador. Nada é gravado. Parceiros não podem falar de suas cartas.
page-voice-not_allowed = A voz está desligada nesta mesa. O anfitrião pode ligá-la.
page-voice-members = Jogadores no chat de voz
page-voice-nobody = Ainda não há ninguém no chat de voz.
page-voice-open = { $number ->
    [1] Voz, um jogador fala
   *[other] Voz, { $number } jogadores falam
    }
page-voice-microphone = Microfone
page-voice-join = Entrar com microfone
page-voice-leave = Sair da voz
page-voice-mute_own = Silenciar o microfone
page-voice-unmute_own = Ativar o microfone
page-voice-unmute = Voltar a ouvir
page-voice-retry = Tentar de novo
page-voice-asking = Seu navegador pergunta se pode usar o microfone. Escolha Permitir.
page-voice-refused = O navegador bloqueia o microfone nesta página. Toque no ícone ao lado do endereço, permita o microfone e tente de novo.
page-voice-no_microphone = Nenhum microfone pode ser usado. Conecte um, ou feche outros programas que o usem, e tente de novo.
page-voice-insecure = Os navegadores só permitem o microfone em endereços https. Peça um a quem administra este servidor.
page-voice-joining = Conectando …
page-voice-connecting = conectando …
page-voice-unblock = Ativar o som
page-voice-failed = Não foi possível uma conexão direta com { $name }. Isso acontece entre redes diferentes, como a de casa e a do celular. Quem administra este servidor pode instalar um servidor TURN, com o qual funciona.
page-voice-sign-here = na voz
page-voice-sign-speaking = falando
page-voice-sign-muted = mudo
page-voice-sign-failed = sem conexão
