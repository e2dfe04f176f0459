list-and = { $start } e { $end }
seat-number = Jogador { $number }
seat-you = Você

near = { $near ->
        [none] {""}
       *[other] {" "}Você quis dizer { $near }?
    }
refused-illegal-action = Isso não é permitido agora: { $action }. Permitido: { $allowed }.
why-not-now = Isso não dá para fazer agora. Dá para fazer: { $allowed }.
why-no-action = Essa ação não existe.
why-match-over = A partida acabou.
with-price = {" "}({ $price })
with-rule = { $text } ({ $rule })
refused-forbidden = Isso não é permitido agora: { $action }. { $reason }
refused-match-over = A partida acabou.
refused-not-your-turn = Não é a sua vez.
refused-stale = A mesa já andou: você respondeu ao número { $number }, ela está no { $now }.
refused-action-unknown = Não existe ação chamada { $found }. Ações: { $allowed }.{ near }
refused-action-too-long = { $action }: estas palavras sobram: { $found }.
field-name = { $field ->
        [ability] habilidade
        [action] ação
        [branch] escolha
        [card] carta
        [cards] carta ou par
        [column] coluna
        [companion] companheiro
        [container] recipiente
        [creature] criatura
        [direction] direção
        [effect] efeito
        [facing] direção
        [gain] ganho
        [heir] destinatário
        [index] posição
        [index2] segunda posição
        [number] número
        [object] objeto
        [out] carta a substituir
        [payment] pagamento
        [play] jogada
        [row] fileira
        [ruler] governante
        [seat] jogador
        [silo] silo
        [slot] espaço
        [source] origem
        [supply] suprimento
        [target] alvo
        [to] destino
        [track] trilha
        [unit] unidade
       *[other] { $field }
    }
refused-action-missing-field = Em { $action } falta { field-name }: { $allowed }.
refused-action-bad-field = { $action }: { $found } não serve como { field-name }. Permitido: { $allowed }.
refused-action-unknown-field = { $action } não tem o campo { $found }. Campos: { $allowed }.{ near }
refused-action-not-an-object = Uma ação é um objeto com um type, e não: { $found }.
refused-option-unknown = { $game } não tem a opção { $found }. Opções: { $allowed }.{ near }
refused-option-renamed = A opção { $found } de { $game } agora se chama { $option }.
refused-option-bad-value = { $found } não é um valor válido da opção { $option }. Permitido: { $allowed }.{ near }
refused-option-not-a-pair = Uma opção se escreve nome=valor, e não: { $found }.
refused-preset-unknown = { $game } não tem o conjunto pronto { $found }. Conjuntos: { $allowed }.{ near }
refused-mode-unknown = { $game } não tem o modo { $found }. Modos: { $allowed }.{ near }
refused-seats-bad-number = { $game } no modo { $mode } não é para { $found } jogadores. Permitido: { $allowed }.
refused-seats-wrong-count = { $found ->
        [0] Nenhum lugar foi dito
        [one] Um lugar foi dito
       *[other] { $found } lugares foram ditos
    }; a partida tem { $expected }.
refused-seat-unknown = Um lugar é human ou bot:NOME, e não { $found }. Por exemplo: { $allowed }.
refused-game-unknown = Não existe jogo chamado { $found }. Jogos: { $allowed }.{ near }
refused-bot-unknown = Nenhum robô chamado { $found } joga { $game }. Robôs: { $allowed }.{ near }
refused-bot-bad-strength = { $found } não é uma força válida do robô { $bot }. Permitido: { $allowed }.
refused-language-unknown = Não há língua { $found } aqui. Línguas: { $allowed }.
refused-lesson-file-invalid = O arquivo de lição { $file } é inválido: { $reason }
refused-lesson-unknown = { $game } não tem a lição { $found }. Lições: { $allowed }.{ near }
refused-lesson-mistake-stands = Desfaça o erro primeiro.
refused-lesson-over = A lição terminou.
refused-lesson-reads = Aqui não há o que fazer além de continuar.
refused-lessons-none = Ainda não há lições de { $game }.
refused-puzzle-file-invalid = O arquivo de desafio { $file } é inválido: { $reason }
refused-puzzle-unknown = { $game } não tem o desafio { $found }. Desafios: { $allowed }.{ near }
refused-puzzle-over = O desafio terminou. Desfaça antes a última ação.
refused-puzzles-folder-alone = --folder pede um jogo, e só combina com --number.
refused-puzzles-own-cards = Os desafios do jogo são provados com as cartas do próprio jogo; --set combina com --folder e com puzzles mine.
refused-puzzles-number-alone = --number e --list pedem um jogo, e --day não combina com nenhum dos dois.
refused-puzzles-none = Não há desafios de { $game }.
refused-puzzles-not-mined = Não há como minerar desafios de { $found }. Jogos: { $allowed }.{ near }
refused-card-file-invalid = O arquivo de cartas { $file } é inválido: { $reason }
refused-position-unknown-field = Uma posição não tem o campo { $found }. Campos: { $allowed }.{ near }
refused-position-bad-value = Posição: { $found } não é um valor válido de { $field }. Permitido: { $allowed }.
refused-save-other-game = O estado salvo é de { $found }, não de { $expected }.
refused-save-damaged = O estado salvo de { $game } está danificado: { $reason }
refused-rules-other-version = Isto foi jogado pela versão { $found } das regras de { $game }; aqui está a versão { $expected }. Não é reproduzido por outras regras.
refused-rules-missing = Isto foi jogado pela versão { $found } das regras de { $game }; aqui está a versão { $expected }. Para conferir ou continuar a partida, instale o pacote com essas regras: { $command }
refused-file-unreadable = Não é possível ler { $file }: { $reason }
refused-file-unwritable = Não é possível escrever { $file }: { $reason }
refused-new-game-bad-name = { $found } não pode ser o nome de um jogo. Permitido: de 3 a 24 letras minúsculas de a a z.
refused-new-game-name-taken = O nome { $found } já é de um jogo instalado ou de textos do Carteado. Escolha outro.
refused-new-game-folder-full = { $folder } já existe e não está vazia. Um jogo novo é escrito numa pasta nova: diga qual com --folder.
new-game-done = { $name } está em { $folder }. Instale e jogue:
  pip install -e "{ $folder }[test]"
  carteado play { $name }
  carteado serve
  pytest { $folder }
