# O anfitrião

web-pictures = Os emblemas das cartas são de { $collection }, de Lorc, Delapouite e outros colaboradores, sob a licença { $licence }; os fundos e a composição são nossos.
web-licences = Licenças dos pacotes com que estas páginas são feitas
web-host = Anfitrião
web-host-off = Este servidor não tem página do anfitrião. Para tê-la, inicie-o com --host-token-file.
web-host-token = Senha
web-host-enter = Entrar
web-host-leave = Sair
web-host-matches = Partidas
web-host-match = Partida { $code }
web-host-match-facts = { $state ->
        [waiting] à espera
        [running] em andamento
       *[finished] terminada
    }, { $actions ->
        [one] uma ação
       *[other] { $actions } ações
    }, { $changed }
web-host-act = Encerrar ou apagar
web-host-end = Encerrar sem resultado
web-host-draw = Encerrar como empate
web-host-delete = Apagar com o registro
web-host-visitors = Conectados agora
web-host-no-visitors = Ninguém está conectado.
web-host-place = { $match }, { $seat ->
        [none] assistindo
       *[other] Jogador { $seat }
    }
web-host-bans = Banimentos
web-host-ban = Banir
web-host-ban-player = Banir jogador
web-host-ban-address = Banir endereço
web-host-ban-who = Identificação do jogador, endereço ou rede
web-host-ban-why = Motivo (quem foi banido pode lê-lo)
web-host-ban-long = Por quanto tempo
web-host-span = { $hours ->
        [0] até ser revogado
        [1] uma hora
        [24] um dia
       *[other] { $days } dias
    }
web-host-ban-until = { $until ->
        [none] até ser revogado
       *[other] até { $until }
    }
web-host-unban = Revogar

### The table in the browser

web-skip = Ir para a mesa
web-nav = Páginas
web-home = Todos os jogos
web-about = Ajustes
web-about-text = Carteado é uma mesa de jogos de cartas: sozinho, contra robôs ou com outras pessoas. Cada distribuição é prometida de antemão e pode ser conferida depois; cada jogo tem um livro de regras, e cada regra, um número.
web-language = Idioma
web-language-name = { $lang ->
        [pt] Português
       *[en] English
    }
web-language-switch = { $lang ->
        [pt] Mudar para português
       *[en] Switch to English
    }
web-light = Luz
web-theme = Luz: { web-theme-name }
web-theme-name = { $theme ->
        [light] clara
        [dark] escura
       *[system] como no sistema
    }
web-motion = Movimento
web-motion-name = { $motion ->
        [none] nenhum
       *[system] como no sistema
    }
web-name = Seu nome à mesa
web-keep = Guardar
web-close = Fechar
web-cancel = Cancelar
web-yes = Sim
web-no = Não
web-fetching = Um momento...
web-unreachable = O servidor não responde. Tente de novo.
web-nearest = As mais próximas:
web-nothing-found = Nada encontrado.

web-welcome = O que vamos jogar?
web-welcome-text = Sente-se contra um robô, ou mande a alguém o link da sua mesa.
web-play = Jogar
web-rules = Regras
web-workshop = Oficina
web-workshop-about = Escreva as suas próprias cartas, ou mude as de um jogo: veja-as impressas enquanto digita, jogue na hora, meça o que elas fazem e imprima.
web-workshop-closed = A oficina está fechada neste servidor. Quem o mantém pode abri-la: carteado serve --workshop all.
web-set = { $name }, versão { $version }{ $by ->
    [none] {""}
   *[other] , de { $by }
 }
web-set-does = { $added ->
    [0] Nenhuma carta nova
    [one] Uma carta nova
   *[other] { $added } cartas novas
 }, { $changed ->
    [0] nenhuma mudada
    [one] uma mudada
   *[other] { $changed } mudadas
 }{ $decks ->
    [0] {""}
    [one] , um baralho
   *[other] , { $decks } baralhos
 }{ $options ->
    [0] {""}
    [one] , uma opção
   *[other] , { $options } opções
 }
