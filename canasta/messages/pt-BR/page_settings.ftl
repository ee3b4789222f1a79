### Configurações, os livros lado a lado, aprender.

page-settings-title = Configurações
page-settings-lead = As mudanças valem na hora, neste aparelho.
page-settings-display = Visual
page-settings-theme = Aparência
page-settings-theme_system = como o aparelho
page-settings-theme_day = dia
page-settings-theme_evening = noite
page-settings-print = Tamanho do texto
page-settings-print_normal = normal
page-settings-print_large = grande
page-settings-deck = Naipes
page-settings-deck_2 = duas cores
page-settings-deck_4 = quatro cores
page-settings-table = Na mesa
page-settings-side = Botões para
page-settings-side_right = a mão direita
page-settings-side_left = a mão esquerda
page-settings-pace = Os bots jogam
page-settings-pace_slow = devagar
page-settings-pace_normal = como pessoas
page-settings-pace_fast = depressa
page-settings-motion = Animações
page-settings-motion_about = Sem elas, tudo muda de lugar na hora. Se o seu aparelho pede menos movimento, elas já ficam desligadas.
page-settings-sound = Som
page-settings-sound_about = Sons suaves quando as cartas se movem, quando é a sua vez, e quando algo é recusado.
page-settings-keys = Teclado na mesa
page-settings-keys_about = D compra, T pega o lixo, L baixa: as letras funcionam enquanto a mesa está em foco.
page-settings-language = Idioma
page-settings-language_choose = Idioma
page-settings-you = Você
page-settings-you_are = Você joga como { $name }.
page-settings-signed_out = Você não entrou neste aparelho. Sente-se a uma mesa, e você terá um nome.


page-learn-title = Aprenda em dez minutos
page-learn-lead = Uma primeira rodada na mesa de verdade, um ponto de cada vez. O que você joga é julgado pelas regras, então uma recusa é igual à de uma partida.
page-learn-sets = Você junta cartas do mesmo valor e as baixa em jogos. Os naipes não importam, e não há sequências.
page-learn-canastas = Sete de um valor são uma canastra: é isso que dá pontos. Os dois e os jokers são coringas e ajudam.
page-learn-pile = A cada vez você compra do monte, ou pega o lixo inteiro se puder usar a carta de cima. No fim, descarta.
page-learn-out = Quem fica sem cartas bate, e a rodada é contada.
page-learn-begin = Começar
page-learn-begin_book = Começar com { $book }
page-learn-compare = Compare os cinco livros