refused-frames-damaged = Os quadros guardados da partida não podem ser lidos: { $reason }
refused-record-damaged = { $file } não é um registro inteiro: { $reason }
refused-record-other-format = { $file } tem o formato de registro { $found }, este programa lê o { $expected }.
refused-record-bad-action = A ação { $number } do registro, { $action }, é recusada: { $reason }.
refused-record-bad-commitment = A semente não combina com o compromisso: publicado { $commitment }, a semente dá { $found }.
refused-record-bad-nonces = Os nonces dos jogadores não combinam com o registro: encontrado { $found }, permitido { $allowed }.
refused-record-bad-hash = A partida não termina como registrado: hash { $expected } no registro, { $found } pelas regras.
refused-record-bad-outcome = O resultado não é o registrado: { $expected } no registro, { $found } pelas regras.
refused-rewind-bad-number = Não há ação número { $found }. Permitido: { $allowed }.
refused-term-unknown = O glossário de { $game } não tem a palavra { $found }. As mais próximas: { $allowed }.
refused-picture-unknown = O livro de regras de { $game } não tem a figura { $found }. Figuras: { $allowed }.{ near }
refused-book-none = { $game } ainda não tem livro de regras.
refused-rule-unknown = { $game } não tem a regra { $found }.{ near }
refused-not-solvable = Não há solução exata de { $game }.
refused-module-missing = Isto precisa de { $module }, que não está instalado: { $command }
refused-unsafe-secret = { $name } está definida, então toda distribuição pode ser prevista: isso é só para testes nesta máquina.
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
cli-learn = Aprender um jogo na própria mesa, uma lição curta de cada vez.
cli-new-game = Escreve um pacote que acrescenta um jogo novo: um pequeno, que já se joga, para você transformar no seu.
cli-arg-lesson = Nome ou número de uma lição; sem ele, a primeira ainda não concluída.
cli-puzzles = Posições com uma única jogada certa: resolva-as ou minere outras.
cli-puzzles-solve = Resolve um desafio de um jogo; sem número, o primeiro ainda não resolvido. A palavra solve pode ser omitida.
cli-puzzles-mine = Minera desafios: bots jogam, e ficam as posições com uma única jogada que se pode provar.
cli-arg-puzzles-game = Nome de um jogo
cli-opt-puzzle-number = o número do desafio
cli-opt-puzzle-day = o desafio do dia (UTC); sem jogo, entre todos os jogos
cli-opt-puzzle-list = lista os desafios com os níveis e quais estão resolvidos
cli-opt-puzzle-count = quantos desafios
cli-opt-puzzle-seed = a mesma semente encontra os mesmos desafios
cli-opt-puzzle-out = a pasta dos arquivos
cli-opt-puzzle-folder = resolve os desafios desta pasta, como puzzles mine os escreve
cli-play = Joga um jogo, linha por linha, no terminal.
cli-simulate = Deixa robôs jogarem muitas partidas e conta os resultados.
cli-replay = Mostra uma partida registrada, e a confere.
cli-review = Analisa uma partida terminada: a curva das chances, os momentos decisivos, os erros.
cli-rules = Lê o livro de regras de um jogo, ou uma regra dele.
cli-cards = Mostra as cartas de um jogo, ou confere os seus arquivos.
cli-arg-card = o código de uma carta
cli-opt-check = confere os arquivos de cartas e imprime tudo o que está errado
cli-opt-schema = imprime um JSON Schema dos arquivos de cartas, para editores
card-imprint = { $collection }{ $full ->
        [yes] , arte completa
       *[no] {""}
    }; ilustração de { $artist }
cards-checked = { $faults ->
        [0] { $cards } cartas, nada errado.
        [one] Um erro.
       *[other] { $faults } erros.
    }
cli-opt-watch = acompanha os arquivos de cartas: mostra cada carta, aqui e na galeria, assim que ela é salva
cli-opt-set = um conjunto de cartas, arquivo ou pasta: cartas, mudanças, baralhos e opções para jogar
cli-opt-serve-set = um conjunto de cartas para um jogo; pode ser repetida. JOGO= é preciso se o conjunto não diz de que jogo é
cli-opt-cards = arquivos de cartas de outra pasta
cli-opt-watch-port = porta da galeria (0: qualquer uma livre)
cli-opt-browse = abre a galeria num navegador
cards-watching = { $cards } cartas acompanhadas. Salve um arquivo de cartas para ver o que muda, aqui e em { $address }
cards-change = { $field }: { $was } → { $now }
cards-new = Carta nova.
cards-gone = { $card } não existe mais.
cards-faulty = { $faults ->
        [one] Um erro. As últimas cartas boas continuam.
       *[other] { $faults } erros. As últimas cartas boas continuam.
    }
refused-cards-no-files = Não há arquivos de cartas (*.yaml) em { $folder }.
cli-opt-workshop = quem pode trazer conjuntos de cartas e usar a oficina: ninguém, só esta máquina ou todos
refused-workshop-closed = A oficina está fechada aqui. Quem mantém o servidor pode abri-la com --workshop all.
refused-workshop-unknown = Não existe a oficina { $found }. Permitido: { $allowed }.
refused-sets-full = Há conjuntos de cartas demais aqui; no máximo { $allowed } de um jogador.
refused-set-too-large = O conjunto de cartas tem { $found } bytes; aqui são permitidos no máximo { $allowed }.
refused-set-too-many-cards = O conjunto tem { $found } cartas; aqui são permitidas no máximo { $allowed }.
refused-set-too-deep = Os efeitos de uma carta estão aninhados demais; aqui são permitidos no máximo { $allowed } níveis.
refused-set-too-busy = { $card } repete seus efeitos demais: mais de { $allowed } poderiam acontecer em seguida.
refused-set-in-no-deck = Nenhum baralho pronto de { $game } comporta as cartas deste conjunto. Acrescente um baralho ao conjunto.
refused-position-unreadable = Isto não pode ser lido como uma posição: { $reason }
refused-set-unknown = O conjunto de cartas { $found } de { $game } não está aqui.
refused-set-other-game = Este conjunto de cartas é de { $found }, não de { $game }.
refused-set-no-game = { $found } não diz de que jogo é. Escreva JOGO=CAMINHO, ou acrescente ao conjunto uma linha como "game: duel".
refused-set-bad-part = Uma parte do conjunto de cartas não é permitida: { $found }. Permitido: { $allowed }.
refused-record-bad-set = O conjunto de cartas do registro não é o da partida: seu hash é { $found }, e as regras são { $expected }.
refused-cards-folder-unused = --cards combina com --check ou --watch.
refused-cards-watch-alone = --watch não combina com { $found }.
refused-cards-none = { $game } não tem arquivos de cartas para mostrar.
refused-cards-unnumbered = As cartas de { $game } não têm número: as ações usam o nome impresso.
refused-card-not-one = { $count ->
    [0] { $card } não está nesta partida.
   *[other] { $card } está { $count } vezes nesta partida: { $found }.
 }
refused-decks-none = { $game } não tem baralhos para montar.
refused-card-unknown = { $game } não tem a carta { $found }.{ near }
cli-solve = Calcula o jogo perfeito onde um jogo o permite.
cli-bench = Mede a velocidade dos jogos, ao lado de uma base fixa.
cli-arg-game = o jogo: veja `carteado games`
cli-arg-new-game = o nome do jogo novo: letras minúsculas de a a z
cli-opt-new-game-folder = a pasta em que escrever; por padrão, carteado-NOME
cli-arg-file = um arquivo de registro
cli-arg-rule = uma regra, como SIEGE-8.3
cli-opt-lang = língua: pt ou en
cli-opt-json = imprime um documento JSON e nada mais
cli-opt-mode = o modo do jogo
cli-opt-rules-preset = as regras como são com este conjunto pronto de opções
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
cli-opt-review-seat = o lugar a analisar, contado de 0; sem ele, os das pessoas, ou então todos
cli-opt-review-all = julga sabendo tudo, também o que o lugar não podia ver
cli-opt-iterations = quanto a busca olha para cada decisão
cli-opt-rebuild = constrói a tabela mesmo que já haja uma
cli-opt-quick = medições mais curtas
cli-opt-version = diz a versão, e se os módulos compilados estão em uso
cli-version = carteado { $version }, { $compiled ->
        [yes] compilado
       *[no] interpretado
    }