web-workshop-cards = Cartas do conjunto
web-workshop-write = Escrever
web-workshop-printed = Como sai impressa
web-workshop-nothing = Escolha uma carta do conjunto, faça uma nova, ou pegue uma do jogo para mudar.
web-workshop-nameless = sem nome
web-workshop-faulty = algo está errado
web-workshop-remove = Tirar { $card } do conjunto
web-workshop-kind = Tipo de carta
web-workshop-new = Nova carta
web-workshop-search = Procurar nas cartas do jogo
web-workshop-found = Cartas encontradas
web-workshop-change = Mudar
web-workshop-copy = Copiar
web-workshop-way = Como escrever
web-workshop-way-name = { $way ->
    [form] Formulário
   *[yaml] YAML
 }
web-workshop-card = carta
web-workshop-number = Número de { $field }
web-workshop-drop = Tirar { $field }
web-workshop-more = Acrescentar a { $field }
web-workshop-more-of = Acrescentar a { $field }…
web-workshop-one-more = Mais um: { $field }
web-workshop-yaml = A carta em YAML
web-workshop-faults = O que está errado
web-workshop-line = Linha { $line }
web-workshop-unprinted = Ela aparece aqui assim que nada estiver errado.
web-workshop-changed = O que mudou
web-workshop-deeds = O que fazer com o conjunto
web-workshop-play = Jogar
web-workshop-print = Imprimir
web-workshop-bench = Bancada
web-workshop-share = Compartilhar
web-workshop-link = Quem tiver este link vê o conjunto:
web-workshop-files = Conjunto
web-workshop-redo = Refazer
web-workshop-keep = Guardar esta versão
web-workshop-save = Exportar
web-workshop-open = Importar
web-workshop-empty = Conjunto vazio
web-workshop-no-file = Este arquivo não é um conjunto de cartas.
web-workshop-versions = { $count ->
    [one] Uma versão
   *[other] { $count } versões
 }
web-workshop-set = Nome, baralhos, opções e textos do conjunto
web-workshop-name = { $lang ->
    [en] Nome em inglês
   *[pt] Nome em português
 }
web-workshop-version = Versão
web-workshop-parts = Baralhos, opções e textos em YAML
web-workshop-parts-faulty = Isto não pode ser lido. É preciso ter decks, options e texts, cada um com as suas entradas.
web-workshop-picture = Ilustração
web-workshop-ground = Fundo da ilustração
web-workshop-picture-any = o jogo escolhe
web-workshop-emblem = Emblema da ilustração
web-measure = Medir
web-measure-level = Quem joga
web-measure-bot = { $level ->
    [random] Robôs que jogam qualquer coisa
   *[greedy] Robôs que olham um passo adiante
 }
web-measure-pairs = Por quanto tempo
web-measure-many = até { $pairs } distribuições
web-measure-start = Medir
web-measure-stop = Parar
web-measure-progress = { $done } de até { $of } distribuições já foram jogadas.
web-measure-verdict = { $verdict ->
    [better] Melhor: com estas cartas, { $deck } venceu { $now } % das partidas; sem elas, { $before } %.
    [worse] Pior: com estas cartas, { $deck } venceu { $now } % das partidas; sem elas, { $before } %.
   *[other] Não demonstrado: com estas cartas, { $deck } venceu { $now } % das partidas; sem elas, { $before } %, o que pode ser acaso.
 }
web-measure-interval = A diferença é de { $difference } pontos; com 95 % de confiança, está entre { $low } e { $high }. { $pairs } distribuições, cada uma de todos os lugares, com e sem as cartas.
web-measure-picture = A diferença com seu intervalo; a linha do meio é diferença nenhuma
web-measure-turns = Uma partida durou { $now } turnos; antes, { $before }.
web-measure-use = { $card } foi usada em { $used } de { $games } partidas; { $share } % destas foram vencidas.
web-bench = Bancada
web-bench-back = Voltar à oficina
web-bench-position = Posição
web-bench-lay = Montar
web-bench-save = Salvar como lição
web-bench-save-puzzle = Salvar como desafio
web-bench-goal = Objetivo do desafio
web-bench-card = Carta
web-bench-zone = Onde
web-bench-seat = De quem
web-bench-put = Pôr ali
web-cards = Cartas
web-decks = Baralhos
web-decks-look = ver as cartas
web-players-count = { $count ->
        [1] Um jogador
       *[other] { $count } jogadores
    }
