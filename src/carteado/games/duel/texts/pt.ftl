duel-name = Duel of Cartoverse
duel-summary = Dois heróis e seus baralhos: criaturas em duas fileiras de cinco, feitiços, armadilhas e uma cadeia de respostas.
duel-mode-duel = um jogador contra outro
duel-preset-standard = as regras normais

duel-option-second-extra-cards = cartas que o segundo jogador compra a mais: 0 a 3
duel-option-second-sparks = Centelhas Emprestadas do segundo jogador: 0 a 3
duel-option-hand-start = cartas da mão inicial: 3 a 8
duel-option-mulligan-max = cartas que podem ser trocadas no começo: 0 a hand_start
duel-option-hand-max = máximo de cartas na mão: 5 a 99
duel-option-deck-size = cartas num baralho: 20 a 80 (os baralhos iniciais têm 40)
duel-option-max-copies = cópias de uma carta num baralho: 1 a 80
duel-option-hero-hp-bonus = PV a mais para os dois heróis: -10 a 30
duel-option-strike-back = on: a criatura atacada revida
duel-option-fatigue-loss = PV perdidos quando o baralho está vazio no início do turno: 0 a 10
duel-option-hero-draw-cost = mana para a compra do herói: 0 a 5
duel-option-loyalty-base = PV por uma carta de outra facção, além da lealdade dela: 0 a 5
duel-option-trap-max = máximo de armadilhas que um jogador pode ter: 1 a 10
duel-option-defenders-ready = on: criaturas jogadas na fileira de defesa entram prontas
duel-option-concede = on: desistir aparece na lista de toda decisão; é permitido de qualquer modo
duel-option-deck-0 = o baralho do Jogador 1: forge_march, lantern_school, old_growth, last_hymn, random, ou uma lista como EMB-H1; 3 EMB-01; ...
duel-option-deck-1 = o baralho do Jogador 2, da mesma forma

refused-duel-deck-unreadable = Isto não pode ser lido como parte de um baralho: { $line }. Permitido: { $allowed }.
refused-duel-deck-two-heroes = Um baralho tem um herói, não { $found }.
refused-duel-deck-no-hero = Um baralho precisa de um herói: { $allowed }.
refused-duel-deck-unknown-card = Não há carta { $found }.{ $near ->
        [none] {""}
       *[other] {" "}Você quis dizer { $near }?
    }
refused-duel-deck-card-not-allowed = { $found } não pode estar num baralho: fichas e outros heróis não podem.
refused-duel-deck-too-many-copies = Cópias demais: { $found }. Permitido: { $allowed }.
refused-duel-deck-bad-size = O baralho tem { $found } cartas além do herói; deve ter { $allowed }.

duel-deck-forge-march = Marcha da Forja
duel-deck-lantern-school = Escola da Lanterna
duel-deck-last-hymn = Último Hino
duel-deck-old-growth = Mata Antiga
duel-deck-forge-march-what = Fácil. Criaturas baratas que atacam logo e fogo direto no herói inimigo: vença antes que ele se arme.
duel-deck-lantern-school-what = Exigente. Compra cartas, devolve criaturas à mão e responde com Lampejos: deixe o inimigo vir e então revide.
duel-deck-last-hymn-what = Para a segunda partida. Tira vida do inimigo, traz de volta os seus mortos e ganha com cada morte.
duel-deck-old-growth-what = Fácil. Mais mana que o inimigo e depois criaturas maiores que as dele, que curam umas às outras.
duel-build-costs = Cartas por custo
duel-build-cost = custo { $cost }

duel-declaring = Você está jogando { $card }.
duel-asking = O efeito de { $card } pergunta a você: { $text }
duel-asking-card = {"  "}{ $card } ({ $facts })
duel-prompt-main = O que você vai fazer?
duel-prompt-respond = Você vai responder?
duel-prompt-block = Você vai bloquear?
duel-prompt-mulligan = Que carta você vai trocar?
duel-prompt-target = Qual alvo?
duel-prompt-pay = Que carta paga?
duel-prompt-mode = Qual modo?
duel-prompt-way = Como você vai pagar?
duel-prompt-x = Quanto vale X?
duel-prompt-may = Você vai fazer isso?
duel-prompt-pick = Qual carta?
duel-prompt-option = Qual opção?
duel-prompt-amount = Quanto?

duel-help-play-creature = criatura @N FILEIRA COLUNA: uma criatura da mão num espaço vazio, ataque ou defesa, 1 a 5. Ela entra exausta. DUEL-7.1
duel-help-play-spell = feitiço @N, com o alvo (@N, trapN, linkN), a fileira (meu_ataque ...) ou a coluna (columnN): um feitiço da mão. Se ele pede que se sacrifique ou descarte, a lista das ações mostra com quê. DUEL-9.1
duel-help-set-trap = armar @N: uma armadilha virada para baixo; ela dispara sozinha. DUEL-10.1
duel-help-play-shard = estilhaço @N: compre uma carta agora, uma mana a mais a partir do seu próximo turno. DUEL-5.3
duel-help-card-to-mana = virar mana @N: qualquer carta, virada para cima, na sua zona de mana, uma mana a mais já. DUEL-5.3
duel-help-hero-draw = comprar com o herói: pague mana, compre uma carta. DUEL-11.2
duel-help-hero-replace = trocar @N: compre uma carta, depois ponha esta no baralho. DUEL-11.3
duel-help-use-ability = habilidade @N a1, com o alvo: uma habilidade do seu herói ou de uma criatura pronta. DUEL-7.4, 11.4
duel-help-attack = atacar @N @M: uma criatura pronta da sua fileira de ataque ataca uma criatura ou o herói inimigo. DUEL-8.1
duel-help-end-turn = encerrar: o oponente pode responder, depois é o turno dele. DUEL-4.4
duel-help-pass = passar: não responder. DUEL-12.7
duel-help-block = bloquear @N: esta criatura da sua fileira de defesa enfrenta a atacante. DUEL-8.4
duel-help-no-block = não bloquear: deixar o ataque passar. DUEL-8.4
duel-help-mulligan = mulligan @N: trocar esta carta; uma depois da outra. DUEL-3.4
duel-help-keep = manter: não trocar mais nenhuma. DUEL-3.4
duel-help-target = alvo @N: o alvo da carta ou habilidade. DUEL-6.1
duel-help-pay = pagar @N: a carta ou criatura que paga. DUEL-6.6
duel-help-concede = desistir: abandonar a partida. DUEL-15.3
duel-help-yes = sim: fazer o que o efeito oferece. DUEL-17.6
duel-help-no = não: não fazer. DUEL-17.6
duel-help-pick = escolher @N: uma das cartas que o efeito pede; uma depois da outra. DUEL-17.6
duel-help-done = pronto: não escolher mais nenhuma. DUEL-17.6
duel-help-option = opção N: uma das opções da carta. DUEL-17.6
duel-help-amount = quantia N: um número, como X. DUEL-17.6

duel-row-attack = fileira de ataque
duel-row-defense = fileira de defesa
duel-named = { $card } @{ $number }
duel-face-down = virada para baixo
duel-aim-card = @{ $number }
duel-aim-trap = armadilha { $number }
duel-aim-link = elo { $number } da cadeia
duel-aim-column = coluna { $number }
duel-aim-own-attack = sua fileira de ataque
duel-aim-own-defense = sua fileira de defesa
duel-aim-enemy-attack = fileira de ataque inimiga
duel-aim-enemy-defense = fileira de defesa inimiga

duel-action-play-creature = jogar { $card } na { $row } { $column }
duel-action-play-spell = jogar { $card }{ $aimed ->
        [yes] , alvo: { $aim }
       *[no] {""}
    }{ $paid ->
        [yes] , pagando com { $payment }
       *[no] {""}
    }
duel-action-set-trap = preparar { $card } como armadilha
duel-action-play-shard = jogar { $card }
duel-action-card-to-mana = usar { $card } como mana
duel-action-hero-draw = o herói compra uma carta
duel-action-hero-replace = o herói substitui { $card }
duel-action-use-ability = usar { $ability } de { $source }{ $aimed ->
        [yes] , alvo: { $aim }
       *[no] {""}
    }{ $paid ->
        [yes] , pagando com { $payment }
       *[no] {""}
    }
duel-action-attack = { $creature } ataca { $target }
duel-action-end-turn = terminar o turno
duel-action-pass = passar
duel-action-block = bloquear com { $creature }
duel-action-no-block = não bloquear
duel-action-mulligan = trocar { $card }
duel-action-keep = ficar com o resto
duel-action-target = alvo: { $aim }
duel-action-pay = pagar com { $card }
duel-action-concede = desistir
duel-action-yes = sim
duel-action-no = não
duel-action-pick = escolher { $aim }
duel-action-done = pronto
duel-action-yes-price = pagar { $price }
duel-action-no-price = não pagar
duel-action-printed-cost = Pague o custo impresso.
duel-action-amount = { $number }