cli-progress-games = partidas
cli-progress-review = decisões
cli-progress-solve = calculando

games-modes = modos: { $modes }
games-presets = conjuntos prontos: { $presets }
games-seats = { $most ->
        [1] um jogador
       *[other] jogadores: { $seats }
    }
games-bots = robôs: { $bots }
games-options = opções

simulate-title = { $games } partidas de { $name }
simulate-seat = { $who } ({ $bot }) venceu { $wins } ({ $percent } %)
simulate-draws = Empates: { $draws }
simulate-first = Quem joga primeiro: { $percent } % dos pontos
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
replay-without-rules = Mostrada como foi registrada, sem conferir: a versão { $rules } das regras não está instalada aqui.
replay-get-rules = Para conferir ou continuar a partida: pip install "{ $package }"
replay-unfinished = A partida não acabou: só se mostra o que um espectador vê.
replay-verified = Conferido: a semente combina com o compromisso, a distribuição decorre da semente e dos nonces dos jogadores, toda ação foi legal e a mesa é a registrada.
replay-commitment = Compromisso: { $commitment }
replay-seed = Semente: { $seed }
replay-deal = Nonces: { $nonces }. A semente da distribuição, o SHA-256 da semente e dos nonces: { $deal }

bench-title = Jogo ao acaso, compilado e interpretado
bench-modes-title = Jogo ao acaso em cada modo
bench-mode = modo
bench-seats = jogadores
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
play-hint-best = O melhor agora: { $action } - { $words }{ $price }
play-hint-why = Por quê: { $reason }
play-hint-plan = Depois: { $steps }
play-hint-about = Chance de vencer depois de cada ação{ $exact ->
        [yes] , pelo jogo perfeito
       *[no] {""}
    }, da melhor para a pior:
play-hint = { $action }: { $worth } %
play-hint-none = Não há sugestão para esta mesa.
play-allowed = Agora { $action } é permitido{ $price }.
play-open = O que vem depois depende da sorte, ou do que você não vê.
play-nothing-certain = Nada é certo: o que acontece depende da sorte, ou do que você não vê.
play-over = A partida acabou.
play-won = { $who } { $count ->
        [one] venceu
       *[other] venceram
    }.
play-drawn = Empate.
play-commands =
    Digite o número de uma ação, ou o seu texto. Outras palavras:
    ? - esta ajuda; ? PALAVRA - sobre uma ação, regra, palavra do glossário ou carta (pelo nome, id ou número: ? @12)
    mesa - a mesa inteira de novo
    registro - tudo o que aconteceu até agora
    dica - o que um jogador forte faria
    por que AÇÃO - por que ela não é permitida agora; prever AÇÃO - o que ela fará, até onde isso é certo
    desfazer - desfaz a sua última ação (contra robôs)
    salvar ARQUIVO - escreve a partida num arquivo; retomar ARQUIVO - continua uma partida escrita
    regras - o livro de regras; regras ID - uma regra
    sair - sai; a partida fica guardada

# Livros de regras

box-deck = { $name }: { $count } cartas prontas para jogar
box-beside = { $count ->
        [one] 1 carta que acompanha as anteriores
       *[other] { $count } cartas que acompanham as anteriores
    }
box-others = { $count } outras cartas, uma de cada, para você montar o que quiser
box-pieces = peças: { $pieces }
box-needed = Não vem na caixa: { $things }.
book-summary = Resumo em uma página
book-term = termo
book-meaning = o que quer dizer
book-rule = regra
book-deck-cards = { $count ->
        [one] Uma carta:
       *[other] { $count } cartas:
    }

# O que está errado em arquivos de cartas

card-fault = { $place }: encontrado { $found }, permitido: { $allowed }.{ near }
card-fault-renamed = { $place }: { $found } agora se chama { $now }.
fault-at-most-cards = { $count ->
        [one] no máximo uma carta
       *[other] no máximo { $count } cartas
    }
fault-at-most-one-of = no máximo um destes: { $words }
fault-awaited = uma ação que o passo espera
fault-cards = uma lista de cartas
fault-change = de { $low } a { $high }, menos 0
fault-copies = um número de cópias
fault-declared-target = um alvo declarado aqui
fault-each-card-once = cada carta uma vez
fault-empty-tile = uma casa vazia
fault-enchant-of-kind = um encantamento desse tipo
fault-entries = { $count ->
        [1] uma entrada
       *[other] { $count } entradas
    }
fault-event-word = uma palavra que este evento dê: { $words ->
        [none] nenhuma
       *[other] { $words }
    }
fault-fitting-card = uma carta que possa ficar ali
fault-with-shard = uma facção que tem um estilhaço básico ({ $words })
fault-in-order = { $words }, nesta ordem
fault-less-than = menos que { $limit }
fault-like = algo como { $examples }
fault-list = uma lista
fault-living-tile = a casa de um personagem vivo
fault-mapping = um mapeamento
fault-named-target = um alvo que uma operação nomeie
fault-new-id = um id que nenhuma outra carta tenha
fault-not-with = não com { $words }
fault-nothing = nada
fault-number = de { $low } a { $high }
fault-once = uma vez
fault-one-of = exatamente um destes: { $words }
fault-one-per-seat = um valor por jogador
fault-only-in = só no modo { $mode }
fault-only-with = só com { $words }
fault-playable = o que as regras permitem nesta mesa
fault-repeatable = pelo menos um destes: { $words }; sem isso, poderia ser repetido para sempre
fault-required = um valor: este campo é obrigatório
fault-some-of = pelo menos um destes: { $words }
fault-still-played = uma mesa em que a partida não acabou
fault-text = um texto
fault-tile = uma casa do tabuleiro, como { $example }
fault-times = { $count ->
        [0] nenhum { $word }
        [1] { $word } uma vez
        [2] { $word } duas vezes
       *[other] { $word } { $count } vezes
    }
fault-total = uma soma de { $points }

### O servidor

cli-serve = Servir mesas a navegadores.
cli-menu = Escolher um jogo num menu no terminal.
cli-opt-host = o endereço em que o servidor atende
cli-opt-port = a porta em que o servidor atende; 0 toma uma livre
cli-opt-db = o banco de dados: sqlite:///ARQUIVO ou postgresql://USUARIO@MAQUINA/NOME
cli-opt-origin = outro endereço cujas páginas podem usar este servidor; pode ser dado mais de uma vez
cli-opt-trust-proxy = acreditar nos endereços repassados por este proxy (um endereço ou uma rede); pode ser dado mais de uma vez
cli-opt-at = o endereço pelo qual os clientes chegam a este processo, quando várias versões usam o mesmo banco de dados
cli-opt-keep = por quanto tempo se guardam as partidas, como uploads=30d ou finished=forever; pode ser dado mais de uma vez
cli-opt-limits = todos os limites aos clientes vezes este número, para uma rede de confiança
cli-opt-pause = as pausas curtas que escondem quem poderia responder, vezes este fator; 0 desliga
serve-ready = A mesa está aberta: { $url }
site-not-built = As páginas da mesa ainda não foram construídas. Rode “make play”, que as constrói, e carregue esta página de novo.