web-minutes = { $least } a { $most } minutos
web-difficulty = { $step ->
        [1] aprende-se em minutos
        [2] fácil de aprender
        [3] pede uma partida para aprender
        [4] pede algumas partidas para aprender
       *[5] pede o curso para aprender
    }
web-start-here = Comece por aqui
web-going = Suas partidas
web-open-matches = Mesas abertas
web-past = Partidas terminadas
web-match-state = { $state ->
        [over] terminada
        [waiting] à espera de jogadores
        [yours] sua vez
       *[theirs] não é sua vez
    }
web-title-lobby-turn = ▶ Sua vez: Carteado
web-guest = convidado
web-open-record = Abrir o arquivo de uma partida:

web-mode = Modo
web-seats-count = Jogadores
web-who-plays = Quem joga?
web-seat-me = eu
web-seat-friend = quem tiver o link
web-strength = { $strength ->
        [easy] um robô, fácil
        [medium] um robô, médio
        [strong] um robô, forte
       *[perfect] um robô que joga com perfeição
    }
web-bot = { $strength ->
        [random] Robô aleatório
        [easy] Robô fácil
        [medium] Robô médio
        [strong] Robô forte
        [perfect] Robô perfeito
       *[other] Robô
    }
web-options = Opções das regras
web-option-value = { $value ->
        [true] sim
        [false] não
        [all] todos
        [any_time] a qualquer momento
        [arena] arena (3 x 3)
        [battlefield] campo de batalha (11 x 11)
        [blocked] não permitido
        [by_level] pelo nível do herói
        [chess] xadrez (8 x 8)
        [clash] embate (3 x 2)
        [court] pátio (5 x 7)
        [face_down] virada para baixo
        [face_up] virada para cima
        [lane] corredor (2 x 4)
        [lines] nas linhas inimigas
        [mixed] todos juntos
        [most_columns] mais colunas
        [non_track] os que não citam trilha
        [none] nenhum
        [on_entry] ao entrar
        [one_roll_all] um dado para todas as unidades
        [one_target] um dado contra uma unidade
        [per_unit] um dado para cada unidade
        [pit] fosso (1 x 2)
        [player] por jogador
        [plaza] praça (5 x 5)
        [random] sorteado
        [replace] substitui o primeiro
        [skirmish] escaramuça (3 x 4)
        [table] na mesa toda
        [three_or_total] três colunas, senão a soma
        [tunnel] no túnel
        [turn_player] só o jogador do turno
        [two_piles] duas pilhas
        [teams-arena] times, depois uma arena
        [teams-teams-arena] times, times de novo, depois uma arena
        [arena-teams] uma arena, depois times
        [arena-arena] uma arena, depois outra entre os que restaram
        [teams10-arena] times até a rodada 10, depois uma arena
       *[other] { $value }
    }
web-preset = Regras
web-own-list = uma lista minha
web-own-value = outro valor, digitado
web-clock-and-doors = Relógio e visitas
web-clock = Relógio
web-clock-name = { $clock ->
        [move] um minuto por jogada
        [quick] cinco minutos para cada um, e mais cinco segundos por jogada
        [long] meia hora para cada um, e mais quinze segundos por jogada
       *[none] nenhum
    }
web-absence = Se alguém se ausentar
web-absence-name = { $minutes ->
        [0] a mesa espera; só o relógio decide
       *[other] depois de { $minutes } minutos um robô pode assumir o lugar
    }
web-terms-clock = { $kind ->
        [none] Sem relógio.
        [move] { $time } por jogada.
       *[total] { $time } para cada um, e mais { $increment } segundos por jogada.
    }
