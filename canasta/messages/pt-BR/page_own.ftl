### Regras da casa próprias: o editor.

page-own-title = Regras da casa
page-own-ours = As nossas
page-own-name = Nome
page-own-for = Para o livro
page-own-sub = para { $book }, versão { $version }
page-own-where = { $book } · { $number ->
    [0] nada mudado
    [1] 1 mudança
   *[other] { $number } mudanças
  }
page-own-show = O que se mostra
page-own-all = Tudo
page-own-only_changed = Mudadas: { $number }
page-own-changed = { $number ->
    [1] 1 mudada
   *[other] { $number } mudadas
  }
page-own-changed_mark = (mudada)
page-own-of = { $number ->
    [0] { $all ->
        [1] 1 opção
       *[other] { $all } opções
      }
    [1] 1 de { $all } mudada
   *[other] { $number } de { $all } mudadas
  }
page-own-groups = Grupos
page-own-find = Buscar uma opção
page-own-yes = sim
page-own-no = não
page-own-unread-steps = “{ $words }” não pode ser lido. Escreva totais com o seu mínimo, como 0: 50, 1500: 90.
page-own-unread-numbers = “{ $words }” não pode ser lido. Escreva números separados por vírgulas, como 50, 90, 120.
page-own-says = O livro diz
page-own-as_book = como o livro
page-own-in_book = No livro: { $value }
page-own-check = A verificação
page-own-as_it_is = Como está, é o próprio livro.
page-own-trying = Testando em algumas centenas de rodadas …
page-own-not_yet = Corrija o que foi recusado, e então será testada.
page-own-holds = { $number } rodadas testadas: nenhum beco sem saída.
page-own-fine = Funciona.
page-own-does_not = Ainda não funciona.
page-own-tried = Com { $players } jogadores, a rodada mais longa
page-own-longest = { $turns } vezes
page-own-dead_end = A rodada { $hand } chega a um beco sem saída.
page-own-with = Com { $players } jogadores.
page-own-why_not = O que { $name } poderia tentar, e por que não pode
page-own-watched = Nenhuma carta se perdeu, ninguém ficou preso, e toda recusa teve seu motivo.
page-own-wrong = Isto não pode ser jogado.
page-own-clash = Vem de:
page-own-undo = Desfazer a mudança
page-own-different = O que muda, em palavras simples
page-own-nothing = Nada ainda.
page-own-keep = Salvar
page-own-play = Jogar com ela
page-own-kept = Salva como versão { $version }.
page-own-unkept = Ainda não salva.
page-own-link = Salva. Quem tem este link pode lê-la e jogar com ela: { $link }
page-own-file = { $file }, para o programa
page-own-read = Ler no livro
page-own-mine = Suas regras da casa
page-own-by_file = Esta regra da casa diz mais do que estas opções podem dizer, por isso não pode ser mudada aqui. Você pode lê-la, compartilhá-la e jogar com ela.

page-new-own = Com a sua regra da casa { $name }.
page-new-own_read = Ler ou mudar
page-new-own_make = Criar a sua própria regra da casa
page-own-tried_so_far = { $done } de { $wanted } rodadas