refused-illegal-now = Isso não é permitido agora.
refused-not-seated = Você não tem lugar nesta mesa.
refused-no-player = O servidor ainda não conhece você: carregue a página de novo.
refused-not-started = A partida não começou.
refused-already-started = A partida já começou.
refused-nonce-bad = { $found } não é um nonce; permitido: { $allowed } dígitos.
refused-nonce-given = O seu nonce desta distribuição já foi dado, por outra página ou outro aparelho seu.
refused-already-seated = Você já tem um lugar nesta mesa.
refused-seat-taken = Esse lugar está ocupado.
refused-no-such-seat = Não há lugar { $found } aqui. Lugares: { $allowed }.
refused-seat-wish-unknown = { $found } não pode tomar um lugar. Permitido: { $allowed }.
refused-undo-revealed = Isso não pode ser desfeito: algo foi revelado desde então.
refused-proposal-unknown = { $found } não pode ser proposto. Permitido: { $allowed }.{ near }
refused-proposal-gone = Isso não está mais em questão.
refused-already-proposed = Isso já foi proposto.
refused-already-answered = Você já respondeu a isso.
refused-handover-bad-seat = Só o lugar de outra pessoa pode ser dado a um robô.
refused-handover-too-soon = Um robô pode assumir o lugar quando a pessoa estiver ausente há { $minutes ->
        [one] um minuto
       *[other] { $minutes } minutos
    }.
refused-handover-not-agreed = Nesta mesa ninguém é substituído: assim foi combinado ao criar a partida. O relógio decide; sem relógio, a mesa espera.
refused-absence-bad = Não se pode combinar { $found } minutos de ausência. Permitido: { $allowed }.
refused-rematch-too-soon = A partida ainda não terminou.
refused-rematch-made = A revanche já existe.
refused-chat-closed = Quem assiste não pode escrever aqui.
refused-name-like-another = { $found } se parece demais com { $other }, que já está à mesa. Escolha outro nome.
refused-removed-by-host = Quem criou esta mesa removeu você.
refused-not-the-host = Só quem criou a partida pode fazer isso.
refused-nobody-to-remove = Não há ninguém ali que possa ser removido.
refused-chat-bad-length = Uma linha precisa ter { $allowed } caracteres.
refused-message-too-long = Isso é longo demais: são permitidos { $allowed }.
refused-message-unreadable = O servidor não consegue ler isso: { $reason }
refused-bots-busy = Os robôs já têm coisas demais para pensar a seu pedido. Espere um momento.
refused-thinking-too-long = O robô levou mais de { $seconds } segundos para pensar e foi interrompido.
refused-thinking-failed = O robô não conseguiu terminar de pensar.
refused-too-many-bot-matches = No máximo { $allowed } partidas só de robôs acontecem ao mesmo tempo a seu pedido. Esta pode começar quando outra acabar ou ficar sem ninguém assistindo.
refused-server-stopping = O servidor está sendo desligado. Tente de novo daqui a pouco.
refused-too-fast = Rápido demais. Tente de novo em { $seconds } s.
refused-too-many-connections = Conexões abertas demais. Tente de novo em { $seconds } s.
refused-body-too-slow = O pedido levou mais de { $allowed } s para chegar.
refused-proxy-bad-address = { $found } não é o endereço de um proxy. Permitidos: { $allowed }.
refused-too-few-handles = O processo só pode abrir { $found } arquivos e precisa de { $allowed }: aumente o limite (ulimit -n).
refused-hello-first = A primeira mensagem tem de ser hello.
refused-hello-twice = A mensagem hello já foi enviada.
refused-other-version = A página fala a versão { $found } do protocolo, o servidor a { $expected }: carregue a página de novo.
refused-number-bad = { $found } não é um valor válido de { $name }. Permitido: { $allowed }.
refused-name-bad = Um nome precisa ter { $allowed } caracteres visíveis.
refused-link-unknown = Esse código não vale mais. Um código funciona uma vez só e por dez minutos.
refused-clock-bad = { $found } não serve para o relógio. Permitido: { $allowed }.
refused-match-unknown = Não existe essa partida.
refused-match-damaged = A entrada { $entry } desta partida não pode ser lida: a partida não pode continuar.
refused-match-elsewhere = Esta partida é jogada em { $url }
refused-match-unfinished = A partida não terminou: nada dela é mostrado ainda.
refused-record-too-long = O registro tem { $found } ações; aqui só se abrem até { $allowed }.
refused-not-found = Não há nada aqui.
refused-origin-foreign = Este pedido vem de outro site.
refused-host-unreadable = O endereço do servidor não pode ser lido: { $found }
refused-server-full = O servidor está cheio. Tente de novo em { $seconds } s.
refused-database-trouble = O servidor não conseguiu salvar isso. Tente de novo.
refused-database-bad-url = Um banco de dados é dado como { $allowed }, não { $found }.
refused-database-unreachable = O banco de dados não pode ser aberto: { $reason }
refused-address-taken = Não é possível atender em { $found }: { $reason }
refused-server-not-started = O servidor não conseguiu começar: veja as linhas acima.

result-won = { $who } { $count ->
        [one] venceu
       *[other] venceram
    }.
result-won-time = { $who } { $count ->
        [one] venceu
       *[other] venceram
    } por tempo.
result-won-resigned = { $who } { $count ->
        [one] venceu
       *[other] venceram
    }: o outro lado desistiu.
result-drawn = Empate.
result-lost = Derrota.
result-lost-time = Derrota por tempo.
result-lost-resigned = Partida abandonada.
result-you-won = { $how ->
        [time] Você venceu por tempo!
        [resigned] Você venceu: o outro lado desistiu!
       *[play] { $count ->
            [0] Você venceu!
           *[other] Você venceu, com { $others }!
        }
    }
result-you-lost = { $how ->
        [time] Você perdeu por tempo: vitória de { $who }.
        [resigned] Você perdeu por desistência: vitória de { $who }.
       *[play] Você perdeu: vitória de { $who }.
    }
result-drawn-by-host = Empate: o anfitrião encerrou a partida.
result-stopped-by-host = O anfitrião encerrou a partida: ninguém venceu nem perdeu.

# O anfitrião

refused-banned = O anfitrião baniu você deste servidor{ $until ->
        [none] {""}
       *[other] {" "}até { $until }
    }.{ $reason ->
        [none] {""}
       *[other] {" "}Motivo: { $reason }
    }