web-terms-time = { $many ->
        [true] Quem esgota o tempo está fora de vez, e um robô continua no lugar.
       *[false] Quem esgota o tempo perde.
    }
web-terms-absence = { $minutes ->
        [0] Ninguém é substituído por estar ausente.
       *[other] Quando alguém estiver ausente há { $minutes } minutos, os outros à mesa podem combinar que um robô assuma o lugar. Quem voltar retoma o lugar na hora.
    }
web-public = Qualquer pessoa pode encontrar esta mesa
web-watchers-speak = Quem assiste pode escrever
web-begin = Começar

web-board = O tabuleiro
web-board-failed = Não foi possível desenhar o tabuleiro deste jogo. Esta é a mesa dele em palavras.
web-players = Jogadores
web-you = você
web-away = ausente
web-left = { $why ->
        [time] sem tempo
        [resigned] desistiu
       *[away] no lugar
    }
web-seat-lost = { $why ->
        [time] Seu tempo acabou. Um robô continua no seu lugar; o relógio decidiu, e isso é definitivo.
       *[resigned] Você desistiu. Um robô continua no seu lugar.
    }
web-to-move = a jogar
web-spectators = { $count ->
        [one] uma pessoa assiste
       *[other] { $count } pessoas assistem
    }
web-spectator = quem assiste
web-undo = Desfazer
web-hint = Dica
web-hint-thinking = Pensando...
web-worth = Chance de vencer: { $worth } %
web-ways = Como alcançar
web-why-nothing = Agora não há nada a fazer com isto.
web-worth-best = { $worth } % de chance de vencer{ $exact ->
        [true] , pelo jogo perfeito.
       *[false] , pelo que a busca vê.
    }
web-hint-plan = Depois: { $steps }.
web-named = Você joga como { $name }
web-named-nobody = Você joga como convidado
web-rename = outro nome
web-contents = Capítulos
web-watching = Você assiste
web-actions-search = Procurar no que você pode fazer
web-more = Mais
web-log = Relato
web-log-new = novo desde a última vez
web-follow = O que os outros estão fazendo
web-follow-next = Próximo
web-follow-all = Mostrar tudo
web-follow-waits = Aconteceu alguma coisa.
web-follow-more = { $count ->
        [one] e mais uma coisa antes disso
       *[other] e mais { $count } coisas antes disso
    }
web-die = Dado
web-recap = Resumo
web-recap-title = Desde a sua última decisão
web-mark-can = pode ser escolhido agora
web-mark-next = pode ser escolhido a seguir, para o que você já escolheu
web-mark-chosen = escolhido: toque de novo para desistir
web-mark-more = Olhe qualquer carta de perto (toque longo, botão direito ou Z) para lê-la. Todas as palavras do jogo:
web-marks = O que significam as marcas
web-how = Como se joga
web-how-first = Primeira vez nesta mesa
web-how-rules = O livro de regras inteiro
web-key-how = como se joga e o que significam as marcas
web-recap-nothing = Nada aconteceu desde então.
web-settings = Configurações
web-pace = O que os outros fazem é mostrado
web-pace-name = { $pace ->
        [step] Passo a passo
        [slow] Devagar
        [instant] De uma vez
       *[normal] No ritmo normal
    }
web-pace-what = { $pace ->
        [step] Cada passo espera até você seguir.
        [slow] Dá tempo de ler cada passo.
        [instant] Nada fica retido.
       *[normal] Um passo depois do outro.
    }
web-pace-clock = Enquanto o seu relógio corre, nada fica retido.
web-habits = Em { $game }, quando só resta uma coisa a fazer
web-only = { $way ->
        [end] fazer por mim, também o fim do turno
       *[ask] sempre me perguntar
    }
web-answers = Quando posso responder a uma ação
web-answers-name = { $way ->
        [others] só perguntar sobre o que os outros fazem
        [pass] passar por mim
       *[ask] sempre me perguntar
    }
