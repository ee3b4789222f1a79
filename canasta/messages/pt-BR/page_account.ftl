### A conta.

page-account-title = Conta
page-account-lead_guest = Você não precisa de conta para jogar. Com uma, suas mesas, partidas e configurações estão em qualquer aparelho.
page-account-lead_account = Suas mesas, partidas e configurações estão em qualquer aparelho.
page-account-sign_in_or_up = Entrar ou criar conta
page-account-choose_method = Escolha uma opção
page-account-method_new = Criar conta
page-account-method_new_about = Escolha um nome e uma senha. As mesas e partidas deste aparelho continuam suas.
page-account-method_password = Entrar
page-account-method_password_about = Nome e senha da sua conta.
page-account-method_code = Código de recuperação
page-account-method_code_about = Perdeu a senha? Um dos códigos que você anotou define uma nova.
page-account-method_device = Outro aparelho
page-account-method_device_about = O outro aparelho mostra um código em Aparelhos; este aqui toma o lugar dele.
page-account-name = Nome
page-account-display_name = Nome na mesa
page-account-display_name_new = Nome de exibição
page-account-rename = Mudar
page-account-rename_about = As mesas atuais mantêm o nome antigo.
page-account-renamed = Mudado.
page-account-code = Código
page-account-password = Senha
page-account-password_new = Nova senha
page-account-submit_new = Criar conta
page-account-submit_password = Entrar
page-account-submit_code = Definir a senha e entrar
page-account-submit_device = Usar este aparelho
page-account-use_passkey = Usar uma chave de acesso
page-account-codes = Códigos de recuperação
page-account-codes_about = Anote-os agora: eles só aparecem desta vez. Cada um deixa você entrar de novo se perder a senha.
page-account-codes_left = { $codes ->
    [0] Não resta nenhum código de recuperação.
    [1] Resta 1 código de recuperação.
   *[other] Restam { $codes } códigos de recuperação.
  }
page-account-codes_new = Novos códigos de recuperação
page-account-security = Senha
page-account-password_change = Mudar a senha
page-account-password_changed = A senha foi mudada. Todos os outros aparelhos saíram da conta.
page-account-passkeys = Chaves de acesso
page-account-passkeys_unavailable = Chaves de acesso precisam de um endereço seguro (https) e de um navegador que as conheça.
page-account-passkey_new = Adicionar uma chave de acesso
page-account-devices = Aparelhos
page-account-device_unknown = Um aparelho
page-account-this_device = este
page-account-sign_out_device = Sair
page-account-transfer = Continuar em outro aparelho
page-account-transfer_code = { $minutes ->
    [1] Digite isto no outro aparelho dentro de um minuto:
   *[other] Digite isto no outro aparelho dentro de { $minutes } minutos:
  }
page-account-games = Ver suas partidas
page-account-games_about = O que você jogou, suas classificações e os rankings.
page-account-research = Partidas para pesquisa
page-account-research_agree = Permitir que pesquisem com as minhas partidas
page-account-research_about = As partidas terminadas entram em conjuntos de dados sem nomes nem horários, e só se todos na mesa concordarem. Você pode desativar isso a qualquer momento; os conjuntos já feitos não podem ser recolhidos.
page-account-data = Seus dados
page-account-export = Exportar tudo
page-account-sign_out = Sair
page-account-delete = Excluir conta
page-account-delete_sure = Tudo o que é seu será apagado e não pode ser recuperado. As partidas que você jogou ficam com os outros, sem a sua conta.
page-account-cancel = Manter a conta
page-account-delete_now = Apagar tudo