duel-event-turn = Turno { $turn }: { $who }.
duel-event-mana = { $who } ficou com { $mana } de mana para gastar.
duel-event-sparks = { $who } recebeu { $count ->
        [one] 1 Centelha Emprestada
       *[other] { $count } Centelhas Emprestadas
    }.
duel-event-mulliganed = { $who } trocou { $count ->
        [0] 0 cartas
        [one] uma carta
       *[other] { $count } cartas
    }.
duel-event-mulliganed-seen = { $who } trocou { $cards }.
duel-event-drew = { $who } comprou uma carta.
duel-event-drew-seen = { $who } comprou { $card }.
duel-event-fetched = { $who } comprou { $card }, mostrada aos dois.
duel-event-burned = { $who } estava com a mão cheia: { $card } foi para o cemitério.
duel-event-fatigue = { $who } não tinha mais carta para comprar.
duel-event-played = { $who } jogou { $card }.
duel-event-entered = { $card } entrou em jogo: { $row }, coluna { $column }.
duel-event-used-as-mana = { $who } usou { $card } como mana.
duel-event-set-trap = { $who } preparou uma armadilha.
duel-event-set-trap-seen = { $who } preparou uma armadilha: { $card }.
duel-event-hero-drew = { $who } pagou por mais uma carta.
duel-event-replaced = { $who } substituiu uma carta.
duel-event-replaced-seen = { $who } substituiu { $card }.
duel-event-used-ability = { $who } usou { $ability } de { $card }.
duel-event-attacked = { $card } atacou { $target }.
duel-event-attack-ended = O ataque de { $card } deu em nada.
duel-event-blocked = { $card } bloqueou.
duel-event-not-blocked = { $who } não bloqueou.
duel-event-fought = { $card } golpeou { $with }.
duel-event-passed = { $who } passou.
duel-event-resolved = O efeito de { $card } aconteceu.
duel-event-negated = { $card } foi anulada.
duel-event-sprung = { $who } disparou uma armadilha: { $card }.
duel-event-enchanted-row = { $card } encantou uma fileira: { $owner }, { $row }.
duel-event-enchanted-column = { $card } encantou a coluna { $column }.
duel-event-enchanted-host = { $card } encantou { $host }.
duel-event-enchanted-hero-enchants = { $card } encantou um herói: { $owner }.
duel-event-damaged = { $card } sofreu { $amount } de dano, restam { $hp } PV.
duel-event-barrier-broken = A barreira de { $card } conteve o dano e se quebrou.
duel-event-healed = { $card } recuperou { $amount } PV, agora { $hp } PV.
duel-event-lost-hp = { $card } perdeu { $amount } PV, restam { $hp } PV.
duel-event-modified = { $card } ficou com { $atk }/{ $hp }.
duel-event-exhausted = { $card } ficou sem ação: exaustão.
duel-event-stunned = { $card } sofreu atordoamento.
duel-event-readied = { $card } voltou a poder agir.
duel-event-moved = { $card } passou para a { $row }, coluna { $column }.
duel-event-returned = { $who } recebeu { $card } de volta na mão.
duel-event-discarded = { $who } descartou { $card }.
duel-event-milled = { $who } perdeu { $card } do baralho para o cemitério.
duel-event-ramped = { $who } pôs { $card } do baralho na zona de mana.
duel-event-gained-mana = { $who } ganhou { $amount } de mana neste turno.
duel-event-buried = { $card } foi para o cemitério de { $who }.
duel-event-exiled = { $card } foi para o exílio.
duel-event-took = { $who } pôs uma carta na mão.
duel-event-took-seen = { $who } pôs { $card } na mão.
duel-event-put-into-deck-top = Uma carta foi para o topo do baralho de { $who }.
duel-event-put-into-deck-top-seen = { $card } foi para o topo do baralho de { $who }.
duel-event-put-into-deck-bottom = Uma carta foi para o fundo do baralho de { $who }.
duel-event-put-into-deck-bottom-seen = { $card } foi para o fundo do baralho de { $who }.
duel-event-put-into-deck-deck = Uma carta foi para o baralho de { $who }.
duel-event-put-into-deck-deck-seen = { $card } foi para o baralho de { $who }.
duel-event-shuffled = O baralho de { $who } foi embaralhado.
duel-event-looked-at-cards = { $who } viu { $count ->
        [one] uma carta
       *[other] { $count } cartas
    }.
duel-event-looked-at-cards-seen = { $who } viu { $cards }.
duel-event-took-control = { $who } tomou o controle de { $card }: { $row }, coluna { $column }.
duel-event-swapped = { $card } trocou de lugar: { $row }, coluna { $column }.
duel-event-transformed = { $card } virou { $into }.
duel-event-silenced = { $card } perdeu o texto: silêncio.
duel-event-counters = { $card }: agora { $amount } de { $name }.
duel-event-shielded = Os próximos { $amount } de dano a { $card } serão prevenidos neste turno.
duel-event-emblem = { $who } recebeu um emblema: { $card }.
duel-event-accepted = { $who } disse sim a { $card }.
duel-event-declined = { $who } disse não a { $card }.
duel-event-chose-option = { $who } escolheu a opção { $number } de { $card }.
duel-event-chose-amount = { $who } escolheu { $amount } para { $card }.
duel-event-picked = { $who } escolheu uma carta.
duel-event-picked-seen = { $who } escolheu { $card }.
duel-event-picked-nothing = { $who } não escolheu carta nenhuma.
duel-event-looked = { $who } viu a mão do oponente.
duel-event-looked-seen = { $who } viu na mão do oponente: { $cards }.
duel-event-looked-at-trap = { $who } viu a armadilha { $trap }.
duel-event-looked-at-trap-seen = { $who } viu a armadilha { $trap }: { $card }.
duel-event-destroyed = { $card } deixou o jogo: destruição.
duel-event-died = { $card } morreu.
duel-event-fell-off = { $card } caiu.
duel-event-ended = { $reason }

duel-reason-hero = { $who } venceu: { $loser } perdeu o herói.
duel-reason-both-heroes = Os dois heróis caíram: empate.
duel-reason-turn-limit = O último turno acabou: empate.
duel-reason-concede = { $who } venceu: { $loser } desistiu.
duel-ending-hero = { $hero }, { $hp } de { $most } PV
duel-ending-left = Restavam no turno { $turn }: { $heroes }.

duel-end-hero = herói derrotado
duel-end-both-heroes = os dois heróis derrotados
duel-end-turn-limit = último turno
duel-end-concede = desistência

duel-keyword = { $keyword ->
        [alert] Alerta
        [ranged] À distância
        [elusive] Esquiva
        [overrun] Atropelar
        [drain] Drenar
        [venom] Veneno
        [ward] Resguardo
        [barrier] Barreira
        [bulwark] Baluarte
        [cannot_attack] não pode atacar
        [guardian] Guardião
        [flying] Voar
       *[cannot_block] não pode bloquear
    }
duel-armor = Armadura { $amount }
duel-state = { $state ->
        [ready] pronta
        [stunned] atordoada
       *[exhausted] exausta
    }
duel-carries = com { $card }
duel-counters = { $name }: { $amount }
duel-shield = próximos { $amount } de dano prevenidos
duel-mark = { $mark ->
        [silenced] silenciada
       *[borrowed] controlada até o fim do turno
    }

duel-table-turn = Turno { $turn }. Na vez: { $who }.
duel-table-hero = { $who }: { $hero }, { $hp } de { $most } PV{ $marked ->
        [yes] , { $marks }
       *[no] {""}
    }.
duel-table-counts = {"  "}Mana { $mana } de { $most }{ $bonus ->
        [0] {""}
       *[other] , bônus { $bonus }
    }; mão { $hand }, baralho { $deck }, cemitério { $grave }, armadilhas { $traps }.
duel-table-shard = {"  "}Estilhaço: { $card }.
duel-table-trap = {"  "}Armadilha { $place }: { $card }, do turno { $turn }, por { $mana } de mana.
duel-table-exile = {"  "}No exílio: { $cards }.
duel-table-grave = {"  "}Cemitério: { $cards }.
duel-table-used = {"  "}Ação do herói { $hero ->
        [yes] usada
       *[no] livre
    }, ganho de mana { $mana ->
        [yes] usado
       *[no] livre
    }.
duel-table-abilities = {"  "}{ $text }
duel-grid-head = {"  "}{ $cells }
duel-grid-row = {"  "}{ $cells }{ $side ->
        [own] { $place ->
            [attack] seu ataque
           *[defense] sua defesa
        }
        [enemy] { $place ->
            [attack] ataque inimigo
           *[defense] defesa inimiga
        }
       *[none] { $row }, { $who }
    }