web-chat = Conversa
web-chat-say = Diga alguma coisa
web-chat-send = Enviar
web-speakers = Quem falou
web-speaker-seated = { $name } (Jogador { $number })
web-speaker-watching = { $name } (assistindo)
web-mute = Silenciar
web-mute-name = Silenciar { $name }
web-remove = Remover
web-remove-name = Remover { $name } da mesa
web-you-page = Você
web-results = As suas partidas
web-results-none = Ainda nada. Toda partida que você terminar neste servidor é contada aqui.
web-results-sum = { $played ->
        [one] { $played } jogada
       *[other] { $played } jogadas
    }, { $won ->
        [one] { $won } vencida
       *[other] { $won } vencidas
    }
web-results-about = Com quê, e contra quem
web-results-own-deck = Deck próprio
web-results-people = Pessoas
web-results-played = Jogadas
web-results-won = Vitórias
web-results-drawn = Empates
web-results-lost = Derrotas
web-you-device = Outro aparelho
web-you-device-text = Continue com o mesmo nome e os mesmos lugares em outro aparelho: abra o link nele ou digite o código.
web-you-link = Gerar um código
web-you-link-made = O código está pronto.
web-you-picture = O link como código QR
web-you-address = Link para o outro aparelho
web-you-valid = { $minutes ->
        [one] Funciona uma vez só, durante um minuto.
       *[other] Funciona uma vez só, durante { $minutes } minutos.
    }
web-you-code = Código de outro aparelho
web-you-follow = Continuar aqui
web-you-follow-text = Quem você era neste aparelho até agora fica para trás.
web-you-followed = Neste aparelho você agora é { $name }.
web-you-renew = Uma chave nova
web-you-renew-text = Se alguém pode ter conseguido a sua chave (o cookie deste navegador), troque-a: o nome e os lugares continuam seus, e todos os outros aparelhos são desconectados.
web-you-renew-do = Trocar a chave
web-you-renewed = A sua chave foi trocada. Todos os outros aparelhos foram desconectados.
web-you-forget = Desistir de tudo
web-you-forget-text = O servidor esquece o seu nome e os seus resultados. Você se levanta das mesas que esperam e abandona as partidas em andamento. As partidas terminadas ficam, sem o seu nome.
web-you-forget-do = Esquecer de mim
web-you-forget-sure = Isto não pode ser desfeito. Esquecer você?
web-you-forget-yes = Sim, pode esquecer
web-you-forget-no = Não
web-you-forgotten = O servidor esqueceu você.
web-prompt = A pergunta
web-prompt-where = Escolha onde.
web-menu = O que ela pode fazer
web-notes = O que está nela agora
web-all-actions = Tudo o que você pode fazer
web-table-words = A mesa em palavras
web-share = Convidar e compartilhar
web-share-link = O link
web-copy = Copiar o link
web-copied = Copiado.
web-qr = O link em código QR
web-about-match = Sobre esta partida
web-rules-version = Versão das regras
web-commitment = Compromisso
web-commitment-why = O compromisso é o SHA-256 da semente secreta do servidor, publicado antes que alguém contribuísse para a distribuição. Depois o navegador de cada jogador acrescentou um número aleatório próprio. A distribuição decorre da semente e de todos esses números, e a semente é mostrada no fim: sozinho, o servidor não pode escolher a distribuição nem mudá-la sem ser notado.
web-nonce = Número aleatório de { $who }
web-seed = Semente
web-deal = Semente da distribuição
web-fair-facts = A distribuição
web-fair = { $verdict ->
        [mine] ✓ Esta distribuição foi conferida no seu navegador.
       *[fits] ✓ A distribuição confere com o compromisso; seu navegador não acrescentou nada a ela.
    }
web-fair-what = { $verdict ->
        [mine] Seu navegador guardou o primeiro compromisso que viu e depois acrescentou um número aleatório à distribuição. Agora conferiu que a semente combina com esse compromisso, que o seu número está na distribuição e nenhum outro mudou, e que a distribuição decorre de todos eles. Que as cartas saíram como esta distribuição manda confere-se com o registro baixado: carteado replay ARQUIVO --verify.
       *[fits] Seu navegador conferiu que a semente combina com o compromisso e que a distribuição decorre da semente e dos números aleatórios dos jogadores. Ele não acrescentou nenhum número próprio; por isso, para você, isso não prova que ninguém escolheu a distribuição.
    }
