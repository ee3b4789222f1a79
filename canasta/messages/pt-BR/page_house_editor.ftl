### Regras da casa próprias: o editor.

page-house_editor-title = Regras da casa
page-house_editor-default_name = As nossas
page-house_editor-name = Nome
page-house_editor-base = Para o livro
page-house_editor-subtitle = para { $book }, versão { $version }
page-house_editor-subtitle_changes = { $book } · { $number ->
    [0] nada mudado
    [1] 1 mudança
   *[other] { $number } mudanças
  }
page-house_editor-show = O que se mostra
page-house_editor-all = Tudo
page-house_editor-changed_only = Mudadas: { $number }
page-house_editor-changed = { $number ->
    [1] 1 mudada
   *[other] { $number } mudadas
  }
page-house_editor-changed_mark = (mudada)
page-house_editor-changed_of = { $number ->
    [0] { $all ->
        [1] 1 opção
       *[other] { $all } opções
      }
    [1] 1 de { $all } mudada
   *[other] { $number } de { $all } mudadas
  }
page-house_editor-groups = Grupos
page-house_editor-find = Buscar uma opção
page-house_editor-yes = sim
page-house_editor-no = não
page-house_editor-unread-steps = “{ $words }” não pode ser lido. Escreva totais com o seu mínimo, como 0: 50, 1500: 90.
page-house_editor-unread-numbers = “{ $words }” não pode ser lido. Escreva números separados por vírgulas, como 50, 90, 120.
page-house_editor-rulebook = O livro diz
page-house_editor-reset = como o livro
page-house_editor-book_value = No livro: { $value }
page-house_editor-check = A verificação
page-house_editor-unchanged = Como está, é o próprio livro.
page-house_editor-testing = Testando em algumas centenas de rodadas …
page-house_editor-correct_first = Corrija o que foi recusado, e então será testada.
page-house_editor-tested = { $number } rodadas testadas: nenhum beco sem saída.
page-house_editor-works = Funciona.
page-house_editor-fails = Ainda não funciona.
page-house_editor-longest_with = Com { $players } jogadores, a rodada mais longa
page-house_editor-longest = { $turns } vezes
page-house_editor-dead_end = A rodada { $hand } chega a um beco sem saída.
page-house_editor-with_players = Com { $players } jogadores.
page-house_editor-refused = O que { $name } poderia tentar, e por que não pode
page-house_editor-tested_about = Nenhuma carta se perdeu, ninguém ficou preso, e toda recusa teve seu motivo.
page-house_editor-impossible = Isto não pode ser jogado.
page-house_editor-conflict = Vem de:
page-house_editor-undo = Desfazer a mudança
page-house_editor-differences = O que muda, em palavras simples
page-house_editor-no_differences = Nada ainda.
page-house_editor-save = Salvar
page-house_editor-play = Jogar com ela
page-house_editor-saved = Salva como versão { $version }.
page-house_editor-unsaved = Ainda não salva.
page-house_editor-share_link = Salva. Quem tem este link pode lê-la e jogar com ela: { $link }
page-house_editor-download = { $file }, para o programa
page-house_editor-read_rulebook = Ler no livro
page-house_editor-your_rules = Suas regras da casa
page-house_editor-read_only = Esta regra da casa diz mais do que estas opções podem dizer, por isso não pode ser mudada aqui. Você pode lê-la, compartilhá-la e jogar com ela.

page-new-house_rule = Com a sua regra da casa { $name }.
page-new-house_rule_edit = Ler ou mudar
page-new-house_rule_create = Criar a sua própria regra da casa
page-house_editor-progress = { $done } de { $wanted } rodadas
page-house_editor-read_explained = Ver explicadas em uma página
page-house_editor-differs_mark = diferente
page-house_editor-print = Imprimir
page-house_editor-edit = Mudar
page-house_editor-edit_copy = Mudar uma cópia
page-house_editor-link = Quem tiver este link pode ler estas regras e jogar com elas: { $link }
page-house_editor-differs_from = Em que diferem de { $book }
page-house_editor-all_rules = Todas as regras de relance
page-house_editor-rest_of_book = O que não se diz aqui é como no livro de regras { $book }.

page-house_editor-forecast = O que ela faz com o jogo
page-house_editor-forecast_plays = Os bots estão jogando com ela e com o livro…
page-house_editor-forecast_so_far = Depois de { $number } mãos com cada uma; vai ficando mais exato.
page-house_editor-forecast_done = Jogado por bots: { $number } mãos com estas regras e outras tantas com o livro. Só aparece o que é mais que acaso.
page-house_editor-forecast_none = Nenhuma diferença aparece em { $number } mãos de bots: o que muda é pouco, ou raro.
page-house_editor-forecast_ready = { $number ->
    [0] A previsão está pronta: nenhuma diferença.
    [one] A previsão está pronta: { $number } diferença.
   *[other] A previsão está pronta: { $number } diferenças.
  }