duel-table-creature = { $who }, { $row } { $column }: { $card }, ATK { $atk }, PV { $hp } de { $most }, { $traits }.
duel-table-creature-text = { $who }, { $row } { $column }: { $card }, ATK { $atk }, PV { $hp } de { $most }, { $traits }. { $text }
duel-table-row-enchant = { $who }, { $row }, com encantamento: { $card } ({ $owner }). { $text }
duel-table-column-enchant = Coluna { $column }, com encantamento: { $card } ({ $owner }). { $text }
duel-table-hero-enchant = { $who }, herói, com encantamento: { $card } ({ $owner }). { $text }
duel-chain-attack = Cadeia, elo { $link }: { $who }, { $card } ataca { $target }.
duel-chain-attack-blocked = Cadeia, elo { $link }: { $who }, { $card } ataca { $target }, com bloqueio de { $blocker }.
duel-chain-end-turn = Cadeia, elo { $link }: { $who }, fim do turno.
duel-chain-spell = Cadeia, elo { $link }: { $who }, { $card }{ $aimed ->
        [yes] , alvo: { $aims }
       *[no] {""}
    }.
duel-chain-ability = Cadeia, elo { $link }: { $who }, { $ability } de { $card }{ $aimed ->
        [yes] , alvo: { $aims }
       *[no] {""}
    }.
duel-price = { $cost } de mana{ $loyalty ->
        [0] {""}
       *[other] {" "}e { $loyalty } PV
    }
duel-table-hand = Na sua mão: { $card } ({ $facts }), { $price }.
duel-table-hand-text = Na sua mão: { $card } ({ $facts }), { $price }. { $text }
duel-table-known = Na mão do oponente: { $card } ({ $facts }), { $price }.
duel-table-known-text = Na mão do oponente: { $card } ({ $facts }), { $price }. { $text }
duel-table-over = { $reason }

# O tabuleiro no navegador

duel-board-row = { $row }, { $who }
duel-board-slot = { $row } { $column }, { $who }: vazio
duel-board-column = coluna { $column }
duel-board-turn = Turno { $turn }
duel-board-turn-of = { $mine ->
        [yes] sua vez
       *[no] { $who }
    }
duel-board-waiting = Esperando { $who } ...
duel-board-hand = Sua mão
duel-board-foe-hand = Mão de { $who }
duel-board-hand-card = { $card }, { $facts }, { $price }
duel-board-hand-known = { $card }, vista na mão de { $who }
duel-board-deck = Baralho
duel-board-grave = Cemitério
duel-board-exile = Exílio
duel-board-mana = Mana
duel-board-mana-zone = Zona de mana
duel-board-shard = Estilhaço
duel-board-traps = Armadilhas
duel-board-pile = { $pile } de { $who }: { $count }
duel-board-pile-empty = Ainda não há nada aqui.
duel-board-deck-own = O que ainda está no seu baralho, sem ordem.
duel-board-mana-of = { $who }: { $mana } de { $most } de mana{ $bonus ->
        [0] {""}
       *[other] , e mais { $bonus } neste turno
    }
duel-board-gain = { $used ->
        [yes] ganho de mana usado
       *[no] ganho de mana livre
    }
duel-board-offer = { $place ->
        [mana] +1 mana agora
        [shard] +1 carta, mana depois
       *[deck] trocar carta
    }
duel-board-shard-empty = Zona de estilhaço de { $who }: vazia
duel-board-trap-zone = Armadilhas de { $who }: { $count }
duel-board-trap-down = Armadilha { $place } de { $who }, virada para baixo
duel-board-trap-known = Armadilha { $place } de { $who }: { $card }
duel-board-trap-set = do turno { $turn }, por { $mana } de mana
duel-board-hero = { $who }: { $hero }, { $hp } de { $most } PV{ $marked ->
        [yes] , { $marks }
       *[no] {""}
    }
duel-board-hero-action = { $used ->
        [yes] ação do herói usada
       *[no] ação do herói livre
    }
duel-board-ability = { $ability } ({ $cost })
duel-board-cooldown = { $turns ->
        [one] no próximo turno
       *[other] em { $turns } turnos
    }
duel-board-enchant = { $card }, encantamento de { $who }
duel-board-cost = { $kind ->
        [mana] { $amount } de mana
        [hp] { $amount } PV
        [discard] { $amount ->
            [one] descartar uma carta
           *[other] descartar { $amount } cartas
        }
        [sacrifice] { $amount ->
            [one] sacrificar uma criatura
           *[other] sacrificar { $amount } criaturas
        }
       *[free] grátis
    }
duel-printed = { $kind } · { duel-board-faction }, { $rarity ->
        [common] comum
        [rare] rara
        [epic] épica
       *[legendary] lendária
    }{ $cost ->
        [none] {""}
       *[other] , custo { $cost }
    }{ $loyalty ->
        [0] {""}
       *[other] , lealdade { $loyalty }
    }
duel-board-loyalty = + { $hp } PV
duel-board-chain = A cadeia: o elo mais novo acontece primeiro
duel-board-chain-head = Cadeia
duel-board-declared = Declarado
duel-board-link-kind = { $kind ->
        [attack] Ataque
        [spell] Feitiço
        [ability] Habilidade
       *[end_turn] Fim do turno
    }
duel-board-link = Elo { $link }, { $who }: { $what }
duel-board-attacks = ataca { $target }
duel-board-blocked-by = com bloqueio de { $card }
duel-board-aims-at = alvo: { $aims }
duel-board-negated = sem efeito: negação
duel-board-trap-aim = armadilha { $place } de { $who }
duel-board-asking = Pergunta:
duel-board-asked = Cartas para escolher
duel-board-playing = Você está jogando
duel-board-mulligan = Sua mão inicial
duel-board-mulligan-how = Marque até { $most } cartas para trocar: você compra outras tantas, depois estas são embaralhadas no seu baralho.
duel-board-mulligan-how-phone = Segure uma carta para lê-la.
duel-board-mulligan-first = { $mine ->
        [yes] Você começa.
       *[no] { $who } começa. Em troca você recebe { $extra ->
            [0] nenhuma carta a mais
            [one] 1 carta a mais
           *[other] { $extra } cartas a mais
        } e { $sparks ->
            [0] nenhuma Centelha Emprestada
            [one] 1 Centelha Emprestada
           *[other] { $sparks } Centelhas Emprestadas
        }.
    }
duel-board-mulligan-mark = trocar
duel-board-mulligan-keep = Ficar com todas
duel-board-mulligan-go = { $count ->
        [one] Trocar uma carta
       *[other] Trocar { $count } cartas
    }
duel-board-mulligan-waiting = { $who } está escolhendo a mão inicial.
duel-board-printed = impresso { $atk }/{ $hp }
duel-board-wounded = { $damage } de dano sofrido
duel-board-change = { $stat ->
        [atk] { $amount } ATK
        [hp] { $amount } PV
       *[armor] { $amount } de Armadura
    }
duel-board-duration = { $duration ->
        [this_turn] neste turno
        [until_my_turn] até o próximo turno de { $who }
       *[other] enquanto estiver em jogo
    }
duel-board-modifier = { $changes } ({ $duration })
duel-board-state-rule = { $state ->
        [stunned] Atordoada: não fica pronta no próximo começo de turno.
       *[exhausted] Exausta: não pode atacar, bloquear nem usar habilidade. Ainda revida.
    }
duel-board-armor-rule = Armadura { $amount }: cada dano sofrido é { $amount } menor.
duel-board-mark-rule = { $mark ->
        [silenced] silenciada: o texto impresso, as palavras-chave e as mudanças anteriores não valem enquanto ela estiver em jogo
       *[borrowed] sob o controle de outro jogador até o fim do turno
    }
duel-board-shield-rule = { $amount ->
        [one] O próximo 1 de dano neste turno é prevenido.
       *[other] Os próximos { $amount } de dano neste turno são prevenidos.
    }
duel-board-faction = { $faction ->
        [ember] Brasa
        [tide] Maré
        [root] Raiz
        [dusk] Crepúsculo
       *[neutral] Neutra
    }
duel-board-keyword-rule = { $keyword ->
        [alert] entra em jogo pronta
        [ranged] ninguém revida os ataques dela
        [elusive] os ataques dela não podem ser bloqueados
        [overrun] o dano além dos PV de quem defende atinge o herói inimigo
        [drain] o dano que ela causa cura o herói dela
        [venom] destrói toda criatura a que causa dano em combate
        [ward] feitiços e habilidades inimigas não podem tê-la como alvo
        [barrier] o próximo dano a ela é prevenido
        [bulwark] bloquear não a deixa exausta
        [guardian] enquanto ela está em jogo, do lado dela só guardiões podem ser atacados
        [flying] só criaturas que voam ou atacam à distância podem bloqueá-la
        [cannot_attack] não pode ser escolhida para atacar
       *[cannot_block] não pode ser escolhida para bloquear
    }