web-alarm = A distribuição desta partida não é a prometida
web-alarm-fault = { $fault ->
        [commitment] O servidor mostra agora um compromisso diferente do primeiro que seu navegador viu: mudou a distribuição, ou finge que ela era outra.
        [nonces] Os números aleatórios dos jogadores não são os do começo da partida: a distribuição foi mudada depois.
        [nonce] O número aleatório que seu navegador enviou não está na distribuição: o servidor pode tê-la escolhido sozinho.
        [seed] A semente não combina com o primeiro compromisso que seu navegador viu: estas não são as cartas prometidas.
       *[deal] A distribuição não decorre da semente e dos números aleatórios dos jogadores: o servidor pode tê-la escolhido.
    }
web-alarm-advice = Não confie no resultado. Guarde as provas e mostre-as aos outros jogadores e a quem mantém este servidor.
web-alarm-evidence = Baixar as provas
web-keys = Atalhos
web-key-board = ir para o tabuleiro
web-key-move = de uma coisa a outra no tabuleiro
web-key-next = para a próxima coisa que se pode escolher
web-key-choose = escolher o que está em foco; olhar de perto onde não há o que escolher
web-key-cancel = desistir da escolha
web-key-answer = apertar esse botão da pergunta
web-key-pass = passar, ou dar por pronto
web-key-end = encerrar o turno ou a fase
web-key-actions = tudo o que você pode fazer, em lista
web-key-zoom = olhar uma carta de perto (também: botão direito, toque longo)
web-key-hint = dica
web-key-undo = desfazer
web-key-words = a mesa em palavras
web-key-log = mostrar ou esconder o relato
web-key-follow = próximo passo dos outros
web-key-recap = tudo desde a sua última decisão
web-key-settings = configurações
web-key-rules = as regras
web-key-help = estas teclas
web-handover = Pôr um robô no lugar de { $who }
web-resign = Desistir
web-resign-sure = Você quer desistir desta partida? Isso não se desfaz.
web-reconnecting = A linha caiu. Tentando de novo...
web-proposal = { $what ->
        [undo] { $who } gostaria de desfazer a última jogada.
        [handover] { $who } gostaria que um robô jogasse por { $seat } até { $seat } voltar.
       *[rematch] { $who } gostaria de jogar de novo.
    }
web-proposal-waiting = À espera dos outros.
web-waiting = Mande o link: a partida começa quando todos os lugares estiverem ocupados.
web-waiting-full = Todos os lugares estão ocupados: a partida começa quando todos tiverem aberto esta mesa.
web-waiting-for = ainda não chegou
web-waiting-sit = Há um lugar livre.
web-seat-open = lugar livre
web-sit = Sentar
web-stand-up = Levantar
web-over = A partida terminou.
web-rematch = Jogar de novo
web-rematch-go = Para a nova partida
web-replay = Reprise
web-title-yours = ▶ Sua vez: { $game }
web-title-theirs = { $game }
web-title-over = { $game }: terminada

web-transport = Para trás e para a frente
web-step-back = Um passo atrás
web-step-on = Um passo adiante
web-play-on = Reproduzir
web-pause = Pausar
web-scrub = Em que ponto da partida
web-replay-other-rules = A versão { $rules } das regras, pela qual isto foi jogado, não está mais instalada aqui. Você pode assistir em palavras, como foi; para continuar a partida é preciso ter essas regras.
web-seen-by = Visto por
web-beside = Ao lado da mesa
web-review = Análise
web-review-this = Analisar esta partida
web-review-of = Decisões de { $who }
web-review-views = Com que se avalia
web-review-known = O que se sabia
web-review-knowing = Sabendo de tudo
web-review-judging = { $judged } de { $choices } decisões avaliadas. Quem está jogando passa na frente.
web-review-begins = A análise está começando. Quem está jogando passa na frente.
web-review-broken = A conexão caiu antes do fim da análise.
web-review-again = Continuar
web-review-sure = A faixa clara e os intervalos descontam a sorte; a própria avaliação ainda pode errar por alguns pontos.
web-review-marks = Losangos são erros; trechos sombreados são momentos decisivos. Toque na curva ou em uma linha abaixo para ver aquela mesa.
web-review-none = Não houve o que escolher.
web-review-turns = Momentos decisivos
web-review-turn = { $before } % → { $after } %, { $own ->
        [yes] por essa própria ação
       *[no] pelo que os outros fizeram, pelas cartas ou pelos dados
    }