refused-match-deleted = O anfitrião apagou esta partida.
refused-end-not-started = A partida ainda não começou: em vez de encerrá-la, apague-a.
refused-end-too-busy = A partida muda depressa demais para ser encerrada. Tente de novo.
refused-ban-bad-target = Não é possível banir { $found }. Informe a identificação de um jogador, um endereço como 203.0.113.7 ou uma rede como 203.0.113.0/24.
refused-ban-unclear-player = { $count ->
        [0] Nenhuma identificação de jogador começa com { $found }.
       *[other] Várias identificações de jogador começam com { $found }: escreva mais letras.
    }
refused-ban-too-wide = { $found } é uma rede grande demais para banir. A maior permitida é { $allowed }.
refused-ban-bad-reason = Um motivo precisa ter { $allowed } caracteres visíveis.
refused-ban-unknown = { $found } não está banido.
refused-at-bad = { $found } não é um endereço pelo qual clientes chegam a um servidor. Escreva como { $allowed }.
refused-keep-bad = O tempo de guarda das partidas se escreve como { $allowed }, não { $found }.
refused-keep-unknown = Não há um tipo de partida chamado { $found } para guardar. Tipos: { $allowed }.{ near }
refused-age-bad = { $found } não é um intervalo de tempo. Escreva como { $allowed }.
refused-match-state-unknown = Não existe o estado { $found }. Permitidos: { $allowed }.{ near }
refused-database-missing = Não existe o banco de dados { $file }.
refused-purge-nothing-chosen = Diga quais partidas apagar: { $allowed }.
refused-backup-file-exists = { $file } já existe. Uma cópia de segurança não sobrescreve nada.
refused-backup-damaged = { $file } não é uma cópia de segurança íntegra: { $reason }
refused-backup-other-format = { $file } tem o formato de cópia { $found }; este programa lê o formato { $expected }.
refused-backup-newer = { $file } foi feito pela versão { $found }, cujo banco de dados esta versão ({ $expected }) não conhece.
refused-backup-copy-sqlite-only = --copy serve para o SQLite. Para o PostgreSQL, deixe-o de fora ou use o pg_dump.
refused-restore-not-empty = O banco de dados não está vazio. Uma cópia só é restaurada num banco vazio.
refused-restore-incomplete = A tabela { $table } não recebeu suas { $expected } linhas. Nada foi restaurado.
refused-verify-which = Informe o código de uma partida ou --all.
refused-verify-commitment = A semente não corresponde ao compromisso.
refused-verify-gap = Falta a entrada { $number } do registro.
refused-verify-standing = A coluna { $column } diz { $found }; o registro diz { $expected }.
refused-verify-archive = O arquivo mostra { $found } ações; o seu registro tem { $expected }.
refused-verify-seats = Os lugares não estão como o registro diz.

refused-host-token-bad = A senha do anfitrião tem no mínimo { $allowed } letras, algarismos e sinais.
refused-host-token-wrong = A senha não é essa.
refused-host-signed-out = Entre primeiro.
cli-opt-host-token-file = um arquivo com a senha da página do anfitrião, em /host; sem ele não há essa página

cli-admin = O que o anfitrião de um servidor pode fazer, mesmo com ele no ar.
cli-admin-status = Mostra quantas partidas, jogadores e entradas existem e se há um servidor no ar.
cli-admin-matches = Lista as partidas; primeiro as que mudaram por último.
cli-admin-show = Mostra quem joga uma partida, até onde ela foi e o que se disse nela. Nada oculto é mostrado.
cli-admin-visitors = Lista os jogadores; primeiro aqueles cujas partidas mudaram por último.
cli-admin-end = Encerra uma partida em andamento, sem resultado.
cli-admin-delete = Apaga uma partida com seu registro.
cli-admin-ban = Bane um jogador ou uma rede. Os servidores no ar obedecem em segundos.
cli-admin-unban = Revoga um banimento.
cli-admin-bans = Lista os banimentos em vigor.
cli-admin-purge = Apaga partidas antigas.
cli-admin-backup = Grava o banco de dados inteiro num arquivo, mesmo com servidores no ar, e confere o arquivo.
cli-admin-restore = Preenche um banco de dados vazio com uma cópia de segurança e verifica cada partida.
cli-admin-verify = Verifica o registro de uma partida, ou de todas.
cli-arg-code = o código de uma partida
cli-arg-target = a identificação de um jogador ou o começo dela, um endereço ou uma rede como 203.0.113.0/24
cli-arg-backup = o arquivo da cópia de segurança
cli-opt-state = waiting (à espera), running (em andamento) ou finished (terminada)
cli-opt-player = partidas do jogador cuja identificação começa com isto
cli-opt-older-than = sem mudança há esse tempo: 12h, 90d, 6w
cli-opt-most = mostra no máximo este número de linhas
cli-opt-drawn = encerrar como empate
cli-opt-reason = o que se diz a quem foi banido
cli-opt-for = por quanto tempo: 12h, 90d, 6w; sem isso, até ser revogado
cli-opt-uploads = registros enviados
cli-opt-finished = partidas terminadas
cli-opt-bot-matches = partidas só de robôs
cli-opt-unstarted = partidas que nunca começaram
cli-opt-abandoned = partidas não terminadas em que nada mais acontece
cli-opt-dry-run = apenas contar
cli-opt-copy = copiar o próprio arquivo do SQLite
cli-opt-all = todas as partidas
admin-version = Carteado { $version }, revisão { $revision } do banco de dados.
admin-database = { $database }, { $size } MB.
admin-serving = { $serving ->
        [yes] Há um servidor no ar.
       *[no] Nenhum servidor está no ar.
    }
admin-counts = Partidas: { $waiting } à espera, { $running } em andamento, { $finished } terminadas.
admin-more-counts = Entradas nos registros: { $entries }. Jogadores: { $players }. Banimentos: { $bans }.
admin-state = { $state ->
        [waiting] à espera
        [running] em andamento
       *[finished] terminada
    }
admin-nobody = -
admin-no-matches = Nenhuma partida.
admin-no-players = Nenhum jogador.
admin-no-bans = Ninguém está banido.
admin-head-code = código
admin-head-game = jogo
admin-head-state = estado
admin-head-actions = ações
admin-head-changed = última mudança
admin-head-seats = lugares
admin-head-player = jogador
admin-head-name = nome
admin-head-matches = partidas
admin-head-running = em andamento
admin-head-target = banido
admin-head-since = desde
admin-head-until = até
admin-head-reason = motivo
admin-made = Criada em { $created }, modo { $mode }, regras { $rules }.
admin-commitment = Compromisso: { $commitment }
admin-seat = Jogador { $number }: { $name }, identidade { $player }
admin-entries = Registro: { $entries }.
admin-ended = { $code } foi encerrada{ $reason ->
        [drawn] {" "}como empate
       *[other] , sem resultado
    }.
admin-deleted = { $code } foi apagada.
admin-banned = { $target } está banido{ $until ->
        [none] {""}
       *[other] {" "}até { $until }
    }.
