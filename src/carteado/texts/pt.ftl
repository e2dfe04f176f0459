list-and = { $start } e { $end }
seat-number = Jogador { $number }
seat-you = Você

near = { $near ->
        [none] {""}
       *[other] {" "}Você quis dizer { $near }?
    }
refused-illegal-action = Isso não é permitido agora: { $action }. Permitido: { $allowed }.
refused-match-over = A partida acabou.
refused-not-your-turn = Não é a sua vez.
refused-stale = A mesa já andou: você respondeu ao número { $number }, ela está no { $now }.
refused-action-unknown = Não existe ação chamada { $found }. Ações: { $allowed }.{ near }
refused-action-too-long = { $action }: estas palavras sobram: { $found }.
refused-action-missing-field = Em { $action } falta { $field }: { $allowed }.
refused-action-bad-field = { $action }: { $found } não serve para { $field }. Permitido: { $allowed }.
refused-action-unknown-field = { $action } não tem o campo { $found }. Campos: { $allowed }.{ near }
refused-action-not-an-object = Uma ação é um objeto com um type, e não: { $found }.
refused-option-unknown = { $game } não tem a opção { $found }. Opções: { $allowed }.{ near }
refused-option-bad-value = { $found } não é valor da opção { $option }. Permitido: { $allowed }.{ near }
refused-option-not-a-pair = Uma opção se escreve nome=valor, e não: { $found }.
refused-preset-unknown = { $game } não tem o conjunto pronto { $found }. Conjuntos: { $allowed }.{ near }
refused-mode-unknown = { $game } não tem o modo { $found }. Modos: { $allowed }.{ near }
refused-seats-bad-number = { $game } no modo { $mode } não é para { $found } jogadores. Permitido: { $allowed }.
refused-seats-wrong-count = { $found } lugares foram ditos, a partida tem { $expected }.
refused-seat-unknown = Um lugar é human ou bot:NOME, e não { $found }. Por exemplo: { $allowed }.
refused-game-unknown = Não existe jogo chamado { $found }. Jogos: { $allowed }.{ near }
refused-bot-unknown = Nenhum robô chamado { $found } joga { $game }. Robôs: { $allowed }.{ near }
refused-bot-bad-strength = { $found } não é força do robô { $bot }. Permitido: { $allowed }.
refused-language-unknown = Não há língua { $found } aqui. Línguas: { $allowed }.
refused-card-file-invalid = O arquivo de cartas { $file } está errado: { $reason }
refused-position-unknown-field = Uma posição não tem o campo { $found }. Campos: { $allowed }.{ near }
refused-position-bad-value = Posição: { $found } não é valor de { $field }. Permitido: { $allowed }.
refused-save-other-game = O estado salvo é de { $found }, não de { $expected }.
refused-save-damaged = O estado salvo de { $game } está danificado: { $reason }
refused-rules-other-version = Isto foi jogado pela versão { $found } das regras de { $game }; aqui está a versão { $expected }. Não é reproduzido por outras regras.
refused-file-unreadable = Não é possível ler { $file }: { $reason }
refused-file-unwritable = Não é possível escrever { $file }: { $reason }
refused-record-damaged = { $file } não é um registro inteiro: { $reason }
refused-record-other-format = { $file } tem o formato de registro { $found }, este programa lê o { $expected }.
refused-record-bad-action = A ação { $number } do registro, { $action }, é recusada: { $reason }.
refused-record-bad-commitment = A semente não combina com o compromisso: publicado { $commitment }, a semente dá { $found }.
refused-record-bad-hash = A partida não termina como registrado: hash { $expected } no registro, { $found } pelas regras.
refused-record-bad-outcome = O resultado não é o registrado: { $expected } no registro, { $found } pelas regras.
refused-rewind-bad-number = Não há ação número { $found }. Permitido: { $allowed }.
refused-rule-unknown = { $game } não tem a regra { $found }.{ near }
refused-not-solvable = Não há solução exata de { $game }.
refused-solver-missing = O cálculo precisa do numba: instale com pip install "carteado[solve]".
refused-no-match-to-resume = Não há partida de { $game } por terminar.
refused-undo-people = Desfazer é só para partidas contra robôs.
refused-undo-nothing = Não há nada a desfazer.

refused-usage = Não dá para ler a linha de comando: { $reason } Veja --help.
refused-usage-unknown-command = Não há comando { $found }. Comandos: { $allowed }.{ near }
refused-usage-missing = Falta { $word } na linha de comando. Veja --help.
refused-usage-bad-value = Não dá para ler o valor de { $word }. Veja --help.
refused-usage-unknown-option = Não há opção { $word }.{ near } Veja --help.