web-review-mistakes = Erros
web-review-no-mistakes = Nenhum com certeza.
web-review-no-turns = Nenhum.
web-review-action = Ação { $number }:
web-review-mistake = { $grave ->
        [yes] erro grave
       *[no] erro
    }
web-review-cost = custou { $loss } pontos
web-review-played = Jogada: { $words }
web-review-better = Melhor: { $words }
web-review-all = Todas as decisões ({ $count })
web-review-end = O fim:
web-fork = Jogar a partir daqui
web-download = Baixar a partida

web-glossary = Glossário
web-rules-search = Procurar nas regras
web-rules-example = Um exemplo
web-rules-table = Uma tabela das regras
web-decks-build = montar o seu
web-build = Monte o seu
web-build-title = { $game ->
        [apotheosis] Montar um herói
       *[other] Montar um baralho
    }
web-build-from = Mudar este na oficina
web-build-start = Começar de…
web-build-empty = nada
web-build-random = sorteado: algo permitido
web-build-ready = Prontos
web-build-own = Meus
web-build-name = Nome
web-build-save = Guardar
web-build-saved = { $name } está guardado neste navegador.
web-build-forget = Esquecer
web-build-pass = Exportar, importar
web-build-out = A lista, como a linha de comando a lê
web-build-download = Baixar
web-build-command = Para jogar no terminal:
web-build-in = Uma lista para ler: uma carta por linha, ou um arquivo YAML de baralho
web-build-file = Arquivo
web-build-take = Ler
web-build-pool = Cartas
web-build-deck = Minha lista
web-build-kinds = Tipos de cartas
web-build-legal = Permitido: pode ser jogado.
web-build-faults = { $count ->
        [one] um erro
       *[other] { $count } erros
    }
web-build-fitting = só o que serve
web-build-unfit = permitida, mas sem uso para este herói
web-build-look = Ver { $card }
web-build-choose = Escolher { $card }
web-build-more = Mais uma { $card }
web-build-less = Menos uma { $card }
web-build-against = Contra quem
web-build-limits = O que um baralho pode ter
web-build-play = Jogar
web-build-size = { $range ->
        [fixed] de { $largest } cartas
       *[other] de { $smallest } a { $largest } cartas
    }

web-cards-search = Procurar nomes e textos
web-cards-watched = Os arquivos de cartas são acompanhados: { $cards } cartas, nada errado. Salve um e ele muda aqui.
web-cards-faults = O que está errado nos arquivos de cartas
web-cards-count = { $count ->
        [one] Uma carta
       *[other] { $count } cartas
    }
web-filter-value = { $value ->
        [creature] criaturas
        [hero] heróis
        [shard] estilhaços
        [spell] feitiços
        [trap] armadilhas
        [soldier] soldados
        [commander] comandantes
        [ruler] governantes
        [regular] comuns
        [trebuchet] trabucos
        [ember] Brasa
        [tide] Maré
        [root] Raiz
        [dusk] Crepúsculo
        [neutral] neutras
        [common] comuns
        [uncommon] incomuns
        [rare] raras
        [epic] épicas
        [legendary] lendárias
        [beast] feras
        [cleric] clérigos
        [construct] constructos
        [mage] magos
        [rogue] ladinos
        [scout] batedores
        [spirit] espíritos
        [warrior] guerreiros
        [C] paus
        [S] espadas
        [H] copas
        [D] ouros
        [character] personagens
        [source] fontes de energia
        [human] humanos
        [summon] invocações
        [house] casas
        [class] classes
        [entity] entes
        [item] itens
        [skill] habilidades
        [companion] companheiros
        [event] eventos
        [equipment] equipamentos
        [action] ações
       *[other] { $value }
    }
