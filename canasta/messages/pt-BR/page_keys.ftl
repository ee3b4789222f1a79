### O que fazem as teclas: a ajuda da mesa.

page-key-arrows-does = de valor em valor, de carta em carta
page-key-space-does = escolher, soltar
page-key-kinds-does = mais uma desse valor; com Shift, uma a menos
page-key-enter-does = o botão principal
page-key-back-does = descartar a carta escolhida
page-key-esc-does = fechar o aviso, ou soltar tudo
page-key-d-does = comprar
page-key-t-does = pegar o lixo
page-key-l-does = baixar ou juntar o que foi escolhido
page-key-u-does = desfazer
page-key-h-does = dica
page-key-b-does = as regras, em janela própria
page-key-o-does = perguntar se pode bater
page-key-y-does = responder sim ou não