admin-unbanned = { $target } não está mais banido.
admin-purged = { $kind ->
        [uploads] Registros enviados
        [finished] Partidas terminadas
        [bots] Partidas de robôs
        [unstarted] Partidas que nunca começaram
       *[abandoned] Partidas abandonadas
    }: { $count } { $dry ->
        [yes] { $count ->
            [one] seria apagada.
           *[other] seriam apagadas.
        }
       *[no] { $count ->
            [one] apagada.
           *[other] apagadas.
        }
    }
admin-backed-up = { $rows ->
        [0] Copiado para { $file } e conferido.
       *[other] { $rows } linhas gravadas em { $file } e conferidas.
    }
admin-restored = { $rows } linhas restauradas de { $file }.
admin-verified = { $matches ->
        [one] Uma partida verificada
       *[other] { $matches } partidas verificadas
    }, com { $entries } entradas: { $damaged ->
        [0] nada de errado
       *[other] { $damaged } com defeito
    }{ $unchecked ->
        [0] {""}
       *[other] ; { $unchecked } de outras regras, não reproduzidas
    }.

# Impressão

print-attack = ATK
print-health = PV
print-points = PA
print-player = Jogador
print-contents = Sumário
print-aid = ajuda do jogador
print-keywords = palavras-chave
print-box = O que vem na caixa
print-needed = O que mais é preciso
print-pieces = peças para recortar
print-booklet = livro de regras
print-fold = dobre aqui
print-advice = Imprima em 100 %, só de um lado do papel, menos o livro de regras, que se imprime nos dois lados, virando a folha pela borda curta: empilhe as folhas, dobre-as ao meio e grampeie. Recorte os tabuleiros de várias folhas pelas linhas tracejadas e cole-as na ordem dos números (linha.coluna). As peças ficam mais firmes coladas em cartão.
print-siege-start = início
print-siege-close-combat = combate corpo a corpo
print-siege-close-combat-rule = força 4 · cabem duas
print-siege-ladders = Escadas
print-siege-ram = Aríete
print-siege-tower = Torre de cerco
print-siege-trebuchets = Trabucos
print-siege-wall = Muralha
print-siege-morale = Moral
print-siege-supplies = Suprimentos
print-siege-soldiers = Soldados
print-siege-castle = castelo
print-siege-tunnel-1 = túnel, perto
print-siege-tunnel-2 = túnel, longe
print-siege-lines = território inimigo
print-siege-carried = Carga
print-siege-strength = força
print-siege-lost = derrota
print-siege-board = tabuleiro do cerco
print-siege-enemy = Trilha do Inimigo
print-siege-status = Trilha de Estado
print-naipes-board = tabuleiro
print-naipes-ruler = governante
print-naipes-deck = baralho de compras
print-naipes-discard = pilha de descartes
print-naipes-commander = comandante: o Ás
print-naipes-slot-C = paus
print-naipes-slot-S = espadas
print-naipes-slot-W = coringa
print-naipes-slot-H = copas
print-naipes-slot-D = ouros
print-duel-mat = tabuleiro de jogador
print-duel-attack = fileira de ataque
print-duel-defense = fileira de defesa
print-duel-column = coluna
print-duel-row-enchants = Encantamentos de Fileira
print-duel-column-enchants = Encantamentos de Coluna
print-duel-hero-enchants = Encantamentos de Herói
print-duel-hero = herói
print-duel-shard = estilhaço
print-duel-mana = mana
print-duel-traps = armadilhas
print-duel-graveyard = cemitério
print-duel-deck = baralho
print-duel-hp = PV
print-duel-tracks = PV e mana
print-heroes-health = Saúde
print-heroes-protection = Proteção
print-heroes-speed = Velocidade
print-heroes-mat = tabuleiro de jogador
print-heroes-middle = meio da mesa
print-heroes-team = Time de Heróis
print-heroes-plants = Usinas de Energia
print-heroes-support = Área de Suporte
print-heroes-reserve = reserva
print-heroes-dead = Zona Morta
print-heroes-deck = deck
print-heroes-common = Time Comum
print-heroes-battle = Área de Batalha
print-heroes-mob = Mob
print-heroes-event = evento
print-heroes-rounds = rodada
print-apotheosis-table = mesa de Herói
print-apotheosis-tracks = trilhas
print-apotheosis-house = Casa
print-apotheosis-class = Classe
print-apotheosis-entity = Ente, virado para baixo enquanto dorme
print-apotheosis-deck = baralho
print-apotheosis-discard = pilha de descarte
print-apotheosis-equip = EQUIPAMENTO
print-apotheosis-memento = MEMENTO
print-apotheosis-support = SUPORTE
print-apotheosis-spaces = EQUIPAMENTO e MEMENTO têm 3 espaços cada um, mais o que as Classes dão. SUPORTE tem 1; 2 a partir do nível de Herói 4, 3 a partir do 8.
print-apotheosis-hp = VIDA
print-apotheosis-ap = AÇÃO
print-apotheosis-debt = AÇÃO devida
print-apotheosis-attributes = CON FOR AGI PER INT CAR ESP
print-apotheosis-court = Pátio, 5×7; os tabuleiros menores são parte dele
print-apotheosis-chess = Xadrez, 8×8
print-apotheosis-battlefield = Campo de batalha, 11×11
print-apotheosis-gate = O Portão das Lanternas (encontro)
print-apotheosis-gate-tile = o Portão, um acima
print-apotheosis-wall = muro
print-apotheosis-swamp = pântano
print-done = Escrito: { $file }
print-cards-line = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
refused-print-bad-paper = Não existe o papel { $found }. Permitidos: { $allowed }.{ near }
refused-print-bad-flip = A folha se vira pela borda { $allowed }, não { $found }.
refused-print-bad-bleed = Não há como imprimir uma sangria de { $found } mm. Permitido: { $allowed }.
refused-print-bad-form = Não há como imprimir { $found }. Permitido: { $allowed }.{ near }
refused-print-bad-layout = Não existe a disposição { $found }. Permitidas: { $allowed }.{ near }
refused-print-bad-part = A caixa não tem a parte { $found }. Permitidas: { $allowed }.{ near }
refused-print-template-bad = O modelo não serve: { $reason }
refused-print-unknown-card = Não existe a carta { $found } para imprimir.{ near }
refused-deck-unknown = Não existe o baralho { $found }. Permitidos: { $allowed }.{ near }
cli-print = Imprime um jogo: tudo o que vem na caixa, só algumas partes, imagens ou folhas para mesas virtuais.
cli-opt-output = O arquivo, ou a pasta das imagens, a escrever.
cli-opt-form = O que fazer: sheets (PDF), cards (um PNG por carta), virtual (folhas PNG de dez por sete, tabuleiros e uma mesa salva do Tabletop Simulator) ou template (versos e molduras, para mudar).
cli-opt-paper = a4 ou letter.
cli-opt-bleed = Milímetros de cor além do corte: de 0 a 5.
cli-opt-backs = Imprimir também os versos, para os dois lados da folha.
cli-opt-flip = A borda pela qual a impressora vira a folha: long (longa) ou short (curta).
cli-opt-saver = Preto e branco, pouca tinta.
cli-opt-deck = Só as cartas deste baralho, nas quantidades dele: o nome de um baralho pronto ou um arquivo com uma lista; pode ser repetida.
cli-opt-only = Só esta parte da caixa: box (a lista), rules (regras), aids (ajudas), cards (cartas), board (tabuleiro) ou tokens (fichas); pode ser repetida.
cli-opt-layout = Como as cartas ficam na folha: sheets (com sangria), nine (nove sem espaço) ou fold (versos do mesmo lado, para dobrar e colar).
cli-opt-art = Uma pasta com imagens suas, com o nome das cartas (EMB-01.png); back.png é o verso.
cli-opt-template = Versos e molduras seus: uma cópia mudada do modelo.
cli-opt-card = Só esta carta; pode ser repetida.