web-filter = { $field ->
        [type] qualquer tipo
        [kind] qualquer espécie
        [faction] qualquer facção
        [rarity] qualquer raridade
        [job] qualquer ofício
        [cost] qualquer custo
        [suit] qualquer naipe
        [level] qualquer nível
        [collection] qualquer coleção
        [day] qualquer dia
       *[other] qualquer { $field }
    }
web-stat = { $stat ->
        [atk] ataque
        [hp] pontos de vida
        [armor] armadura
        [cost] custo
        [health] Saúde
        [protection] Proteção
        [speed] Velocidade
       *[other] { $stat }
    }

### Lições

web-learn = Aprender
web-learn-game = Aprenda { $game }
web-learn-text = { $count ->
        [1] Uma lição curta no tabuleiro de verdade. Não é preciso ler nada antes.
       *[other] { $count } lições curtas no tabuleiro de verdade. Não é preciso ler nada antes.
    }
web-learn-go-on = { $begun ->
        [true] Continuar
       *[false] Começar
    }
web-learn-back = Todas as lições
web-lesson-title = Lição: { $game }
web-lesson-done = Concluída
web-lesson-begun = Começada
web-lesson-seat = { $you ->
        [true] Aprendiz
       *[false] Mestre
    }
web-lesson-step = { $step } de { $steps } passos concluídos
web-lesson-progress = Progresso nesta lição
web-lesson-mistake = Ainda não
web-lesson-rule = Mais nas regras: { $rule }
web-lesson-pointed = Olhe para:
web-lesson-take-back = Desfazer
web-lesson-go-on = Continuar
web-lesson-next = Próxima lição
web-lesson-again = De novo
web-lesson-show = Mostre como
web-coach = Mestre
web-coach-asks = Sua vez. Sem pressa; se ficar em dúvida, é só perguntar.
web-coach-waits = Veja o que acontece: não é a sua vez.
web-coach-over = Boa partida. Da próxima vez você vai precisar menos de mim.
web-coach-ask = O que você faria?
web-coach-dismiss = Jogar sem o mestre
web-first-game = Sua primeira partida inteira
web-first-game-text = { $game } do começo ao fim, no seu ritmo. Pergunte ao mestre quando quiser.
web-first-game-go = Jogar com o mestre

### Desafios no navegador

web-puzzles = Desafios
web-puzzles-game = Desafios: { $game }
web-puzzles-text = Posições com uma só primeira ação certa. Toda resposta está provada, traga o acaso o que trouxer e responda o adversário o que responder.
web-puzzles-all = Os desafios de todos os jogos
web-puzzles-back = Todos os desafios
web-puzzles-solved = { $done } de { $count } { $count ->
        [one] resolvido
       *[other] resolvidos
    }
web-puzzle-day = Desafio do dia
web-puzzle-solve = { $done ->
        [true] Resolver de novo
       *[false] Resolver
    }
web-puzzle-level = Nível { $level } de 5
web-puzzle-done = Resolvido
web-puzzle-seen = Solução vista
web-puzzle-title = Desafio { $number }: { $game }
web-puzzle-task = Tarefa
web-puzzle-seat = { $you ->
        [true] Jogador
       *[false] Adversário
    }
web-puzzle-kept = Certo até aqui. Siga até o objetivo.
web-puzzle-solved = { $seen ->
        [true] É esse o caminho. O próximo você encontra sem ajuda?
       *[false] Resolvido!
    }
web-puzzle-hint = Dica: { $action }
web-puzzle-show = Mostrar a solução
web-puzzle-solution = Solução
web-puzzle-next = Próximo desafio