duel-mark-cost = o que a carta custa, em mana
duel-mark-attack = ataque: o dano que a criatura causa
duel-mark-hp = pontos de vida que restam, e de quantos
duel-mark-changed = mais ou menos do que está impresso na carta
duel-mark-mana = mana que resta neste turno, e de quanto
duel-mark-exhausted = exausta: já atacou ou usou a habilidade
duel-mark-stunned = atordoada: não fica pronta no próximo turno
duel-mark-ability = a criatura tem uma habilidade: toque nela
duel-mark-enchanted = encantada: olhe de perto
duel-mark-loyalty = lealdade: o que a carta custa em PV com um herói de outra facção
duel-mark-attack-row = fileira de ataque: só daqui as criaturas atacam
duel-mark-defense-row = fileira de defesa: daqui as criaturas bloqueiam
duel-mark-twin = distingue cartas de mesmo nome; o relato diz o mesmo
duel-mark-faction-ember = Brasa, uma facção
duel-mark-faction-tide = Maré, uma facção
duel-mark-faction-root = Raiz, uma facção
duel-mark-faction-dusk = Crepúsculo, uma facção
duel-mark-faction-neutral = neutra: de nenhuma facção

# Por que uma ação não é permitida

why-duel-asked = Primeiro responda a { $card }: { $kind ->
        [may] sim ou não
        [pick] escolha uma carta
       *[option] escolha uma das opções
    }.
why-duel-declaring = Você está no meio de { $card }: { $kind ->
        [target] escolha o alvo
        [pay] escolha o que vai pagar
        [mode] escolha o modo
        [way] escolha como pagar
       *[x] escolha o X
    }.
why-duel-mulligan-first = A partida ainda não começou: primeiro diga que cartas da mão você quer trocar.
why-duel-block-first = { $attacker } está atacando { $target }: primeiro diga que criatura bloqueia, ou deixe o ataque passar.
why-duel-main-only = { $what ->
        [creature] Só se joga criatura
        [trap] Só se arma uma armadilha
        [mana] Só se ganha mana
        [draw] O herói só compra
        [replace] O herói só troca carta
        [attack] Só se ataca
       *[end] Só se encerra o turno
    } na própria fase principal, sem cadeia aberta. Responda com um Lampejo ou uma habilidade, ou passe.
why-duel-not-asked = { $what ->
        [chain] Não há cadeia aberta: não há nada em que passar.
        [attack] Ninguém está atacando você agora.
        [mulligan] O mulligan já acabou: só se trocam cartas antes do primeiro turno.
        [target] Nada está esperando um alvo agora.
        [payment] Nada está esperando pagamento agora.
       *[effect] Nenhum efeito está perguntando nada a você agora.
    }
why-duel-unseen = Você não vê nenhuma carta de número { $number }.
why-duel-not-in-hand = { $card } não está na sua mão.
why-duel-other-type = { $card } é { $is_a ->
        [shard] um estilhaço
        [creature] uma criatura
        [spell] um feitiço
        [trap] uma armadilha
       *[hero] um herói
    }, e não { $needs ->
        [shard] um estilhaço
        [creature] uma criatura
        [spell] um feitiço
       *[trap] uma armadilha
    }.
why-duel-token = { $card } é uma ficha: não pode ir para a zona de mana nem para o baralho.
why-duel-not-in-play = { $card } não é uma criatura em jogo.
why-duel-not-yours = { $card } está do outro lado: não age por você.
why-duel-exhausted = A criatura { $card } está exausta: não pode atacar, bloquear nem usar habilidade até o seu próximo turno.
why-duel-stunned = A criatura { $card } está atordoada: continua exausta e perde a próxima vez de ficar pronta.
why-duel-rows-full = As suas duas fileiras estão cheias: não há espaço vazio para uma criatura.
why-duel-row-full = A sua { $row ->
        [attack] fileira de ataque
       *[defense] fileira de defesa
    } está cheia: não há espaço vazio nela.
why-duel-slot-taken = { $card } já ocupa a coluna { $column } da sua { $row ->
        [attack] fileira de ataque
       *[defense] fileira de defesa
    }.
why-duel-trap-limit = { $most ->
        [one] Você já tem uma armadilha armada, e não cabe mais nenhuma.
       *[other] Você já tem { $most } armadilhas armadas, e não cabe mais nenhuma.
    }
why-duel-no-response = { $card } é { $kind ->
        [cast] uma Conjuração
        [row_enchant] um Encantamento de Fileira
        [column_enchant] um Encantamento de Coluna
        [creature_enchant] um Encantamento de Criatura
       *[hero_enchant] um Encantamento de Herói
    }, coisa da sua fase principal, sem cadeia aberta. Só um Lampejo serve de resposta.
why-duel-needs-row = Escolha a fileira para { $what }: sua ou inimiga, de ataque ou de defesa.
why-duel-needs-column = Escolha a coluna para { $what }, de 1 a 5.
why-duel-needs-payment = { $what } se paga com { $kind ->
        [discard] uma carta da sua mão: escolha a que você vai descartar
       *[sacrifice] uma criatura sua: escolha a que você vai sacrificar
    }.
why-duel-nothing-to-pay = { $what } não se paga com cartas nem com criaturas.
why-duel-asks-first = { $what } pergunta uma coisa depois da outra: jogue sem indicar alvo e escolha em seguida.
why-duel-takes-no-target = { $what } não pede alvo.
why-duel-target-before-payment = { $what } pede primeiro o alvo e só depois o pagamento.
why-duel-no-target = { $what } precisa de um alvo, e não há nenhum que sirva.
why-duel-no-second-target = { $what } precisa de dois alvos, e não sobraria nenhum para o segundo.
why-duel-no-target-for-mode = Não há alvo para o modo { $number }.
why-duel-needs-target = { $what } precisa de um alvo: escolha { $kind ->
        [creature] uma criatura em jogo
        [character] uma criatura em jogo ou um herói
        [enchant] um encantamento em jogo
        [item] um feitiço ou habilidade do oponente na cadeia
        [trap] uma armadilha do oponente, pelo lugar dela
       *[grave] uma carta de criatura do seu cemitério
    }.
why-duel-other-target = { $what } não pode ter esse alvo: escolha { $kind ->
        [creature] uma criatura em jogo
        [character] uma criatura em jogo ou um herói
        [enchant] um encantamento em jogo
        [item] um feitiço ou habilidade do oponente na cadeia
        [trap] uma armadilha do oponente, pelo lugar dela
       *[grave] uma carta de criatura do seu cemitério
    }.
why-duel-target-taken = Esse já é um alvo de { $what }: escolha outro.
why-duel-no-link = { $count ->
        [0] Não há cadeia aberta, então não há elo { $number }.
        [one] A cadeia só tem um elo, então não há elo { $number }.
       *[other] A cadeia só tem { $count } elos, então não há elo { $number }.
    }
why-duel-link-kind = { $what } não pode ter o elo { $number } como alvo: ataque e fim de turno não são feitiço nem habilidade.
why-duel-own-link = { $what } não pode ter o elo { $number } como alvo: esse é seu.
why-duel-no-trap = { $count ->
        [0] O oponente não tem armadilha armada.
        [one] O oponente só tem uma armadilha armada: não há armadilha { $number }.
       *[other] O oponente só tem { $count } armadilhas armadas: não há armadilha { $number }.
    }
why-duel-ward = { $card } tem Resguardo: { $what } não pode ter essa criatura como alvo.
why-duel-target-hero = { $what } pede uma criatura: { $it } é um herói.
why-duel-target-side = { $what } só serve para { $value ->
        [own] o seu lado
       *[enemy] o lado inimigo
    }, e { $it } não está nele.
why-duel-target-other = { $what } não pode ter como alvo quem a usa: escolha outra criatura, e não { $it }.
why-duel-target-row = { $what } só serve para a { $value ->
        [attack] fileira de ataque
       *[defense] fileira de defesa
    }, e { $it } não está nela.
why-duel-target-column = { $what } só serve para a coluna { $value }, e { $it } não está nela.
why-duel-target-job = { $it } não é { $value ->
        [warrior] Guerreiro
        [mage] Mago
        [scout] Batedor
        [cleric] Clérigo
        [beast] Fera
        [construct] Constructo
        [spirit] Espírito
       *[rogue] Ladino
    }, como { $what } pede.
why-duel-target-state = A criatura { $it } não está { $value ->
        [ready] pronta
        [exhausted] exausta
       *[damaged] ferida
    }, como { $what } pede.
why-duel-target-faction = { $it } não é carta { $value ->
        [ember] da Brasa
        [tide] da Maré
        [root] da Raiz
        [dusk] do Crepúsculo
       *[neutral] neutra
    }, como { $what } pede.