others-may-answer = Os outros podem responder agora.

refused-env-too-many-actions = { $found } ações permitidas são mais do que as { $allowed } que têm número.
refused-env-illegal-number = Nenhuma ação permitida tem o número { $found }. Permitidos: { $allowed }.

# O laboratório

cli-opt-on = Jogar num cluster Ray: ray para um nesta máquina, ray://HOST:PORTA para outro.
cli-opt-out = Uma pasta para tabelas Parquet: uma linha por partida, por tipo de pergunta, por carta; parar e recomeçar continua de onde parou.
refused-compare-same = A e B são iguais: nada do que se mede poderia diferir. Dê a um dos lados outra opção, outro conjunto, baralho ou bot.
refused-compare-cards-unplayed = Nenhum baralho desse lado tem uma carta que o conjunto acrescente ou mude, e por isso nada poderia diferir. Baralhos dele: { $decks }. Indique outro com deck= ou ponha um baralho no conjunto.

cli-compare = Compara duas versões de um jogo nas mesmas cartas, trocando os lugares, até se saber qual vai melhor.
cli-opt-a = Versão A: uma opção (NOME=VALOR), set=CAMINHO, deck=NOME ou bot=NOME; pode ser repetida. O que um conjunto muda, muda só para este lado.
cli-opt-against = Os baralhos que o outro lado joga, um de cada vez; todos os baralhos prontos, se a opção faltar.
cli-opt-b = Versão B, do mesmo modo.
cli-opt-levels = Os robôs que jogam, fracos e fortes, separados por vírgula: a pergunta é feita para cada um.
cli-opt-pairs = O máximo de distribuições jogadas em cada nível.
cli-opt-alpha = A taxa de erro global: a chance de algum veredito errado entre todas as perguntas.
cli-progress-pairs = distribuições
cli-tournament = Põe robôs e baralhos a jogar entre si: pontuações e tabela cruzada.
cli-arg-entrants = Quem participa: robôs, com um baralho depois de @.
cli-opt-system = robin (todos contra todos) ou swiss (suíço).
cli-opt-deals = Distribuições por encontro, cada uma jogada dos dois lados.
cli-opt-rounds = Rodadas de um torneio suíço.
cli-progress-meetings = encontros
compare-level = Robôs
compare-question = Pergunta
compare-verdict = A é
compare-difference = Diferença
compare-interval = Intervalo
compare-pairs = Distribuições
compare-asks-score = pontos do seu lado
compare-asks-first = pontos de quem joga primeiro
compare-asks-turns = turnos
compare-asks-decisions = decisões
compare-asks-draws = empates
compare-better = melhor
compare-worse = pior
compare-more = mais
compare-less = menos
compare-not-shown = sem diferença demonstrada
compare-asymptotic = Pontos e empates: exato a cada olhada. Turnos e decisões: assintoticamente, a partir de { $pairs } distribuições.
cli-tune = Procura pequenas mudanças de números indicados que mais se aproximem de uma meta e escreve as melhores como conjuntos de cartas.
cli-opt-goal = A meta: "nenhum baralho acima de 55 %" ou "nenhum primeiro jogador acima de 52 %".
cli-opt-within = Um arquivo com os números que podem mudar e seus limites: EMB-01.atk: [1, 3]
cli-opt-tuned = A pasta para as sugestões, um conjunto de cartas cada.
cli-opt-level = O robô em cada lugar.
cli-opt-tune-deals = As distribuições de cada confronto em que as últimas candidatas são julgadas.
tune-changes = Mudanças
tune-verdict = A meta
tune-worst = Maior parcela
tune-shares = Parcelas de vitórias
tune-as-it-is = nenhuma: o jogo como é
tune-meets = alcançada
tune-misses = não alcançada
tune-written = Um conjunto foi escrito em { $file }
refused-tune-bad-goal = { $found } não é uma meta; são aceitas: { $allowed }.
refused-tune-bad-knob = { $found } não indica um número e seus limites; um exemplo: { $allowed }.
refused-tune-not-a-number = { $found } não é um número que possa mudar; são aceitos: { $allowed }.{ near }
tournament-place = nº
tournament-name = Quem
tournament-rating = Força
tournament-points = Pontos
refused-tournament-bad-entrants = Um torneio precisa de dois ou mais participantes, cada um uma vez; havia: { $found }.
refused-tournament-bad-system = Não existe o sistema { $found }. Permitidos: { $allowed }.{ near }

cli-report = Escreve um relatório sobre um jogo: quem vence, quanto dura, o que as cartas fazem; um arquivo HTML que abre sem rede.
cli-opt-report = O arquivo HTML a escrever.
report-done = O relatório está em { $file }
report-title = { $name }: relatório
report-summary = { $games } partidas entre robôs { $level }, modo { $mode }. As barras mostram proporções com intervalos de 95 %.
report-seats = Lugares
report-seats-about = Quantas vezes venceu cada lugar, e quem jogou primeiro, de robôs fracos a fortes.
report-began = quem joga primeiro
report-decks = Baralhos
report-decks-about = Com que frequência cada baralho venceu todos os outros, dos dois lugares.
report-modes = Modos
report-modes-about = Quantas vezes quem joga primeiro venceu em cada modo, e quanto duraram as partidas em média.
report-heroes = Heróis
report-heroes-about = Quantas vezes cada herói pronto venceu todos os outros, de todos os lugares.
report-mode = modo
report-first-share = vitórias de quem joga primeiro
report-lengths = Duração
report-lengths-about = Turnos e decisões de uma partida, e entre quantas ações escolhe cada tipo de pergunta.
report-comebacks = Viradas
report-comebacks-about = Quão mal esteve o vencedor, no juízo do próprio jogo, e quantas vezes a dianteira mudou.
report-endings = Finais
report-endings-about = Por que as partidas acabaram.
report-cards = Cartas
report-cards-about = Em quantas partidas de um lado a carta foi comprada e jogada, e quanto mais vezes esse lado venceu quando a primeira mão, dada pelo acaso, tinha a carta do que quando não tinha. Os intervalos valem para todas as cartas juntas; um asterisco marca os que deixam o zero de fora.
report-examples = Partidas para ver
report-examples-about = O comando joga a partida de novo e guarda seu registro, que abre como replay.
report-share = proporção vencida
report-level = robôs
report-games = partidas
report-deck = baralho
report-against = contra
report-low = de
report-high = até
report-kind = pergunta
report-decisions = decisões
report-choices = ações, média
report-most = ações, máximo
report-turns = turnos
report-per-turn = Decisões por turno: { $number }.
report-lowest = pior momento do vencedor
report-lead-changes = mudanças na dianteira
report-reason = motivo
report-card = carta
report-name = nome
report-drawn = comprada
report-played = jogada
report-stands-out = destaca-se
report-never = Compradas e nunca jogadas: { $cards }.
report-none = nenhuma
report-example = partida
report-seed = semente
report-command = comando
report-longest = a mais longa
report-shortest = a mais curta
report-comeback = a maior virada
report-swings = mais mudanças na dianteira
report-versions = Antes e agora
report-versions-about = O jogo sem o conjunto ao lado do jogo com ele, nas mesmas distribuições. Os intervalos das diferenças valem para todas as linhas juntas.
report-version-of = o quê
report-before = antes
report-now = agora
report-difference = diferença
report-swaps = Testes de cartas
report-swaps-about = Cada carta mudada por si só: as mesmas distribuições, uma vez com a carta como era e outra como é agora, para um só lado. O efeito é o que isso faz aos pontos desse lado; os intervalos valem para todas as cartas juntas.
report-effect = efeito
report-deals = distribuições
report-opening = na mão inicial
report-decided = Onde as partidas se decidem
report-decided-about = Depois de que parte da partida o vencedor ficou à frente até o fim, no julgamento do próprio jogo.
report-decided-at = parte da partida
report-planned = { $card }: { $deals } distribuições, para ver um efeito de { $effect } pontos em cem com nove chances em dez (dispersão nas cem primeiras: { $spread }).
refused-report-no-changes = Não há um antes: --before pede um --set que mude cartas.
cli-opt-decks = Os baralhos prontos a jogar, separados por vírgulas; todos eles, e outros sorteados, se a opção faltar.
cli-opt-before = Põe o jogo sem o conjunto ao lado dele e testa cada carta que o conjunto muda.
cli-opt-effect = O efeito nos pontos de um lado que um teste de carta deve ver: 0.05 são cinco pontos em cem.