cli-heading-0 = Uso:
cli-heading-1 = Opções:
cli-heading-2 = Comandos:
cli-heading-3 = Argumentos:
cli-heading-4 = Mostra esta ajuda e para.
cli-heading-5 = [obrigatório]
cli-heading-6 = [padrão:
cli-help = Jogos de cartas para jogar, estudar e construir: sozinho, contra robôs ou com outras pessoas.
cli-games = Lista os jogos.
cli-play = Joga um jogo, linha por linha, no terminal.
cli-simulate = Deixa robôs jogarem muitas partidas e conta os resultados.
cli-replay = Mostra uma partida registrada, e a confere.
cli-rules = Lê o livro de regras de um jogo, ou uma regra dele.
cli-cards = Mostra as cartas de um jogo, ou confere os seus arquivos.
cli-arg-card = o código de uma carta
cli-opt-check = confere os arquivos de cartas e imprime tudo o que está errado
cli-opt-schema = imprime um JSON Schema dos arquivos de cartas, para editores
cards-checked = { $faults ->
        [0] { $cards } cartas, nada errado.
        [one] Um erro.
       *[other] { $faults } erros.
    }
refused-cards-none = { $game } não tem arquivos de cartas para mostrar.
refused-card-unknown = { $game } não tem a carta { $found }.{ near }
cli-solve = Calcula o jogo perfeito onde um jogo o permite.
cli-bench = Mede a velocidade dos jogos, ao lado de uma base fixa.
cli-arg-game = o jogo: veja `carteado games`
cli-arg-file = um arquivo de registro
cli-arg-rule = uma regra, como SIEGE-8.3
cli-opt-lang = língua: pt ou en
cli-opt-json = imprime um documento JSON e nada mais
cli-opt-mode = o modo do jogo
cli-opt-preset = um conjunto pronto de opções
cli-opt-option = uma opção, nome=valor; pode ser repetida
cli-opt-seats = quem joga, por exemplo human,bot:search:200ms
cli-opt-seed = um número que fixa todos os embaralhamentos e dados
cli-opt-resume = continua a última partida por terminar
cli-opt-load = continua a partida deste arquivo
cli-opt-games = quantas partidas
cli-opt-bots = um robô para todos os lugares, ou um para cada: random, greedy, search:200ms
cli-opt-workers = processos que dividem o trabalho
cli-opt-record = escreve o registro de cada partida nesta pasta
cli-opt-verify = confere o compromisso, cada ação e o fim
cli-opt-seat = mostra o que este lugar viu, contado de 0
cli-opt-rebuild = constrói a tabela mesmo que já haja uma
cli-opt-quick = medições mais curtas
cli-opt-version = diz a versão, e se os módulos compilados estão em uso
cli-version = carteado { $version }, { $compiled ->
        [yes] compilado
       *[no] interpretado
    }
cli-progress-games = partidas
cli-progress-solve = calculando

games-modes = modos: { $modes }
games-presets = conjuntos prontos: { $presets }
games-seats = { $seats ->
        [1] um jogador
       *[other] jogadores: { $seats }
    }
games-bots = robôs: { $bots }
games-options = opções

simulate-title = { $games } partidas de { $name }
simulate-seat = O lugar { $seat } ({ $bot }) venceu { $wins } ({ $percent } %)
simulate-draws = Empates: { $draws }
simulate-decisions = { $decisions } decisões em { $seconds } s: { $us } us cada, { $compiled ->
        [yes] compilado
       *[no] interpretado
    }
simulate-reasons = Por que acabaram: { $reasons }

solve-value = O jogo perfeito de { $name } vence com probabilidade { $value }.
solve-table = Tabela: { $file } ({ $size } MB, construída em { $seconds } s)

replay-title = { $name }, versão { $rules } das regras, { $actions ->
        [one] uma ação
       *[other] { $actions } ações
    }.
replay-unfinished = A partida não acabou: só se mostra o que um espectador vê.
replay-verified = Conferido: a semente combina com o compromisso, toda ação foi legal e a mesa é a registrada.
replay-commitment = Compromisso: { $commitment }
replay-seed = Semente: { $seed }

bench-title = Jogo ao acaso, compilado e interpretado
bench-game = Jogo
bench-compiled = compilado
bench-interpreted = interpretado
bench-ratio = razão
bench-decision = us por decisão
bench-clone = us por cópia
bench-games = partidas por segundo
bench-search = iterações de busca por segundo
bench-baseline = Laço de base em Python puro: { $us } us por 1000 voltas.
bench-in-baseline = voltas da base por decisão
bench-not-compiled = Os módulos compilados não foram construídos para estas fontes: rode make native.

menu-title = Carteado. Qual jogo?
menu-choose = Um número, ou q para voltar:
menu-action = O que você quer fazer?
menu-play = jogar
menu-rules = ler as regras
menu-resume = continuar a partida por terminar
menu-strength = Contra qual robô?
menu-bot-random = random: joga qualquer coisa
menu-bot-greedy = greedy: olha um passo à frente
menu-bot-search = search: pensa um momento
menu-bot-search-strong = search:2000ms: pensa bastante
menu-not-a-choice = Digite um dos números.

play-welcome = { $name }. Digite ? para ajuda.
play-commitment = As cartas estão dadas. O compromisso: { $commitment }
play-reveal = A semente era { $seed }; ela combina com o compromisso publicado no começo.
play-legal = Você pode:
play-ask = >
play-wait = Pensando...
play-turn = { $who }:
play-next = { $who }, é a sua vez. Aperte Enter quando mais ninguém estiver olhando.
play-saved = Salvo em { $file }.
play-left = A partida está guardada. Continue com: { $command }
play-undone = Desfeito.
play-hint = { $action }: { $worth } %
play-hint-none = Não há sugestão para esta mesa.
play-over = A partida acabou.
play-won = { $who } venceu.
play-drawn = Empate.
play-commands =
    Digite o número de uma ação, ou o seu texto. Outras palavras:
    ? - esta ajuda; ? PALAVRA - sobre uma ação ou regra
    table - a mesa inteira de novo
    log - tudo o que aconteceu até agora
    hint - o que um jogador forte faria
    undo - desfaz a sua última ação (contra robôs)
    save ARQUIVO - escreve a partida num arquivo; resume ARQUIVO - continua uma partida escrita
    rules - o livro de regras; rules ID - uma regra
    quit - sair; a partida fica guardada