why-duel-target-keywords = { $it } não tem { $value }, como { $what } pede.
why-duel-target-cost-min = { $it } custa menos de { $value } de mana, o mínimo que { $what } pede.
why-duel-target-cost-max = { $it } custa mais de { $value } de mana, o máximo que { $what } aceita.
why-duel-target-atk-min = { $it } tem menos de { $value } de ATK, o mínimo que { $what } pede.
why-duel-target-atk-max = { $it } tem mais de { $value } de ATK, o máximo que { $what } aceita.
why-duel-target-hp-min = { $it } tem menos de { $value } PV, o mínimo que { $what } pede.
why-duel-target-hp-max = { $it } tem mais de { $value } PV, o máximo que { $what } aceita.
why-duel-pays-already = { $card } já está pagando: escolha outra carta.
why-duel-pays-for-itself = { $card } não pode pagar por si: descarte outra carta.
why-duel-not-to-discard = { $card } não está na sua mão, então não dá para descartar por { $what }.
why-duel-not-to-sacrifice = { $card } não é uma criatura sua em jogo, então não dá para sacrificar por { $what }.
why-duel-short-of-mana = { $what } custa { $cost } de mana, e você tem { $have }.
why-duel-short-of-hp = { $what } custa { $cost } PV; seu herói tem { $have } e precisa ficar com pelo menos 1.
why-duel-short-of-discard = { $what } custa { $cost ->
        [one] uma carta
       *[other] { $cost } cartas
    } da sua mão; { $have ->
        [0] você não tem nenhuma
       *[other] você só tem { $have }
    } para descartar.
why-duel-short-of-sacrifice = { $what } custa { $cost ->
        [one] uma criatura sua
       *[other] { $cost } criaturas suas
    }; { $have ->
        [0] você não tem nenhuma
       *[other] você só tem { $have }
    } para sacrificar.
why-duel-no-way = Você não pode pagar por { $what } de nenhuma das maneiras. Falta: { $parts }.
duel-short-of-mana = { $cost } de mana (você tem { $have })
duel-short-of-hp = { $cost } PV (seu herói tem { $have } e precisa ficar com 1)
duel-short-of-discard = { $cost ->
        [one] uma carta para descartar
       *[other] { $cost } cartas para descartar
    } (você tem { $have })
duel-short-of-sacrifice = { $cost ->
        [one] uma criatura para sacrificar
       *[other] { $cost } criaturas para sacrificar
    } (você tem { $have })
why-duel-way-of-other-place = { $what } só se paga dessa maneira { $place ->
        [hand] a partir da mão
       *[graveyard] a partir do cemitério
    }.
why-duel-mana-gained = Você já ganhou mana neste turno, e só se ganha uma vez por turno.
why-duel-shard-zone-full = Sua zona de estilhaço não está vazia: { $card } fica nela até o seu próximo turno.
why-duel-hero-acted = { $hero } já agiu: só há uma ação do herói até o seu próximo turno.
why-duel-empty-deck = Seu baralho está vazio: não há carta para comprar.
why-duel-draw-mana = A compra do herói custa { $cost } de mana, e você tem { $have }.
why-duel-no-ability = { $count ->
        [0] { $card } não tem habilidade que se possa usar.
        [one] { $card } só tem uma habilidade.
       *[other] { $card } só tem { $count } habilidades.
    }
why-duel-silenced = A criatura { $card } está silenciada: fica sem habilidade enquanto estiver em jogo.
why-duel-cooldown = { $what } ainda está em recarga: { $turns ->
        [one] volta no seu próximo turno
       *[other] volta daqui a { $turns } turnos seus
    }.
why-duel-first-turn = Ninguém pode atacar no turno 1.
why-duel-hero-fights = { $hero } é um herói: heróis não atacam nem bloqueiam.
why-duel-row-attacks = { $card } está na fileira de defesa; só a fileira de ataque ataca.
why-duel-row-blocks = { $card } está na fileira de ataque; só a fileira de defesa bloqueia.
why-duel-cannot-attack = { $card } não pode atacar: um efeito impede.
why-duel-cannot-block = { $card } não pode bloquear: um efeito impede.
why-duel-no-victim = { $card } não pode sofrer um ataque: escolha o herói inimigo ou uma criatura inimiga em jogo.
why-duel-own-victim = { $card } está do seu lado: ataque o herói inimigo ou uma criatura inimiga.
why-duel-guarded = { $card } não pode sofrer um ataque enquanto houver Guardião desse lado: { $guardians }.
why-duel-blocks-itself = { $card } é o alvo do ataque: só outra criatura pode bloquear.
why-duel-flying = { $attacker } voa: só bloqueia quem tem Voar ou À distância, e { $card } não tem.
why-duel-already-aside = Você já pôs { $card } de lado.
why-duel-no-option = Só há as opções de 1 a { $count }.
why-duel-option-taken = Você já escolheu a opção { $number }: escolha outra.
why-duel-x-too-high = Para { $what }, o X vai até { $most }: você tem { $have } de mana.
why-duel-pick-a-card = O efeito pede uma carta: escolha uma das que ele oferece.
why-duel-picked = Você já escolheu { $card }: escolha outra carta.
why-duel-not-offered = { $card } não está entre as cartas para escolher.
why-duel-trap-not-offered = A armadilha { $number } não está entre as cartas para escolher.
why-duel-trap-picked = Você já escolheu a armadilha { $number }: escolha outra.
why-duel-known-trap = Você conhece a armadilha { $number }: é { $card }, e se indica pelo número, @{ $tag }.
why-duel-pick-more = { $count ->
        [one] O efeito pede mais uma carta.
       *[other] O efeito pede mais { $count } cartas.
    }

# Quanto custa uma ação