### Lições no terminal

learn-course = { $game }: o curso. Digite ? para ajuda a qualquer momento.
learn-listed = { $number }. { $title }{ $done ->
        [yes] {" "}(concluída)
       *[no] {""}
    }
learn-lesson = Lição { $number }: { $title }
learn-opponent = Mestre
learn-go-on = (Enter: continuar)
learn-take-back = (Enter: desfazer)
learn-next = (Enter: próxima lição; Ctrl-C: parar aqui)
learn-hint = Tente: { $action } - { $words }
learn-only-read = Aperte Enter para continuar.
learn-commands = Digite uma ação ou o número dela. Além disso: dica (o que leva adiante), mesa, desfazer, regras NÚMERO, ? PALAVRA (explica uma palavra), sair.
learn-finished = Essa foi a última lição. Agora jogue uma partida inteira: { $command }. Digite dica sempre que quiser um conselho.
learn-left = Continue com: { $command }

### Análise de partidas

review-title = Análise de uma partida de { $name }, { $actions ->
        [one] uma ação
       *[other] { $actions } ações
    }
review-seat = { $who }
review-nothing = Não houve o que escolher.
review-known = Pelo que dava para saber na hora.
review-knowing = Sabendo de tudo, também do que estava oculto.
review-exact = Pela tabela exata: todos os números são exatos.
review-unsolved = A tabela exata destas opções não foi calculada aqui (carteado solve { $game }).
review-about = Pela busca: todos os números são estimativas, e uma perda abaixo de { $least } pontos percentuais não conta como erro.
review-curve = Chance de vencer, decisão a decisão: { $start } % no início, { $end } % no fim.
review-turns = { $count ->
        [0] Nenhum momento decisivo.
        [one] Um momento decisivo:
       *[other] { $count } momentos decisivos:
    }
review-turn = A partir da ação { $number }: de { $before } % para { $after } %, { $own ->
        [yes] por essa própria ação
       *[no] pelo jogo dos outros, pelas cartas ou pelos dados
    }
review-mistakes = { $count ->
        [0] Nenhum erro.
        [one] Um erro:
       *[other] { $count } erros:
    }
review-mistake = Ação { $number }, { $grave ->
        [yes] erro grave
       *[no] erro
    } com { $chance } % de chance: { $taken }. Custou { $loss } pontos percentuais. Melhor: { $better }.
review-lost = Pontos percentuais perdidos ao todo: { $points }.
review-about-points = cerca de { $points }
review-between-points = { $about } (de { $low } a { $high })

# Desafios

puzzle-goal-win-this-turn = Vença neste turno
puzzle-goal-win = Vença com certeza
puzzle-goal-survive = Sobreviva
puzzle-goal-best = A melhor jogada
puzzle-goal-best-this-turn = A melhor jogada
puzzle-title = { $goal }: { $about }
puzzle-task-win-this-turn = Vença antes do fim do seu turno, venha a resposta que vier e traga o acaso o que trouxer. Só uma primeira ação leva a isso.
puzzle-task-win = Vença, venha a resposta que vier e traga o acaso o que trouxer. Só uma primeira ação leva a isso.
puzzle-task-survive = Já não dá para vencer. Não perca, venha a resposta que vier e traga o acaso o que trouxer. Só uma primeira ação leva a isso.
puzzle-task-best = Encontre a ação com a maior chance de vitória, jogando com perfeição depois dela.
puzzle-task-best-this-turn = Encontre a ação com a maior chance de vencer antes do fim do seu turno, contra as melhores respostas, jogando com perfeição depois dela.
puzzle-failed-less = Jogando com perfeição depois, essa ação vence em { $chance } % dos casos; a melhor vence em { $best } %.
puzzle-failed-chance = Pode dar certo, mas não com certeza: o acaso pode ficar contra você.
puzzle-failed-reply = Pode dar certo, mas não contra esta resposta: { $action }.
puzzle-failed-turn = O seu turno acabou sem vitória.
puzzle-failed-ended = Acabou, e o objetivo não foi alcançado.
puzzle-failed-no-way = Daqui nenhum caminho leva com certeza ao objetivo.
puzzle-failed-unproven = Pode dar certo, mas depende de algo que você não tem como saber.
puzzle-opponent = adversário
puzzle-heading = Desafio { $number }: { $title }
puzzle-rated = Nível { $level } de 5.
puzzle-turn = { $who }: { $action }
puzzle-hint = A ação certa começa com: { $verb }
puzzle-solved = Resolvido!
puzzle-left = Próximo desafio: { $command }
puzzle-book = { $game }: { $solved } de { $count } desafios resolvidos.
puzzle-listed = { $number }. { $title }, nível { $level }{ $done ->
    [yes] { " " }(resolvido)
   *[no] { "" }
}
puzzle-commands = Digite uma ação ou o número dela. Além disso: dica (como começa a ação certa), solução, mesa, desfazer, por que AÇÃO, prever AÇÃO, regras NÚMERO, ? PALAVRA (explica uma palavra), sair.
puzzle-mined = { $number }. { $title }, nível { $level }: { $file }