price-duel-mana = { $amount } de mana ({ $left ->
        [0] não sobra nada
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-duel-hp = { $amount } PV ({ $left ->
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-duel-discard = { $amount ->
        [one] descartar uma carta
       *[other] descartar { $amount } cartas
    } ({ $left ->
        [0] não sobra nenhuma
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-duel-sacrifice = { $amount ->
        [one] sacrificar uma criatura
       *[other] sacrificar { $amount } criaturas
    } ({ $left ->
        [0] não sobra nenhuma
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-duel-x = mais X de mana, de 0 a { $most }
price-duel-free = nada
price-duel-way = { $parts }
price-duel-or = { $first }, ou { $second }
price-duel-mana-gain = o seu ganho de mana deste turno
price-duel-hero-action = a ação do seu herói até o próximo turno
price-duel-cooldown = fora de uso por { $turns } turnos seus
price-duel-exhaust = deixa exausta a criatura { $card }

### Por quê: o que o mestre diz de uma ação

duel-coach-play-creature = Cada criatura na frente golpeia turno após turno, e cada uma atrás pode bloquear: quanto antes, melhor.
duel-coach-play-spell = Uma carta por uma carta é justo; melhor ainda se a deles custou mais mana.
duel-coach-set-trap = A armadilha também cobra atenção: enquanto está ali, todo ataque é um risco.
duel-coach-play-shard = Uma carta agora e uma mana a mais em todos os turnos que vêm: quase nada é melhor tão cedo.
duel-coach-card-to-mana = A carta que menos serve hoje é a mana que está faltando.
duel-coach-hero-draw = A mana que sobra vira uma carta.
duel-coach-hero-replace = Uma carta que não serve agora é trocada por outra que pode servir.
duel-coach-use-ability = Uma habilidade não custa carta.
duel-coach-attack = Ataque onde você perde pouco e eles perdem muito, e o herói onde ninguém pode bloquear.
duel-coach-end-turn = Nada do que resta vale a mana; o que fica guardado ainda pode responder.
duel-coach-pass = Nenhuma resposta sua rende mais agora do que renderia depois.
duel-coach-block = O dano para aqui, e custa menos do que custaria lá.
duel-coach-no-block = Perder quem bloqueia sai mais caro que esses pontos de vida.
duel-coach-mulligan = A mão inicial precisa do que se joga nos primeiros turnos.
duel-coach-keep = Estas dá para jogar a tempo.
duel-coach-target = Mire onde o efeito tira mais.
duel-coach-pay = É o que menos vai fazer falta.
duel-coach-yes = O efeito rende mais do que custa.
duel-coach-no = O efeito custa mais do que rende.
duel-coach-pick = Destas, é a que mais rende.
duel-coach-done = Mais não ajudaria.
duel-coach-option = Destas, é a que mais ajuda na situação atual.
duel-coach-amount = Mais seria desperdício; menos não bastaria.

# Generated from the card files by `python -m carteado.games.duel.messages`; do not edit.

duel-card-dus-01 = Rato do Jazigo
duel-facts-dus-01 = criatura, Fera, 1/1
duel-text-dus-01 = Quando esta criatura morre, cause 1 de dano ao herói inimigo.
duel-card-dus-02 = Lâmina do Beco
duel-facts-dus-02 = criatura, Ladino, 2/1
duel-card-dus-03 = Acólita de Luto
duel-facts-dus-03 = criatura, Clérigo, 2/2
duel-text-dus-03 = Quando outra criatura aliada morre, restaure 1 PV ao seu herói.
duel-card-dus-04 = Cota Vazia
duel-facts-dus-04 = criatura, Espírito, 2/2
duel-text-dus-04 = Esta criatura tem +1 ATK e +1 PV enquanto houver outro Espírito aliado.
duel-card-dus-05 = Flautista Fúnebre
duel-facts-dus-05 = criatura, Ladino, 2/3
duel-text-dus-05 = Ao ser jogada, devolva à sua mão a carta de criatura alvo com custo 2 ou menor do seu cemitério.
duel-card-dus-06 = Espectro do Véu
duel-facts-dus-06 = criatura, Espírito, 2/4
duel-text-dus-06 = Drenar.
duel-card-dus-07 = Portador da Mazela
duel-facts-dus-07 = criatura, Espírito, 3/4
duel-text-dus-07 = Quando esta criatura morre, cause 2 de dano a todas as criaturas da coluna dela.
duel-card-dus-08 = Faca da Meia-Noite
duel-facts-dus-08 = criatura, Ladino, 3/3
duel-text-dus-08 = Ao ser jogada, destrua a criatura inimiga ferida alvo.
duel-card-dus-09 = Guardião do Ossuário
duel-facts-dus-09 = criatura, Espírito, 4/5
duel-text-dus-09 = Exumar [2 de mana]: Ponha em jogo, na sua fileira de defesa, a carta de criatura alvo com custo 2 ou menor do seu cemitério.
duel-ability-dus-09-a1 = Exumar
duel-card-dus-10 = Véspera, a Última Nota
duel-facts-dus-10 = criatura, Espírito, 5/5
duel-text-dus-10 = Todos os outros Espíritos aliados têm +1 ATK. Quando outra criatura aliada morre, cause 1 de dano ao herói inimigo e restaure 1 PV ao seu herói.
duel-card-dus-11 = Beemote Pavoroso
duel-facts-dus-11 = criatura, Fera, 7/7
duel-text-dus-11 = Ao ser jogada, o seu herói perde 3 PV.
duel-card-dus-12 = Colheita Amarga
duel-facts-dus-12 = Conjuração
duel-text-dus-12 = Custo adicional: sacrifique uma criatura. Compre 2 cartas.
duel-card-dus-13 = Dobre do Silêncio
duel-facts-dus-13 = Conjuração
duel-text-dus-13 = Destrua a criatura alvo.
duel-card-dus-14 = Dízimo de Almas
duel-facts-dus-14 = Conjuração
duel-text-dus-14 = Cause 3 de dano à criatura alvo. Se ela morrer, restaure 2 PV ao seu herói.
duel-card-dus-15 = Toque Murcho
duel-facts-dus-15 = Lampejo
duel-text-dus-15 = A criatura alvo recebe -2 ATK e -2 PV.
duel-card-dus-16 = Pacto Desesperado
duel-facts-dus-16 = Lampejo
duel-text-dus-16 = Custo adicional: 2 PV. Destrua a criatura ferida alvo.
duel-card-dus-17 = Mais Um Verso
duel-facts-dus-17 = Lampejo
duel-text-dus-17 = Devolva à sua mão a carta de criatura alvo do seu cemitério.
duel-card-dus-18 = Vapores da Cova
duel-facts-dus-18 = Encantamento de Fileira
duel-text-dus-18 = No fim do seu turno, cause 1 de dano a todas as criaturas nesta fileira.
duel-card-dus-19 = Fileira de Covas
duel-facts-dus-19 = Encantamento de Coluna
duel-text-dus-19 = Quando uma criatura nesta coluna morre, o herói inimigo perde 1 PV.
duel-card-dus-20 = Marca da Sanguessuga
duel-facts-dus-20 = Encantamento de Criatura
duel-text-dus-20 = No início do seu turno, cause 1 de dano à criatura encantada e restaure 1 PV ao seu herói.
duel-card-dus-21 = Coro dos Remorsos
duel-facts-dus-21 = Encantamento de Herói
duel-text-dus-21 = Encanta o herói inimigo. Quando o oponente joga um feitiço, o herói inimigo perde 1 PV.
duel-card-dus-22 = Emboscada no Beco
duel-facts-dus-22 = armadilha
duel-text-dus-22 = Quando uma criatura inimiga com 3 de ATK ou mais ataca, destrua-a.
duel-card-dus-23 = Sino do Rancor
duel-facts-dus-23 = armadilha
duel-text-dus-23 = Quando uma criatura aliada morre, compre uma carta, e o oponente descarta uma carta ao acaso.
duel-card-dus-24 = Estilhaço de Obsidiana
duel-facts-dus-24 = estilhaço
duel-text-dus-24 = Ao ser jogado, ponha as 2 cartas do topo do baralho do oponente no cemitério dele.
duel-card-dus-25 = Dor Partilhada
duel-facts-dus-25 = Conjuração
duel-text-dus-25 = Cause 3 de dano aos dois heróis.
duel-card-emb-01 = Recruta das Cinzas
duel-facts-emb-01 = criatura, Guerreiro, 2/1
duel-card-emb-02 = Cão-Faísca
duel-facts-emb-02 = criatura, Fera, 1/1
duel-text-emb-02 = Alerta.
duel-card-emb-03 = Guarda da Bigorna
duel-facts-emb-03 = criatura, Constructo, 1/4
duel-text-emb-03 = Quando esta criatura bloqueia, cause 1 de dano à atacante.
duel-card-emb-04 = Duelista da Marca
duel-facts-emb-04 = criatura, Guerreiro, 3/2
duel-card-emb-05 = Cantora da Forja
duel-facts-emb-05 = criatura, Clérigo, 1/3
duel-text-emb-05 = Todos os outros Guerreiros aliados têm +1 ATK.
duel-card-emb-06 = Sapador de Pólvora
duel-facts-emb-06 = criatura, Ladino, 3/2
duel-text-emb-06 = Quando esta criatura morre, cause 2 de dano a todas as criaturas adjacentes a ela.
duel-card-emb-07 = Andarilho da Fornalha
duel-facts-emb-07 = criatura, Constructo, 3/4
duel-card-emb-08 = Lançador de Escória
duel-facts-emb-08 = criatura, Guerreiro, 2/3
duel-text-emb-08 = Arremesso [1 de mana]: Cause 2 de dano à criatura alvo.
duel-ability-emb-08-a1 = Arremesso
duel-card-emb-09 = Colosso de Cerco
duel-facts-emb-09 = criatura, Constructo, 6/6
duel-text-emb-09 = Atropelar.
duel-card-emb-10 = Dargo, Chefe das Brasas
duel-facts-emb-10 = criatura, Guerreiro, 4/4
duel-text-emb-10 = Alerta. Ao ser jogada, todos os outros Guerreiros aliados recebem +2 ATK neste turno.
duel-card-emb-11 = Draco Asa-de-Cinza
duel-facts-emb-11 = criatura, Fera, 4/3
duel-text-emb-11 = Esquiva.
duel-card-emb-12 = Linha Abrasadora
duel-facts-emb-12 = Conjuração
duel-text-emb-12 = Cause 2 de dano a todas as criaturas da fileira da criatura alvo.
duel-card-emb-13 = Lança Derretida
duel-facts-emb-13 = Conjuração
duel-text-emb-13 = Cause 4 de dano à criatura alvo.
duel-card-emb-14 = Convocar a Leva
duel-facts-emb-14 = Conjuração
duel-text-emb-14 = Invoque 3 Recrutas na sua fileira de ataque.
duel-card-emb-15 = Fagulha Certeira
duel-facts-emb-15 = Lampejo
duel-text-emb-15 = Cause 2 de dano ao personagem alvo.
duel-card-emb-16 = Fúria do Fole
duel-facts-emb-16 = Lampejo
duel-text-emb-16 = A criatura aliada alvo recebe +3 ATK neste turno.
duel-card-emb-17 = Explosão do Forno
duel-facts-emb-17 = Lampejo
duel-text-emb-17 = Cause 3 de dano à criatura alvo e a todas as criaturas adjacentes a ela.
duel-card-emb-18 = Frente Calcinada
duel-facts-emb-18 = Encantamento de Fileira
duel-text-emb-18 = Todas as criaturas nesta fileira têm +1 ATK.
duel-card-emb-19 = Fenda de Lava
duel-facts-emb-19 = Encantamento de Coluna
duel-text-emb-19 = No fim de cada turno, cause 1 de dano a todas as criaturas nesta coluna.
duel-card-emb-20 = Lâmina Temperada
duel-facts-emb-20 = Encantamento de Criatura
duel-text-emb-20 = A criatura encantada tem +2 ATK.
duel-card-emb-21 = Estandarte da Forja
duel-facts-emb-21 = Encantamento de Herói
duel-text-emb-21 = Quando uma criatura aliada ataca, cause 1 de dano ao herói inimigo.
duel-card-emb-22 = Carga de Tropeço
duel-facts-emb-22 = armadilha
duel-text-emb-22 = Quando uma criatura inimiga ataca, cause 3 de dano a ela.
duel-card-emb-23 = Paiol Oculto
duel-facts-emb-23 = armadilha
duel-text-emb-23 = Quando uma criatura aliada morre, cause 3 de dano ao herói inimigo.
duel-card-emb-24 = Estilhaço Fumegante
duel-facts-emb-24 = estilhaço
duel-text-emb-24 = Ao ser jogado, cause 1 de dano ao herói inimigo.
duel-card-neu-01 = Milícia da Estrada
duel-facts-neu-01 = criatura, Guerreiro, 2/2
duel-text-neu-01 = Alerta.
duel-card-neu-02 = Drone Mensageiro
duel-facts-neu-02 = criatura, Constructo, 1/2
duel-text-neu-02 = Quando esta criatura morre, compre uma carta.
duel-card-neu-03 = Mercenária do Escudo
duel-facts-neu-03 = criatura, Guerreiro, 1/5
duel-text-neu-03 = Baluarte.
duel-card-neu-04 = Médica da Estrada
duel-facts-neu-04 = criatura, Clérigo, 2/3
duel-text-neu-04 = Ao ser jogada, restaure 3 PV ao personagem alvo.
duel-card-neu-05 = Patrulheira da Fronteira
duel-facts-neu-05 = criatura, Batedor, 4/4
duel-text-neu-05 = À distância.
duel-card-neu-06 = Arcanista Errante
duel-facts-neu-06 = criatura, Mago, 2/3
duel-text-neu-06 = Ao ser jogada, cause 2 de dano a uma criatura inimiga aleatória.
duel-card-neu-07 = Desarmadora
duel-facts-neu-07 = criatura, Ladino, 2/1
duel-text-neu-07 = Ao ser jogada, destrua a armadilha alvo do oponente.
duel-card-neu-08 = Carregador de Bronze
duel-facts-neu-08 = criatura, Constructo, 4/5
duel-text-neu-08 = Barreira.
duel-card-neu-09 = A Grã-Cartógrafa
duel-facts-neu-09 = criatura, Mago, 6/6
duel-text-neu-09 = Ao ser jogada, compre 2 cartas e restaure 2 PV ao seu herói.
duel-card-neu-10 = Caixa de Suprimentos
duel-facts-neu-10 = Conjuração
duel-text-neu-10 = Compre uma carta e restaure 2 PV ao seu herói.
duel-card-neu-11 = Aparar Rápido
duel-facts-neu-11 = Lampejo
duel-text-neu-11 = A criatura aliada alvo recebe +2 de Armadura neste turno.
duel-card-neu-12 = Pó Dissipador
duel-facts-neu-12 = Lampejo
duel-text-neu-12 = Destrua o encantamento alvo.
duel-card-neu-13 = Sino de Alarme
duel-facts-neu-13 = armadilha
duel-text-neu-13 = Quando uma criatura inimiga ataca um herói, prepare todas as criaturas aliadas na fileira de defesa.
duel-card-neu-14 = Linha Fortificada
duel-facts-neu-14 = Encantamento de Fileira
duel-text-neu-14 = Todas as criaturas nesta fileira têm +1 de Armadura.
duel-card-neu-15 = Obelisco Tombado
duel-facts-neu-15 = Encantamento de Coluna
duel-text-neu-15 = As criaturas nesta coluna não podem bloquear.
duel-card-neu-16 = Botas Gastas
duel-facts-neu-16 = Encantamento de Criatura
duel-text-neu-16 = A criatura encantada tem Esquiva.
duel-card-neu-17 = Estilhaço Prismático
duel-facts-neu-17 = estilhaço
duel-text-neu-17 = Ao ser jogado, ganhe 1 de mana neste turno.
duel-card-neu-18 = Estilhaço da Memória
duel-facts-neu-18 = estilhaço
duel-text-neu-18 = Ao ser jogado, se o seu cemitério tiver 5 ou mais cartas, compre uma carta.
duel-card-neu-19 = Bolsa do Mecenas
duel-facts-neu-19 = Encantamento de Herói
duel-text-neu-19 = No início do seu turno, ganhe 1 de mana neste turno.
duel-card-neu-20 = Amuleto do Silêncio
duel-facts-neu-20 = armadilha
duel-text-neu-20 = Quando o oponente usa uma habilidade, anule-a e cause 1 de dano ao herói inimigo.
duel-card-roo-01 = Guardiã de Mudas
duel-facts-roo-01 = criatura, Clérigo, 0/3
duel-text-roo-01 = Remendar [grátis]: Restaure 1 PV ao personagem alvo.
duel-ability-roo-01-a1 = Remendar
duel-card-roo-02 = Filhote de Espinheiro
duel-facts-roo-02 = criatura, Fera, 1/2
duel-text-roo-02 = Quando esta criatura morre, restaure 1 PV ao seu herói.
duel-card-roo-03 = Javali Musgoso
duel-facts-roo-03 = criatura, Fera, 2/3
duel-card-roo-04 = Fala-Raízes
duel-facts-roo-04 = criatura, Clérigo, 2/2
duel-text-roo-04 = Ao ser jogada, ponha a carta do topo do seu baralho na sua zona de mana.
duel-card-roo-05 = Lince da Alcateia
duel-facts-roo-05 = criatura, Fera, 3/2
duel-text-roo-05 = Todas as Feras aliadas adjacentes a esta criatura têm +1 ATK.
duel-card-roo-06 = Golem de Casca
duel-facts-roo-06 = criatura, Constructo, 3/4
duel-text-roo-06 = Esta criatura tem +1 de Armadura.
duel-card-roo-07 = Arqueira da Copa
duel-facts-roo-07 = criatura, Batedor, 3/3
duel-text-roo-07 = À distância.
duel-card-roo-08 = Cervo Ancião
duel-facts-roo-08 = criatura, Fera, 5/6
duel-card-roo-09 = Titã do Bosque
duel-facts-roo-09 = criatura, Espírito, 7/7
duel-text-roo-09 = Ao ser jogada, todas as outras criaturas aliadas recebem +1 ATK e +1 PV.
duel-card-roo-10 = Yvane, Coração da Mata
duel-facts-roo-10 = criatura, Clérigo, 4/6
duel-text-roo-10 = Todas as outras Feras aliadas têm +1 ATK e +1 PV. No fim do seu turno, restaure 1 PV a todas as criaturas aliadas.
duel-card-roo-11 = Estranguladora de Cipó
duel-facts-roo-11 = criatura, Fera, 2/5
duel-text-roo-11 = Veneno.
duel-card-roo-12 = Floração Súbita
duel-facts-roo-12 = Conjuração
duel-text-roo-12 = Ponha a carta do topo do seu baralho na sua zona de mana.
duel-card-roo-13 = Trovão de Cascos
duel-facts-roo-13 = Conjuração
duel-text-roo-13 = Todas as criaturas aliadas na fileira de ataque recebem +2 ATK e Atropelar neste turno.
duel-card-roo-14 = Invocar o Bosque
duel-facts-roo-14 = Conjuração
duel-text-roo-14 = Invoque 2 Mudas na sua fileira de defesa e restaure 2 PV ao seu herói.
duel-card-roo-15 = Manto de Casca
duel-facts-roo-15 = Lampejo
duel-text-roo-15 = A criatura aliada alvo recebe +3 PV.
duel-card-roo-16 = Cipós Enlaçantes
duel-facts-roo-16 = Lampejo
duel-text-roo-16 = A criatura inimiga alvo recebe -3 ATK neste turno. Atordoe-a.
duel-card-roo-17 = Cura Verde
duel-facts-roo-17 = Lampejo
duel-text-roo-17 = Restaure 5 PV ao personagem alvo.
duel-card-roo-18 = Clareira Sagrada
duel-facts-roo-18 = Encantamento de Fileira
duel-text-roo-18 = Todas as criaturas nesta fileira têm +1 PV. No fim do seu turno, restaure 1 PV a todas as criaturas nesta fileira.
duel-card-roo-19 = Sulco de Ley
duel-facts-roo-19 = Encantamento de Coluna
duel-text-roo-19 = Todas as criaturas nesta coluna têm +2 PV.
duel-card-roo-20 = Sangue de Gigante
duel-facts-roo-20 = Encantamento de Criatura
duel-text-roo-20 = A criatura encantada tem +3 ATK e +3 PV.
duel-card-roo-21 = Círculo das Estações
duel-facts-roo-21 = Encantamento de Herói
duel-text-roo-21 = Quando você joga um estilhaço, invoque uma ficha de Muda na sua fileira de defesa.
duel-card-roo-22 = Raízes-Armadilha
duel-facts-roo-22 = armadilha
duel-text-roo-22 = Quando uma criatura inimiga entra em jogo, cause 2 de dano a ela e atordoe-a.
duel-card-roo-23 = Represália da Floresta
duel-facts-roo-23 = armadilha
duel-text-roo-23 = Quando o seu herói sofre dano, se ele tiver 12 PV ou menos, invoque 2 Lobos do Bosque na sua fileira de defesa.
duel-card-roo-24 = Estilhaço Verdejante
duel-facts-roo-24 = estilhaço
duel-text-roo-24 = Ao ser jogado, restaure 2 PV ao seu herói.
duel-card-shd-d = Estilhaço do Crepúsculo
duel-facts-shd-d = estilhaço
duel-card-shd-e = Estilhaço da Brasa
duel-facts-shd-e = estilhaço
duel-card-shd-r = Estilhaço da Raiz
duel-facts-shd-r = estilhaço
duel-card-shd-t = Estilhaço da Maré
duel-facts-shd-t = estilhaço
duel-card-spk-00 = Centelha Emprestada
duel-facts-spk-00 = Conjuração
duel-text-spk-00 = Ganhe 1 de mana neste turno.
duel-card-tid-01 = Vigia do Recife
duel-facts-tid-01 = criatura, Batedor, 1/2
duel-text-tid-01 = Esta criatura tem +1 PV enquanto estiver na fileira de defesa.
duel-card-tid-02 = Aprendiz da Salmoura
duel-facts-tid-02 = criatura, Mago, 2/3
duel-text-tid-02 = Seus feitiços causam 1 de dano a mais.
duel-card-tid-03 = Adepto da Vaga
duel-facts-tid-03 = criatura, Mago, 3/3
duel-text-tid-03 = Ao ser jogada, atordoe a criatura inimiga alvo.
duel-card-tid-04 = Sentinela da Concha
duel-facts-tid-04 = criatura, Constructo, 0/5
duel-text-tid-04 = Alerta.
duel-card-tid-05 = Mergulhadora de Pérolas
duel-facts-tid-05 = criatura, Batedor, 3/3
duel-text-tid-05 = Quando esta criatura causa dano de combate ao herói inimigo, compre uma carta.
duel-card-tid-06 = Espreitador da Névoa
duel-facts-tid-06 = criatura, Ladino, 3/3
duel-text-tid-06 = Esquiva.
duel-card-tid-07 = Tecelã das Correntes
duel-facts-tid-07 = criatura, Mago, 3/5
duel-text-tid-07 = Retecer [1 de mana]: Mova a criatura alvo para a outra fileira.
duel-ability-tid-07-a1 = Retecer
duel-card-tid-08 = Oráculo da Tinta
duel-facts-tid-08 = criatura, Mago, 3/4
duel-text-tid-08 = Uma vez por turno, quando você joga um feitiço, compre uma carta.
duel-card-tid-09 = Serpente do Redemoinho
duel-facts-tid-09 = criatura, Fera, 5/6
duel-text-tid-09 = Ao ser jogada, atordoe todas as criaturas inimigas na fileira de ataque.
duel-card-tid-10 = Tessália, Arquimaga da Maré
duel-facts-tid-10 = criatura, Mago, 4/5
duel-text-tid-10 = Seus feitiços custam 1 a menos. Ao ser jogada, compre o feitiço mais próximo do topo do seu baralho.
duel-card-tid-11 = Guarda do Cais
duel-facts-tid-11 = criatura, Guerreiro, 2/5
duel-text-tid-11 = Baluarte.
duel-card-tid-12 = Estudo Profundo
duel-facts-tid-12 = Conjuração
duel-text-tid-12 = Compre 2 cartas.
duel-card-tid-13 = O Mar Retorna
duel-facts-tid-13 = Conjuração
duel-text-tid-13 = Devolva todas as criaturas nas duas fileiras de ataque às mãos de seus donos.
duel-card-tid-14 = Salva de Espuma
duel-facts-tid-14 = Conjuração
duel-text-tid-14 = Cause X de dano à criatura inimiga alvo, sendo X igual a 1 mais o número de Magos aliados.
duel-card-tid-15 = Recusa Seca
duel-facts-tid-15 = Lampejo
duel-text-tid-15 = Anule o feitiço ou habilidade alvo do oponente.
duel-card-tid-16 = Aperto da Ressaca
duel-facts-tid-16 = Lampejo
duel-text-tid-16 = Devolva a criatura alvo à mão de seu dono.
duel-card-tid-17 = Proteção Espelhada
duel-facts-tid-17 = Lampejo
duel-text-tid-17 = A criatura aliada alvo recebe Barreira até o seu próximo turno.
duel-card-tid-18 = Bruma Salobra
duel-facts-tid-18 = Encantamento de Fileira
duel-text-tid-18 = Todas as criaturas nesta fileira têm -1 ATK.
duel-card-tid-19 = Canal da Correnteza
duel-facts-tid-19 = Encantamento de Coluna
duel-text-tid-19 = As criaturas nesta coluna não podem atacar.
duel-card-tid-20 = Véu de Bolhas
duel-facts-tid-20 = Encantamento de Criatura
duel-text-tid-20 = A criatura encantada tem +1 PV e Resguardo.
duel-card-tid-21 = Vigília do Farol
duel-facts-tid-21 = Encantamento de Herói
duel-text-tid-21 = No início do seu turno, se você tiver no máximo 4 cartas na mão, compre uma carta.
duel-card-tid-22 = Redemoinho Oculto
duel-facts-tid-22 = armadilha
duel-text-tid-22 = Quando uma criatura inimiga ataca um herói, anule o ataque e atordoe a atacante.
duel-card-tid-23 = Laço de Glifos
duel-facts-tid-23 = armadilha
duel-text-tid-23 = Quando o oponente joga um feitiço de Conjuração, anule-o.
duel-card-tid-24 = Estilhaço de Pérola
duel-facts-tid-24 = estilhaço
duel-text-tid-24 = Ao ser jogado, veja a mão do oponente.
duel-card-tok-rec = Recruta
duel-facts-tok-rec = ficha de criatura, Guerreiro, 1/1
duel-card-tok-sap = Muda
duel-facts-tok-sap = ficha de criatura, Espírito, 1/2
duel-card-tok-wlf = Lobo do Bosque
duel-facts-tok-wlf = ficha de criatura, Fera, 3/3
duel-card-dus-h1 = Velis da Elegia
duel-facts-dus-h1 = herói, 20 PV
duel-text-dus-h1 = Barganha Sombria [sacrifique uma criatura]: Compre uma carta e cause 1 de dano ao herói inimigo.
duel-ability-dus-h1-a1 = Barganha Sombria
duel-card-dus-h2 = Orrin Sable, o Sussurrador
duel-facts-dus-h2 = herói, 19 PV
duel-text-dus-h2 = Murchar [2 de mana]: A criatura inimiga alvo recebe -1 ATK e -1 PV. Espreitar [grátis]: Veja a mão do oponente.
duel-ability-dus-h2-a1 = Murchar
duel-ability-dus-h2-a2 = Espreitar
duel-card-emb-h1 = Kareth Faísca-de-Ferro
duel-facts-emb-h1 = herói, 20 PV
duel-text-emb-h1 = Tiro de Faísca [2 de mana]: Cause 1 de dano ao personagem alvo.
duel-ability-emb-h1-a1 = Tiro de Faísca
duel-card-emb-h2 = Vulma, Guardiã dos Foles
duel-facts-emb-h2 = herói, 18 PV
duel-text-emb-h2 = Superaquecer [descarte uma carta]: Todas as criaturas aliadas na fileira de ataque recebem +1 ATK neste turno. Reforjar [3 de mana, recarga 3]: Prepare o Constructo aliado alvo.
duel-ability-emb-h2-a1 = Superaquecer
duel-ability-emb-h2-a2 = Reforjar
duel-card-roo-h1 = Orsabel Bosque-Antigo
duel-facts-roo-h1 = herói, 21 PV
duel-text-roo-h1 = Cuidar [2 de mana]: Restaure 2 PV ao personagem alvo.
duel-ability-roo-h1-a1 = Cuidar
duel-card-roo-h2 = Jaruna, Mãe das Sementes
duel-facts-roo-h2 = herói, 20 PV
duel-text-roo-h2 = Semear [2 de mana]: Invoque uma ficha de Muda na sua fileira de defesa.
duel-ability-roo-h2-a1 = Semear
duel-card-tid-h1 = Ondrel da Lanterna
duel-facts-tid-h1 = herói, 20 PV
duel-text-tid-h1 = Ressaca [2 de mana]: Exaura a criatura inimiga alvo.
duel-ability-tid-h1-a1 = Ressaca
duel-card-tid-h2 = Maristel, Erudita da Tinta
duel-facts-tid-h2 = herói, 19 PV
duel-text-tid-h2 = Tinta de Sangue [2 PV]: Compre uma carta. Contracorrente [4 de mana, recarga 3]: Anule o feitiço ou habilidade alvo do oponente.
duel-ability-tid-h2-a1 = Tinta de Sangue
duel-ability-tid-h2-a2 = Contracorrente
