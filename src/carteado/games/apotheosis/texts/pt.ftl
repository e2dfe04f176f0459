apotheosis-name = APOTHEOSIS
apotheosis-summary = Heróis feitos de cartas num tabuleiro pequeno: pontos de ação, habilidades pagas virando cartas, efeitos e respostas.
apotheosis-mode-duel = um herói contra outro
apotheosis-mode-teams = dois times de dois heróis
apotheosis-mode-ffa = cada herói sozinho contra todos
apotheosis-mode-encounter = de um a quatro heróis juntos contra o Portão das Lanternas
apotheosis-preset-standard = as regras padrão
apotheosis-preset-ascended = as regras da apoteose: nível 10, e Heróis que levam deuses

apotheosis-option-board = o tabuleiro: court, skirmish, chess, battlefield, plaza; em duelos também arena, clash, lane, pit
apotheosis-option-level-cap = o nível máximo do herói: 4, 6 ou 10
apotheosis-option-round-limit = a última rodada: de 5 a 99
apotheosis-option-deck-size = cartas num baralho: de 20 a 60 (os heróis prontos têm 30)
apotheosis-option-opening-hand = cartas puxadas antes da batalha: de 4 a 8
apotheosis-option-mulligan = 1: as cartas iniciais podem ser trocadas uma vez
apotheosis-option-preparation = cartas baixadas antes da batalha: de 0 a 6
apotheosis-option-draw = cartas puxadas no início do turno de um herói: de 0 a 4
apotheosis-option-recomposition = ESTAMINA e MANA recuperadas no início da rodada: de 0 a 6, ou all
apotheosis-option-support = espaços de SUPORTE: by_level, 1, 2 ou 3
apotheosis-option-concede = on: desistir aparece na lista de toda fase principal; é permitido de qualquer modo
apotheosis-option-hero-0 = o herói do Jogador 1: P1, P2, P3, P4, random, ou uma lista como H01; C02; E03; 3 I01; ...
apotheosis-option-hero-1 = o herói do Jogador 2, da mesma forma
apotheosis-option-hero-2 = o herói do Jogador 3, da mesma forma
apotheosis-option-hero-3 = o herói do Jogador 4, da mesma forma

refused-apotheosis-hero-unreadable = Isto não pode ser lido como parte de um herói: { $line }. Permitido: { $allowed }.
refused-apotheosis-hero-unknown-card = Não existe a carta { $found }.{ $near ->
        [none] {""}
       *[other] {" "}Você quis dizer { $near }?
    }
refused-apotheosis-hero-no-house = Um herói precisa de uma Casa: { $allowed }.
refused-apotheosis-hero-two-houses = Um herói tem uma só Casa, não { $found }.
refused-apotheosis-hero-two-entities = Um herói tem no máximo um Ente, não { $found }.
refused-apotheosis-hero-too-many-classes = Um herói tem no máximo { $allowed } Classes, não { $found }.
refused-apotheosis-hero-bad-path = Não pode haver duas Classes do mesmo caminho, nem uma do caminho do mundo: { $found }.
refused-apotheosis-hero-level = O nível do herói é { $found }; o formato permite { $allowed }.
refused-apotheosis-hero-entity = Este Ente exige nível { $allowed } do herói: { $found }.
refused-apotheosis-hero-card-not-allowed = { $found } não pode estar aí: cartas de ficha ficam na ficha, as outras no baralho.
refused-apotheosis-hero-forbidden = { $found } é de uma coleção que o formato proíbe.
refused-apotheosis-hero-too-many-copies = Cópias demais: { $found }. Permitido: { $allowed }.
refused-apotheosis-hero-bad-size = O baralho tem { $found } cartas; deve ter { $allowed }.

apotheosis-deck-p1 = Brannoch do Brejo
apotheosis-deck-p2 = Isolda Pena
apotheosis-deck-p3 = Maelis Guarda-Cinza
apotheosis-deck-p4 = Tomás Sineiro
apotheosis-deck-p5 = Aurel do Sol Apagado
apotheosis-deck-p6 = Imra das Portas
apotheosis-deck-p7 = Sethis da Nona Brasa
apotheosis-deck-p8 = Maren da Última Maré
apotheosis-deck-p1-what = O combatente, fácil. Chega perto com lâminas e lobos e aguenta muito.
apotheosis-deck-p2-what = A arqueira, fácil. Fica longe com os arcos, age cedo e marca a presa.
apotheosis-deck-p3-what = A maga, exigente. Queima, afoga e desfaz com Habilidades e evocações; é frágil.
apotheosis-deck-p4-what = O protetor, para a segunda partida. Resiste, cura, reza e lidera Companheiros.
apotheosis-deck-p5-what = O deus do sol, nível 9, fácil. Chega com lâminas e escudos, desperta o deus e golpeia duas vezes.
apotheosis-deck-p6-what = A guardiã das portas, nível 9, exigente. Arqueira que atravessa o espaço, age primeiro e muitas vezes.
apotheosis-deck-p7-what = O deus do fogo, nível 9, exigente. Habilidade sobre Habilidade, mais fortes com o deus desperto; é frágil.
apotheosis-deck-p8-what = A deusa da maré, nível 10, para a segunda partida. Quase não anda, quase não sangra; cura, reza e lidera Companheiros.
apotheosis-build-attributes = Atributos
apotheosis-build-awake = Atributos com o Ente desperto
apotheosis-build-body = Nível, vida e espaços
apotheosis-build-knowledge = Conhecimentos
apotheosis-build-level = Nível
apotheosis-build-hp = VIDA

apotheosis-prompt-main = O que o personagem fará?
apotheosis-prompt-mulligan = Que cartas você vai trocar? Uma só vez, por outras tantas.
apotheosis-prompt-prepare = Que cartas você baixa na mesa agora, por 0 de AÇÃO? Depois, cada uma custa 2.
apotheosis-prompt-target = Qual alvo?
apotheosis-prompt-tile = Qual casa?
apotheosis-prompt-step = Em que direção é dado o último passo? Ele define para onde se olha.
apotheosis-prompt-pay = Qual carta paga?
apotheosis-prompt-change = Qual carta é recuperada como troco?
apotheosis-prompt-window = Você ativa algo agora?
apotheosis-prompt-trigger = Você paga por este efeito?
apotheosis-prompt-branch = Qual destas opções?
apotheosis-prompt-cards = Qual carta?
apotheosis-prompt-points = Qual Habilidade é recuperada?
apotheosis-prompt-drain = Qual Habilidade é exaurida?
apotheosis-prompt-recomposition = Recomposição: qual Habilidade é recuperada?
apotheosis-prompt-upkeep = Você paga para o Ente seguir desperto?
apotheosis-prompt-salvation = Você invoca a Salvação Divina?
apotheosis-prompt-spaces = Não há espaço: qual carta vai ao inventário?
apotheosis-prompt-inventory = O inventário está cheio: qual carta é descartada?
apotheosis-prompt-experience = Qual Habilidade anexada é entregue pela evolução?
apotheosis-prompt-evolution = Em qual Companheiro ele se torna?
apotheosis-prompt-detach = Qual anexo sai?
apotheosis-prompt-attach = Qual carta é anexada?
apotheosis-prompt-loot = Qual Item é levado?
apotheosis-prompt-may = Você vai fazer isso?
apotheosis-prompt-heir = Quem herda o Item?

apotheosis-help-move = mover c4: andar até uma casa; o último passo é perguntado se importar. APOTHEOSIS-8.8
apotheosis-help-turn = virar norte: virar para norte, leste, sul ou oeste, 1 de AÇÃO. APOTHEOSIS-9.2
apotheosis-help-rest = descansar curar, descansar recuperar: 1 de VIDA, ou Habilidades que valem 2 de ESTAMINA/MANA, e o turno acaba. APOTHEOSIS-9.3
apotheosis-help-attack = atacar c4: o Ataque Normal a um vizinho, 3 de AÇÃO. APOTHEOSIS-9.4
apotheosis-help-equip = equipar @N: um Item do inventário, 2 de AÇÃO. APOTHEOSIS-9.5
apotheosis-help-learn = aprender @N: uma Habilidade do inventário, 2 de AÇÃO. APOTHEOSIS-9.5
apotheosis-help-recruit = recrutar @N: um Companheiro do inventário, 2 de AÇÃO. APOTHEOSIS-9.5
apotheosis-help-unequip = desequipar @N: um Item de volta ao inventário, 2 de AÇÃO. APOTHEOSIS-9.6
apotheosis-help-forget = esquecer @N: uma Habilidade de volta ao inventário, 2 de AÇÃO. APOTHEOSIS-9.6
apotheosis-help-abandon = abandonar @N: um Companheiro de volta ao inventário, 2 de AÇÃO. APOTHEOSIS-9.6
apotheosis-help-use = usar @N e1: ativar um efeito de uma carta, o primeiro, o segundo e assim por diante. APOTHEOSIS-21.1
apotheosis-help-awaken = despertar: despertar o Ente por 2 de ESTAMINA/MANA. APOTHEOSIS-13.2
apotheosis-help-sleep = adormecer: adormecer o Ente. APOTHEOSIS-13.2
apotheosis-help-evoke = evocar @N: pôr uma evocação no tabuleiro por 2 de MANA. APOTHEOSIS-12.4
apotheosis-help-unevoke = desevocar @N: tirar uma evocação do tabuleiro. APOTHEOSIS-12.4
apotheosis-help-attach = anexar b2: tirar cartas de seu Companheiro ali, ou pôr cartas sob ele, 2 de AÇÃO. APOTHEOSIS-9.10
apotheosis-help-loot = saquear b2: levar um Item que está ali, 2 de AÇÃO. APOTHEOSIS-9.11
apotheosis-help-evolve = evoluir: entregar Habilidades anexadas, e o Companheiro torna-se um mais forte; o turno acaba. APOTHEOSIS-12.8
apotheosis-help-check = testar b2: tentar o que o objeto dali oferece, 2 de AÇÃO. APOTHEOSIS-9.13
apotheosis-help-end-turn = encerrar: o turno deste personagem acaba. APOTHEOSIS-7.5
apotheosis-help-target = alvo c4: quem está ali é o alvo. APOTHEOSIS-21.2
apotheosis-help-tile = casa c4: esta casa. APOTHEOSIS-6.7
apotheosis-help-step = passo leste: o último passo vai nesta direção e define para onde se olha. APOTHEOSIS-8.6
apotheosis-help-pick = escolher @N: esta carta; conjuntos são escolhidos carta por carta. APOTHEOSIS-6.7
apotheosis-help-take = levar K02: esta carta do baralho. APOTHEOSIS-5.3
apotheosis-help-done = pronto: nada mais. APOTHEOSIS-6.7
apotheosis-help-choose = opção 1: a primeira opção, a segunda e assim por diante. APOTHEOSIS-6.7
apotheosis-help-accept = aceitar: sim; se custar algo, pagar. APOTHEOSIS-21.2
apotheosis-help-decline = recusar: não. APOTHEOSIS-21.2
apotheosis-help-pass = passar: não ativar nada agora. APOTHEOSIS-24.2
apotheosis-help-give = dar c4: o Item vai para quem está ali. APOTHEOSIS-18.3
apotheosis-help-concede = desistir: abandonar a partida. APOTHEOSIS-9.14

apotheosis-named = { $card } @{ $number }
apotheosis-effect = efeito { $number }
apotheosis-nobody = ninguém
apotheosis-number = @{ $number }
apotheosis-master = o mestre
apotheosis-hero = { $who_is ->
        [you] seu herói
       *[other] o herói de { $who }
    }
apotheosis-companion = { $card } { $who_is ->
        [you] (do seu lado)
       *[other] de { $who }
    }
apotheosis-body = um corpo do { $who_is ->
        [you] seu lado
       *[other] lado de { $who }
    }
apotheosis-masters = { $card } do mestre
apotheosis-masters-body = um corpo do lado do mestre
apotheosis-object-gate = o Portão
apotheosis-object = { $name }
apotheosis-tile = { $tile }
apotheosis-at = { $piece } em { $tile }
apotheosis-way-n = norte
apotheosis-way-e = leste
apotheosis-way-s = sul
apotheosis-way-w = oeste

apotheosis-action-move = Mover para { $to }
apotheosis-action-move-for = Mover para { $to } ({ $ap } de AÇÃO)
apotheosis-action-turn = Virar para o { $way } (1 de AÇÃO)
apotheosis-action-rest-heal = Descansar e curar 1 de VIDA
apotheosis-action-rest-recover = Descansar e recuperar Habilidades
apotheosis-action-attack = Atacar { $piece } (3 de AÇÃO)
apotheosis-action-equip = Equipar { $card } (2 de AÇÃO)
apotheosis-action-learn = Aprender { $card } (2 de AÇÃO)
apotheosis-action-recruit = Recrutar { $card } (2 de AÇÃO)
apotheosis-action-unequip = Desequipar { $card } (2 de AÇÃO)
apotheosis-action-forget = Esquecer { $card } (2 de AÇÃO)
apotheosis-action-abandon = Dispensar { $card } (2 de AÇÃO)
apotheosis-action-use = Ativar { $card }: { $text }
apotheosis-action-awaken = Despertar o Ente (2 de ESTAMINA/MANA)
apotheosis-action-sleep = Adormecer o Ente
apotheosis-action-evoke = Evocar { $card } (2 de MANA)
apotheosis-action-unevoke = Desevocar { $card }
apotheosis-action-attach = Anexar cartas ou retirá-las: { $piece } (2 de AÇÃO)
apotheosis-action-loot = Saquear { $piece } (2 de AÇÃO)
apotheosis-action-evolve = Evoluir
apotheosis-action-check = Tentar um teste: { $piece } (2 de AÇÃO)
apotheosis-action-end-turn = Encerrar o turno
apotheosis-action-target = Escolher { $piece }
apotheosis-action-tile = Escolher a casa { $to }
apotheosis-action-step = Chegar indo para o { $way }
apotheosis-action-step-for = Chegar indo para o { $way } ({ $ap } de AÇÃO ao todo)
apotheosis-action-pick = Escolher { $card }
apotheosis-action-pick-worth = Escolher { $card } ({ $worth })
apotheosis-action-take = Tirar { $card } do baralho
apotheosis-action-done = Pronto
apotheosis-action-choose = Escolher a opção { $branch }
apotheosis-action-choose-text = { $text }
apotheosis-action-accept = Aceitar
apotheosis-action-decline = Recusar
apotheosis-action-pass = Passar
apotheosis-action-give = Dar o Item: { $piece }
apotheosis-action-concede = Desistir

apotheosis-event-round = Começa a rodada { $round }.
apotheosis-event-order = A ordem dos turnos: { $order }.
apotheosis-event-turn = Começa um turno: { $who }.
apotheosis-event-mulliganed = { $who } trocou { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
apotheosis-event-drew = { $who } puxou { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
apotheosis-event-drew-seen = { $who } puxou { $cards }.
apotheosis-event-reshuffled = { $who_is ->
        [you] Seu baralho acabou
       *[other] O baralho de { $who } acabou
    }: { $count ->
        [one] 1 carta da pilha de descarte forma um novo
       *[other] { $count } cartas da pilha de descarte formam um novo
    }.
apotheosis-event-discarded = { $who_is ->
        [you] Sua carta { $card }
       *[other] A carta { $card } de { $who }
    } foi descartada.
apotheosis-event-buried = Uma carta { $who_is ->
        [you] sua
       *[other] de { $who }
    } foi enterrada.
apotheosis-event-buried-seen = { $who_is ->
        [you] Sua carta { $card }
       *[other] A carta { $card } de { $who }
    } foi enterrada.
apotheosis-event-banished = { $who_is ->
        [you] Sua carta { $card }
       *[other] A carta { $card } de { $who }
    } foi banida.
apotheosis-event-registered = { $card } está no cenário.
apotheosis-event-attached = A carta { $card } foi anexada a { $host }.
apotheosis-event-exhausted = A carta { $card } foi exaurida.
apotheosis-event-recovered = A carta { $card } foi recuperada.
apotheosis-event-shown = { $who } mostrou { $card }.
apotheosis-event-proved = { $who } mostrou { $card }, cujo efeito começa.
apotheosis-event-searched = { $who } buscou { $card }.
apotheosis-event-got = { $who } obteve { $card }.
apotheosis-event-returned = { $who } recebeu de volta no inventário uma carta, sem mostrá-la.
apotheosis-event-returned-seen = { $who } recebeu { $card } de volta no inventário.
apotheosis-event-placed-item = { $who } equipou { $card }.
apotheosis-event-placed-skill = { $who } aprendeu { $card }.
apotheosis-event-placed-companion = { $who } recrutou { $card }.
apotheosis-event-placed-hidden = { $who } recrutou uma evocação, oculta.
apotheosis-event-placed-hidden-seen = { $who } recrutou { $card }, oculta.
apotheosis-event-evoked = { $who } evocou { $card }.
apotheosis-event-unevoked = { $card } deixou o tabuleiro.
apotheosis-event-awoke = { $who } despertou { $card }.
apotheosis-event-slept = { $card } adormeceu ({ $who }).
apotheosis-event-moved = { $who } foi para { $tile }.
apotheosis-event-turned = { $who } virou-se para o { $way }.
apotheosis-event-rested = { $who } descansou.
apotheosis-event-used = { $who } ativou { $card }{ $effect ->
        [none] {""}
       *[other] , efeito { $effect }
    }.
apotheosis-event-used-on = { $who } ativou { $card }{ $effect ->
        [none] {""}
       *[other] , efeito { $effect }
    }; alvo: { $targets }.
apotheosis-event-bonus = { $card } muda o resultado em { $amount }.
apotheosis-event-negated = A carta { $card } foi negada.
apotheosis-event-attacked = { $who } atacou { $target }.
apotheosis-event-attack-ended = { $who } atacou em vão.
apotheosis-event-redirected = { $who } tornou-se o alvo.
apotheosis-event-rolled = { $who } rolou { $faces }.
apotheosis-event-rerolled = { $who } rolou de novo: { $faces }.
apotheosis-event-hit = { $who } acertou { $target }: { $damage }: { $injury } de LESÃO.
apotheosis-event-missed = { $who } falhou contra { $target }: { $damage }: nenhuma LESÃO.
apotheosis-event-damaged = { $who } sofreu DANO: { $damage }: { $injury } de LESÃO.
apotheosis-event-lost-hp = { $who } perdeu { $amount } de VIDA e tem { $hp }.
apotheosis-event-healed = { $who } curou { $amount } de VIDA e tem { $hp }.
apotheosis-event-fell = { $who } morreu ({ $hp } de VIDA).
apotheosis-event-fell-ko = { $who } caiu em nocaute.
apotheosis-event-saved = Salvação Divina: { $who } segue com 1 de VIDA.
apotheosis-event-revived = { $who } reviveu com { $hp } de VIDA.
apotheosis-event-destroyed = { $who }: destruição total.
apotheosis-event-borrowed = { $who } tomou emprestado { $amount } de AÇÃO e deve { $debt }.
apotheosis-event-action-points-gained = { $who } ganhou { $amount } de AÇÃO.
apotheosis-event-action-points-lost = { $who } perdeu { $amount } de AÇÃO.
apotheosis-event-modified = { $who } recebe { $amount } de { $stat }.
apotheosis-event-modified-rules = { $who }: { $rules }.
apotheosis-event-marked = { $who } ficou { $marker }.
apotheosis-event-unmarked = { $who } deixou de estar { $marker }.
apotheosis-event-counted = { $card } tem { $total } de { $counter }.
apotheosis-event-checked-won = { $who } passou num teste com { $total } contra { $difficulty }.
apotheosis-event-checked-lost = { $who } falhou num teste com { $total } contra { $difficulty }.
apotheosis-event-contested-won = { $who } venceu uma competição contra { $target }: { $own } a { $their }.
apotheosis-event-contested-lost = { $who } perdeu uma competição contra { $target }: { $own } a { $their }.
apotheosis-event-looted = { $who } saqueou { $card }.
apotheosis-event-evolved = { $who } evoluiu para { $new }.
apotheosis-event-arrived = { $who } entrou no tabuleiro.
apotheosis-event-ended-last-team = A batalha acabou: resta um time.
apotheosis-event-ended-nobody-left = A batalha acabou: não resta ninguém, empate.
apotheosis-event-ended-round-limit = A última rodada acabou: decidem os heróis vivos e a VIDA.
apotheosis-event-ended-won = O Portão das Lanternas está livre: os heróis venceram.
apotheosis-event-ended-lost = O Portão das Lanternas não foi libertado: os heróis perderam.
apotheosis-ending-hero = { $hero }, { $hp } de { $most } PV
apotheosis-ending-left = Restavam na rodada { $round }: { $heroes }.

apotheosis-sum = { $parts } = { $total }
apotheosis-sum-counts = { $parts } = { $total }, que vale { $counts }
apotheosis-sum-against = { $sum } contra CON { $con }
apotheosis-sum-plus = { $left } + { $right }
apotheosis-sum-minus = { $left } − { $right }
apotheosis-sum-of = { $name } { $amount }
apotheosis-sum-die = dado { $amount }
apotheosis-sum-number = { $amount }

apotheosis-odds = { $sum }{ $dice ->
        [none] {""}
       *[rolled] {" "}+ { $dice }
    } = { $least } a { $most } contra CON { $con }: { $sure ->
        [yes] { $few }
       *[no] { $few } a { $many }
    } de LESÃO.

apotheosis-end-last-team = último time em jogo
apotheosis-end-nobody-left = ninguém em pé
apotheosis-end-round-limit = última rodada
apotheosis-end-won = Portão libertado
apotheosis-end-lost = Portão não libertado

apotheosis-stat-con = CON
apotheosis-stat-for = FOR
apotheosis-stat-agi = AGI
apotheosis-stat-per = PER
apotheosis-stat-int = INT
apotheosis-stat-car = CAR
apotheosis-stat-esp = ESP
apotheosis-stat-dmg = DANO
apotheosis-stat-dmg-of = DANO ({ $of })
apotheosis-stat-dmg-taken = DANO sofrido
apotheosis-stat-injury-taken = LESÃO sofrida
apotheosis-stat-range = ALCANCE
apotheosis-stat-hp-max = VIDA máxima
apotheosis-stat-healing = cura
apotheosis-stat-check = testes
apotheosis-stat-equip = espaços de EQUIPAMENTO
apotheosis-stat-memento = espaços de MEMENTO
apotheosis-stat-support = espaços de SUPORTE
apotheosis-stat-inventory = espaços de INVENTÁRIO
apotheosis-stat-move-cost = custo de mover
apotheosis-stat-recomposition = recomposição
apotheosis-stat-salvation = custo da Salvação Divina
apotheosis-stat-know-of = nível de { $of }
apotheosis-rule-ignore-control = ignora áreas de domínio
apotheosis-rule-sp-as-mp = pode pagar MANA com ESTAMINA
apotheosis-rule-pierce = ataques diretos ignoram peças no trajeto
apotheosis-rule-cannot-move = não pode mover
apotheosis-rule-cannot-attack = não pode atacar
apotheosis-rule-knockout = fica nocauteado em vez de morrer
apotheosis-rule-untargetable = não é alvo de inimigos por { $of }
apotheosis-rule-cannot-activate = não pode ativar { $of }
apotheosis-rule-crit-on = tem rolagem perfeita com { $of } ou mais
apotheosis-word-attack = ataque
apotheosis-word-ranged = ataque de longe
apotheosis-word-normal = normal
apotheosis-word-technique = técnica
apotheosis-word-any = qualquer meio
apotheosis-marker-hidden = FURTIVO
apotheosis-marker-burning = EM CHAMAS
apotheosis-marker-poisoned = ENVENENADO
apotheosis-marker-marked = MARCADO
apotheosis-counter-time = TEMPO
apotheosis-counter-charge = CARGA
apotheosis-life-alive = vivo
apotheosis-life-ko = nocauteado
apotheosis-life-dead = morto
apotheosis-life-overkill = morto sem volta
apotheosis-life-removed = desaparecido

apotheosis-table-round = Rodada { $round } de { $limit }
apotheosis-grid-head = {"   "}{ $cells }
apotheosis-grid-row = { $row } { $cells }
apotheosis-legend-pieces = H herói, K Companheiro (maiúsculas: seu lado), O objeto; ^ > v < para onde olha, x caído; + domínio de um inimigo
apotheosis-legend-watching = H herói, K Companheiro, O objeto; ^ > v < para onde olha, x caído
apotheosis-legend-ground = # parede, ~ terreno difícil (2 de AÇÃO), um algarismo é a altitude
apotheosis-table-turn = No turno: { $who }
apotheosis-table-next = Depois: { $order }
apotheosis-table-piece = { $label } { $piece }, { $tile }, olhando para o { $way }: { $hp } de { $most } de VIDA, { $ap } de AÇÃO{ $debt ->
        [0] {""}
       *[other] {" "}({ $debt } em dívida)
    }
apotheosis-table-object = { $label } { $piece }, { $tile }: { $hp } de { $most } de VIDA, CON { $con }
apotheosis-table-fallen = { $label } { $piece }, { $tile ->
        [none] fora do tabuleiro
       *[other] { $tile }
    }: { $life }, { $hp } de { $most } de VIDA
apotheosis-table-attributes = {"   "}{ $attributes }
apotheosis-table-traits = {"   "}{ $traits }
apotheosis-table-items = {"   "}com { $cards }
apotheosis-table-side = { $who }: nível { $level }{ $known ->
        [yes] ; { $knowledge }
       *[no] {""}
    }
apotheosis-known = { $knowledge } { $level }
apotheosis-table-sheet = {"   "}ficha: { $cards }
apotheosis-table-equip = {"   "}EQUIPAMENTO { $count } de { $spaces }: { $cards }
apotheosis-table-memento = {"   "}MEMENTO { $count } de { $spaces }: { $cards }
apotheosis-table-support = {"   "}SUPORTE { $count } de { $spaces }: { $cards }
apotheosis-table-counts = {"   "}inventário { $inventory } de { $most }, baralho { $deck }
apotheosis-table-discard = {"   "}pilha de descarte { $count }: { $cards }
apotheosis-table-banished = Banidas: { $cards }
apotheosis-table-wave = {"   "}na rodada { $round } entram: { $cards }
apotheosis-table-scenario = Cenário: { $cards }
apotheosis-table-master = O mestre tem { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    }.
apotheosis-face-down = uma carta virada para baixo
apotheosis-exhausted = exaurida
apotheosis-concealed = oculta
apotheosis-counters = { $count } de { $counter }
apotheosis-carries = com { $card }
apotheosis-lying = { $card } ({ $traits })
apotheosis-stack-activation = Em curso: { $card }, por { $who }{ $aimed ->
        [yes] ; alvo: { $targets }
       *[no] {""}
    }: { $text }
apotheosis-stack-attack = Em curso: { $who } ataca{ $aimed ->
        [yes] {" "}{ $targets }
       *[no] {""}
    }
apotheosis-stack-roll = Em curso: { $who } rolou { $faces }, { $total } ao todo
apotheosis-stack-check = Em curso: { $who } faz um teste
apotheosis-window-startofturn = Agora: início de turno ({ $who })
apotheosis-window-endofturn = Agora: final de turno ({ $who })
apotheosis-window-startofround = Agora: o início da rodada
apotheosis-window-endofround = Agora: o fim da rodada
apotheosis-window-startofbattle = Agora: o início da batalha
apotheosis-window-endofbattle = Agora: o fim da batalha
apotheosis-window-checking = Agora: { $who } vai rolar um teste
apotheosis-window-attacking = Agora: { $who } ataca, antes da rolagem
apotheosis-window-attacked = Agora: { $who } sofre um ataque, antes da rolagem
apotheosis-window-selected = Agora: { $who } tornou-se alvo
apotheosis-window-rolling = Agora: { $who } rolou; o resultado ainda não vale
apotheosis-window-respond-activation = Agora: respostas a esta ativação
apotheosis-window-respond-attack = Agora: respostas a este ataque
apotheosis-window-injured = Agora: { $who } sofreu LESÃO
apotheosis-window-anyturn = Agora: depois de uma ação ({ $who })
apotheosis-worth-sp = { $amount } de ESTAMINA
apotheosis-worth-mp = { $amount } de MANA
apotheosis-worth-any = { $amount } de ESTAMINA/MANA
apotheosis-worth-fate = { $amount } de DESTINO
apotheosis-demand-count = De { $least } a { $most } cartas
apotheosis-demand-exactly = { $most ->
        [one] Uma carta
       *[other] { $most } cartas
    }
apotheosis-demand-up-to = No máximo { $most ->
        [one] uma carta
       *[other] { $most } cartas
    }
apotheosis-demand-pay = A pagar: { $need }
apotheosis-demand-within = No máximo { $need }
apotheosis-demand-minimal = No mínimo { $need }
apotheosis-demand-value = Cartas que valham { $amount } ao todo
apotheosis-demand-experience = Habilidades que valham { $amount } de XP ao todo
apotheosis-demand-salvation = Custa { $amount } de DESTINO
apotheosis-demand-may = { $text }
apotheosis-demand-picked = Já escolhidas: { $cards }
apotheosis-table-held = {"   "}você tem { $card }: { $facts }
apotheosis-table-held-text = {"   "}você tem { $card }: { $facts }. { $text }
apotheosis-table-known = {"   "}visto por todos: { $card }: { $facts }
apotheosis-table-known-text = {"   "}visto por todos: { $card }: { $facts }. { $text }

apotheosis-collection-threshold = Limiar
apotheosis-collection-ember-court = Corte das Brasas
apotheosis-collection-deep-ford = Vau Fundo
apotheosis-collection-forbidden = Proibida

apotheosis-board-sp = ESTAMINA
apotheosis-board-mp = MANA
apotheosis-board-spmp = ESTAMINA/MANA
apotheosis-board-change = sobra { $over }: troco
apotheosis-board-bond = { $bond ->
        [you] você
        [ally] aliado
       *[foe] inimigo
    }
apotheosis-board-level = nível { $level }
apotheosis-board-owes = deve { $debt }
apotheosis-board-piece = { $piece }{ $bond ->
        [none] {""}
        [you] , seu lado
        [ally] , lado aliado
       *[foe] , lado inimigo
    }, VIDA { $hp } de { $most }, { $life }
apotheosis-board-facing = de frente para o { $way }
apotheosis-board-ap = AÇÃO { $ap }{ $debt ->
        [0] {""}
       *[other] , deve { $debt }
    }
apotheosis-board-player = { $who }: nível { $level }, { $piece }, inventário { $inventory }, baralho { $deck }
apotheosis-board-attribute = { $name ->
        [CON] CON: resiste ao dano
        [FOR] FOR: dano corpo a corpo
        [AGI] AGI: pontos de ação por turno
        [PER] PER: dano à distância, ordem dos turnos
        [INT] INT: testes e cartas
        [CAR] CAR: testes e cartas
       *[ESP] ESP: dano etéreo
    }
apotheosis-board-modifier = { $what }, { $until ->
        [turn] neste turno
        [round] nesta rodada
        [battle] nesta batalha
        [start] até o início de um turno futuro
        [end] até o fim de um turno futuro
       *[counters] enquanto durarem seus contadores
    }
apotheosis-board-saved = A Salvação Divina já foi usada.
apotheosis-board-check = Ao lado dele pode-se tentar um teste: { $attribute }, dificuldade { $difficulty }.
apotheosis-board-loot = Pode ser saqueado: { $cards }.
apotheosis-board-stands = está em { $tile }
apotheosis-board-shown-card = à vista de todos
apotheosis-board-used = o efeito { $effect } está esgotado por ora
apotheosis-board-grid = O tabuleiro
apotheosis-board-ground = { $state ->
        [blocked] uma parede
       *[disabled] sem casa
    }
apotheosis-board-terrain = { $terrain ->
        [rock] rocha
        [ice] gelo
        [silver_ice] gelo prateado
        [swamp] pântano, custa 2
        [sand] areia, custa 2
       *[water] água, custa 2
    }
apotheosis-board-altitude = altitude { $altitude }
apotheosis-board-reach = { $ap } de AÇÃO para andar até lá
apotheosis-board-area = { $area ->
        [equip] Equipamento
        [memento] Memento
       *[support] Suporte
    }
apotheosis-board-place-in = { $area ->
        [equip] Um espaço livre de equipamento
        [memento] Um espaço livre do memento
       *[support] Um espaço livre do suporte
    }
apotheosis-board-sheet = Ficha
apotheosis-board-inventory = Seu inventário
apotheosis-board-seen-inventory = No inventário, à vista de todos
apotheosis-board-to-inventory = De volta ao inventário
apotheosis-board-pile = { $pile ->
        [deck] baralho
        [discard] descartadas
        [sheet] da ficha, descartadas
       *[banished] banidas
    }
apotheosis-board-pile-of = { $pile ->
        [deck] Baralho de { $who }, sem ordem
        [discard] Descarte de { $who }
        [sheet] Cartas de ficha descartadas de { $who }
       *[banished] Cartas banidas de { $who }
    }
apotheosis-board-pile-empty = Ainda não há nada aqui.
apotheosis-board-locked = baralho trancado
apotheosis-board-scenario = Cenário
apotheosis-board-scenario-empty = Nada está no cenário.
apotheosis-board-aim = Derrube todos os inimigos e todas as ondas antes do fim da rodada { $round }. Destruir o Portão impede as ondas seguintes.
apotheosis-board-enemies = { $count ->
        [one] 1 inimigo de pé
       *[other] { $count } inimigos de pé
    }
apotheosis-board-master-hand = na mão do mestre
apotheosis-board-master-discard = O descarte do mestre
apotheosis-board-wave = Rodada { $round }:
apotheosis-board-coming = { $count } × { $card }
apotheosis-board-no-waves = Não há mais ondas.
apotheosis-board-round = { $round ->
        [0] Antes da batalha
       *[other] Rodada { $round } de { $limit }
    }
apotheosis-board-step = { $step ->
        [mulligan] troca de cartas
        [prepare] preparação
        [battle] início da batalha
        [round] início da rodada
        [recomposition] recomposição
        [order] ordem dos turnos
        [turn] início de turno
        [start] início de turno
        [main] fase principal
        [end] fim de turno
        [round_end] fim da rodada
        [battle_end] fim da batalha
       *[over] fim
    }
apotheosis-board-order = Ordem dos turnos
apotheosis-board-in-order = { $piece }, { $state ->
        [now] está na vez
        [done] já jogou
       *[next] ainda vai jogar
    }
apotheosis-board-stack = Em andamento
apotheosis-board-activates = { $who } ativa { $card }{ $count ->
        [0] {""}
       *[other] ; alvo: { $targets }
    }
apotheosis-board-attacks = { $who } ataca{ $count ->
        [0] {""}
       *[other] ; alvo: { $targets }
    }{ $bonus ->
        [0] {""}
       *[other] ; { $bonus } a mais de dano
    }
apotheosis-board-rolls = { $who } rola: { $total }
apotheosis-board-checks = { $who } faz um teste de { $attribute }
apotheosis-board-negated = negada
apotheosis-board-acting = { $piece }: { $ap } de AÇÃO
apotheosis-board-face = Virar (1 de AÇÃO):
apotheosis-board-step-price = { $ap } de AÇÃO
apotheosis-board-compass = Direções
apotheosis-board-tray = Cartas à escolha
apotheosis-board-answers = O que você pode ativar agora
apotheosis-board-window = { $when ->
        [start_of_round] A rodada começa.
        [end_of_round] A rodada termina.
        [start_of_battle] A batalha começa.
        [end_of_battle] A batalha termina.
        [start_of_turn] Um turno começa.
        [end_of_turn] Um turno termina.
        [checking] Antes do dado de um teste.
        [rolling] O dado caiu.
        [attacking] O ataque foi declarado.
        [attacked] { $known ->
            [yes] Sob ataque: { $subject }.
           *[no] Alguém está sob ataque.
        }
        [selected] { $known ->
            [yes] Escolhido como alvo: { $subject }.
           *[no] Alguém foi escolhido como alvo.
        }
        [respond_activation] Você pode responder a esta ativação.
        [respond_attack] Você pode responder a este ataque.
        [injured] { $known ->
            [yes] Sofreu ferimento: { $subject }.
           *[no] Alguém sofreu ferimento.
        }
        [any_turn] Uma ação terminou; o turno continua.
       *[other] Um momento para agir.
    }
apotheosis-board-waiting = Esperando { $who } ...
apotheosis-board-turn-of = Turno em andamento: { $piece } ...
apotheosis-board-tables = Mesas dos heróis
apotheosis-board-mine = Sua mesa
apotheosis-board-choices = podem ser escolhidas lá
apotheosis-board-zoom-in = Aproximar o tabuleiro
apotheosis-board-zoom-out = Afastar o tabuleiro
apotheosis-board-keyword-rule = { $keyword ->
        [auto] ativado sem decisão cada vez que chega o momento, se puder ser
        [permanent] vale enquanto a carta está em jogo
        [temp] vale pelo tempo que o texto diz, mesmo que a carta saia
        [on_play] quando entra revelada na mesa de um Herói
        [on_exit] quando deixa, revelada, a mesa de um Herói
        [on_obtain] quando um Herói a recebe de fora das cartas dele: puxada, buscada, obtida, saqueada
        [on_reveal] quando é revelada: desperta, evocada, declarada do inventário ou por um efeito
        [on_conceal] quando é ocultada: adormecida, desevocada, escondida de novo
        [on_exhaust] quando é exaurida, também como pagamento
        [on_recover] quando é recuperada, também como troco e na recomposição
        [on_discard] quando é posta numa pilha de descarte, de onde for
        [on_bury] quando é posta sob o baralho
        [on_banish] quando é retirada do jogo
        [start_of_your_turn] no início do seu turno
        [end_of_your_turn] no final do seu turno
        [start_of_team_turn] no início do turno de um aliado, inclusive o seu
        [end_of_team_turn] no final do turno de um aliado, inclusive o seu
        [start_of_partners_turn] no início do turno de um aliado que não é você
        [end_of_partners_turn] no final do turno de um aliado que não é você
        [start_of_opponents_turn] no início do turno de um personagem de outro time
        [end_of_opponents_turn] no final do turno de um personagem de outro time
        [start_of_all_turns] no início do turno de cada personagem
        [end_of_all_turns] no final do turno de cada personagem
        [start_of_this_character_turn] no início do turno do Companheiro desta carta
        [end_of_this_character_turn] no final do turno do Companheiro desta carta
        [start_of_round] no início da rodada
        [end_of_round] no fim da rodada
        [start_of_battle] uma vez, antes da primeira rodada
        [end_of_battle] uma vez, quando a batalha acaba
        [checking] quando este personagem está para rolar um teste ou uma competição
        [attacking] quando este personagem declarou um ataque, antes da rolagem
        [attacked] quando este personagem é alvo de um ataque declarado, antes da rolagem
        [selected] quando este personagem é escolhido como alvo de qualquer coisa ou está na área dela
        [rolling] quando este personagem rolou, antes de o resultado ser usado
        [once_per_turn] uma ativação em cada turno, seja de quem for
        [once_per_round] uma ativação em cada rodada
        [once_per_battle] uma ativação na batalha, mesmo que a carta saia e volte
        [turn_sacrifice] só como a primeira coisa do seu próprio turno, que acaba em seguida
        [no_response] nada pode ser ativado em resposta
        [no_negation] não pode ser negada
        [hand] pode ser ativada também do inventário e fica revelada enquanto isso
        [discard_pile] o dono pode ativá-la também da pilha de descarte
        [team] qualquer aliado pode ativá-la na fase principal dele e paga por ela
        [discard] depois, a carta vai para a pilha de descarte do dono
        [bury] depois, a carta vai para baixo do baralho do dono
        [banish] depois, a carta sai do jogo
       *[register] depois, a carta fica no cenário
    }
apotheosis-mark-hp = VIDA restante; em 0 o personagem cai
apotheosis-mark-ap = pontos de AÇÃO que restam neste turno
apotheosis-mark-inventory = cartas no inventário
apotheosis-mark-reach = o que custa ir até ali, em pontos de AÇÃO
apotheosis-mark-facing = para onde o personagem olha
apotheosis-mark-bond = verde: o seu lado, azul: aliados, vermelho: inimigos; e quanta VIDA resta
apotheosis-mark-control = listras: casas que uma peça domina; entrar numa do inimigo custa 1 de AÇÃO a mais
apotheosis-mark-altitude = a altitude do terreno
apotheosis-mark-exhausted = exaurida: recupera-se depois
apotheosis-mark-asleep = virada para baixo: um Ente que dorme, ou uma carta oculta
apotheosis-mark-shown = uma carta que os outros já viram
apotheosis-mark-sp = o que a Habilidade paga ao se exaurir: marrom é ESTAMINA, violeta é MANA
apotheosis-mark-damage = DANO: um atributo e dados; 1d3 é um dado de 1 a 3
apotheosis-mark-range = ALCANCE em casas: D direto, A em arco, R ao redor
apotheosis-mark-twin = distingue cartas de mesmo nome; o relato diz o mesmo
apotheosis-mark-marker-hidden = furtivo
apotheosis-mark-marker-burning = em chamas
apotheosis-mark-marker-poisoned = envenenado
apotheosis-mark-marker-marked = marcado
apotheosis-mark-suit-house = uma Casa
apotheosis-mark-suit-class = uma Classe
apotheosis-mark-suit-entity = um Ente
apotheosis-mark-suit-item = um Item, para o equipamento
apotheosis-mark-suit-skill = uma Habilidade, para o memento
apotheosis-mark-suit-companion = um Companheiro, para o suporte
apotheosis-mark-suit-event = um Evento, usado do inventário

# Por que uma ação não é permitida

why-apotheosis-asked = Há uma pergunta a responder antes: { $question }
why-apotheosis-in-window = Este é um momento de resposta: ative um efeito que caiba nele, ou passe. Todo o resto espera um turno seu.
why-apotheosis-not-asked = Nada está pedindo isso a você agora: esta é a sua fase principal.
why-apotheosis-concede-later = Só dá para desistir na própria fase principal.
why-apotheosis-unseen = Você não vê nenhuma carta de número { $number }.
why-apotheosis-copy = { $card } é cópia de uma carta que já está entre as opções: escolha aquela.
why-apotheosis-no-tile = Não há casa { $tile } neste tabuleiro.
why-apotheosis-wall = { $tile } é uma parede: nenhuma peça pode ficar ali.
why-apotheosis-occupied = A casa { $tile } está ocupada ({ $who }): uma peça só pode parar numa casa vazia.
why-apotheosis-cannot-move = Um efeito impede o movimento: { $who }.
why-apotheosis-no-path = Nenhum caminho leva a { $tile }.
why-apotheosis-too-far-to-walk = Andar até { $tile } custa { $cost } de AÇÃO, e você tem { $have }.
why-apotheosis-short-of-ap = Isso custa { $cost } de AÇÃO, e você tem { $have }.
why-apotheosis-faces-already = A peça já olha para esse lado.
why-apotheosis-rest-too-late = Descansar toma o turno inteiro e tem de ser a primeira coisa nele; você já agiu.
why-apotheosis-full-hp = A VIDA está no máximo ({ $have }): descansar não curaria nada.
why-apotheosis-companion-rests = Um Companheiro não tem Habilidades para recuperar: ao descansar, cura 1 de VIDA.
why-apotheosis-nothing-to-recover = Descansar recupera Habilidades de até 2 de ESTAMINA/MANA, e nenhuma das suas exauridas vale tão pouco.
why-apotheosis-nobody-there = Não há ninguém em { $tile }.
why-apotheosis-attacks-itself = Um personagem não pode atacar a si mesmo.
why-apotheosis-fallen = Aqui só se escolhe quem está vivo, e já não é o caso: { $who }.
why-apotheosis-cannot-attack = Um efeito impede o ataque: { $who }.
why-apotheosis-out-of-reach = Fora de alcance: é preciso { $reach }, e a distância é { $far } ({ $who }).
why-apotheosis-untargetable = Um efeito impede a escolha deste alvo: { $who }.
why-apotheosis-only-heroes = Só um Herói pode fazer isso, e este é o turno de um Companheiro.
why-apotheosis-not-in-inventory = { $card } não está no seu inventário.
why-apotheosis-other-suit = { $card } é { $suit ->
        [item] um Item: equipe
        [skill] uma Habilidade: aprenda
        [companion] um Companheiro: recrute
       *[event] um Evento: não vai para a mesa, ative do inventário
    }.
why-apotheosis-event-has-no-area = { $card } é um Evento, e não há área para Eventos na mesa: ative do inventário.
why-apotheosis-no-space = Não há espaço livre para { $card }: { $area ->
        [equip] seu equipamento
        [memento] seu memento
       *[support] seu suporte
    } tem { $spaces ->
        [one] 1 espaço
       *[other] { $spaces } espaços
    }. Primeiro, tire uma carta de lá.
why-apotheosis-specifier-taken = Você já usa { $other } ({ $specifier }), e só se usa um de cada tipo: { $card } seria mais um.
why-apotheosis-no-access-tile = { $card } precisa de uma casa de acesso vazia para entrar, e todas as suas estão ocupadas.
why-apotheosis-level-too-low = { $card } pede nível { $level }, e o seu é { $have }.
why-apotheosis-knowledge = { $card } pede { $knowledge } { $level }, e você tem { $knowledge } { $have }.
why-apotheosis-not-in-area = { $card } não está no { $area ->
        [equip] seu equipamento
        [memento] seu memento
       *[support] seu suporte
    }.
why-apotheosis-fallen-stays = { $card } caiu e não pode deixar a mesa.
why-apotheosis-no-way-out = { $card } só sai de uma casa de acesso ou por uma que esteja vazia, e não há nenhuma.
why-apotheosis-no-entity = Seu Herói não tem Ente.
why-apotheosis-awake-already = O Ente { $card } já despertou.
why-apotheosis-asleep-already = O Ente { $card } já dorme.
why-apotheosis-slept-this-turn = O Ente { $card } adormeceu neste turno: só pode despertar a partir do próximo.
why-apotheosis-woke-this-turn = O Ente { $card } despertou neste turno: só pode adormecer a partir do próximo.
why-apotheosis-no-summon = { $card } não é uma evocação do seu suporte.
why-apotheosis-evoked-already = A evocação { $card } já está no tabuleiro.
why-apotheosis-not-evoked = { $card } não está no tabuleiro.
why-apotheosis-summon-fell = A evocação { $card } caiu: não volta mais nesta batalha.
why-apotheosis-no-tile-beside = { $card } surge numa casa vazia ao lado do seu Herói, e não há nenhuma.
why-apotheosis-not-your-companion = Só se anexam cartas a um Companheiro seu que esteja vivo, e não é o caso: { $who }.
why-apotheosis-nothing-to-attach = Você não tem carta para anexar nem para retirar: { $who }.
why-apotheosis-not-beside = É preciso estar ao lado; a distância é { $far } ({ $who }).
why-apotheosis-nothing-to-loot = Não há nada para saquear ali ({ $who }).
why-apotheosis-carries-five = Um Companheiro leva no máximo { $most } cartas.
why-apotheosis-heroes-do-not-evolve = Só Companheiros evoluem.
why-apotheosis-evolve-too-late = Evoluir toma o turno inteiro e tem de ser a primeira coisa que o Companheiro faz nele.
why-apotheosis-short-of-experience = Evoluir custa { $cost } de XP em Habilidades anexadas; as que estão ali somam { $have }.
why-apotheosis-no-evolution = Nem o seu inventário nem o seu baralho têm um Companheiro do mesmo caminho e do nível seguinte, com o requerimento atendido, para esta evolução: { $who }.
why-apotheosis-no-check = Não há teste para tentar ali ({ $who }).
why-apotheosis-no-effect = { $count ->
        [0] { $card } não tem efeitos.
        [one] { $card } só tem um efeito.
       *[other] { $card } só tem { $count } efeitos.
    }
why-apotheosis-automatic = Esse efeito de { $card } é automático: acontece sozinho quando chega a hora.
why-apotheosis-passive = Esse efeito de { $card } vale o tempo todo: não se ativa.
why-apotheosis-out-of-play = { $card } não está em jogo.
why-apotheosis-not-yours = Ativar { $card } não cabe a você.
why-apotheosis-in-inventory = { $suit ->
        [item] { $card } só funciona na mesa: primeiro equipe.
        [skill] { $card } só funciona na mesa: primeiro aprenda.
        [companion] { $card } só funciona na mesa: primeiro recrute.
       *[event] { $card } não pode fazer isso do inventário.
    }
why-apotheosis-attached = A carta { $card } está anexada: cartas anexadas não se ativam.
why-apotheosis-asleep = O Ente { $card } dorme: primeiro é preciso despertar.
why-apotheosis-not-evoked-yet = A carta { $card } está oculta: primeiro evoque.
why-apotheosis-locked = Essa técnica de { $card } pede uma carta anexada: { $tag }.
why-apotheosis-user-fell = { $card } já não pode agir: quem usa a carta caiu.
why-apotheosis-others-turn = { $card } só se ativa no turno de quem a usa ({ $who }).
why-apotheosis-main-phase-only = { $card } só se ativa na fase principal de um turno seu, não como resposta.
why-apotheosis-other-moment = { $card } só se ativa no seu momento: { $moment }.
why-apotheosis-other-words = { $card } só se ativa { $moment ->
        [respond_activation] em resposta a uma ativação
        [respond_attack] em resposta a um ataque
        [injured] quando você sofre LESÃO
       *[any_turn] depois de uma ação, no turno de quem for
    }.
why-apotheosis-other-character = Este momento não é do personagem de que { $card } fala.
why-apotheosis-used-up = { $card } só pode fazer isso uma vez por { $limit ->
        [turn] turno
        [round] rodada
       *[battle] batalha
    }, e já fez.
why-apotheosis-unresolved = Esse efeito de { $card } já está em curso.
why-apotheosis-used-in-window = Esse efeito de { $card } já serviu neste momento.
why-apotheosis-cannot-activate = Um efeito impede a ativação { $suit ->
        [item] de Itens
        [skill] de Habilidades
        [companion] de Companheiros
        [event] de Eventos
       *[other] desta carta
    }: { $who }.
why-apotheosis-sacrifice-too-late = { $card } toma o turno inteiro: tem de ser a primeira coisa na sua fase principal.
why-apotheosis-requires = { $card } requer: { $condition }.
why-apotheosis-use-short-of-ap = { $what } custa { $cost } de AÇÃO, e você tem { $have }.
why-apotheosis-nothing-to-borrow = { $what } custa { $cost } de AÇÃO. Fora do seu turno ela vem emprestada, e você já deve { $debt }, toda a sua AGI ({ $most }) ou mais.
why-apotheosis-short-of-points = { $what } custa { $cost }; suas Habilidades recuperadas valem { $have }.
why-apotheosis-short-of-hp = { $what } custa { $cost } de VIDA, e é preciso ficar com pelo menos 1; há { $have }.
why-apotheosis-exhausted-already = A carta { $what } já está exaurida: não pode ser exaurida para pagar.
why-apotheosis-short-of-counters = { $what } gasta { $cost } de { $counter }; a carta tem { $have }.
why-apotheosis-short-of-cards = { $what } pede para { $verb ->
        [discard] descartar
        [bury] enterrar
       *[banish] banir
    } { $cost ->
        [one] uma carta
       *[other] { $cost } cartas
    }; { $have ->
        [0] não há nenhuma que sirva
        [one] só há uma que sirva
       *[other] só há { $have } que sirvam
    }.
why-apotheosis-short-of-value = { $what } se paga com cartas que valham { $cost } de { $value } ao todo; as suas somam { $have }.
why-apotheosis-infeasible = { $what } não poderia fazer agora tudo o que diz, e um efeito é tudo ou nada.
why-apotheosis-infeasible-anywhere = Há alvos para { $what }, mas com nenhum deles o efeito faria tudo o que diz.
why-apotheosis-infeasible-there = Com este alvo, { $what } não poderia fazer tudo o que diz: { $who }.
why-apotheosis-empty-area = Não há ninguém na área de { $what } ({ $reach }).
why-apotheosis-nobody-in-reach = { $what } precisa de um alvo: { $side ->
        [ally] um aliado
        [partner] um parceiro
        [enemy] um inimigo
       *[any] outro personagem
    }{ $kind ->
        [hero] {" "}que seja Herói
        [companion] {" "}que seja Companheiro
        [dead] {" "}que tenha caído
       *[any] {""}
    }{ $reach ->
        [none] . Não há nenhum.
       *[other] {" "}ao alcance { $reach }, com linha livre. Não há nenhum.
    }
why-apotheosis-no-defender = Escolha um dos personagens que o ataque tem como alvo, e não { $who }.
why-apotheosis-other-target = { $what } serve para { $side ->
        [ally] um aliado
        [partner] um parceiro
        [enemy] um inimigo
       *[any] outro personagem
    }{ $kind ->
        [hero] {" "}que seja Herói
        [companion] {" "}que seja Companheiro
        [dead] {" "}que tenha caído
       *[any] {""}
    }, e não é o caso: { $who }.
why-apotheosis-aims-at-itself = Quem usa { $what } não pode ser o alvo.
why-apotheosis-no-line = A linha não está livre: algo fica no caminho de { $what } ({ $who }).
why-apotheosis-not-access = { $tile } não é uma das suas casas de acesso, por onde as peças entram.
why-apotheosis-not-beside-hero = { $tile } não fica ao lado do seu Herói.
why-apotheosis-no-landing = O efeito não chega a { $tile }.
why-apotheosis-no-last-step = Nenhum caminho chega ali indo para o { $way }.
why-apotheosis-last-step-too-dear = Chegar ali indo para o { $way } custa { $cost } de AÇÃO ao todo, e você tem { $have }.
why-apotheosis-no-branch = A opção { $number } não pode ser cumprida agora, ou não existe.
why-apotheosis-no-heir = Só um aliado vivo, e com espaço, pode herdar, e não { $who }.
why-apotheosis-pays-not-exhausted = A carta { $card } está exaurida: só Habilidades recuperadas pagam.
why-apotheosis-pays-nothing = { $card } não vale nada no que há para pagar: pagam as Habilidades recuperadas do seu memento.
why-apotheosis-recovered-already = A carta { $card } já está recuperada.
why-apotheosis-not-offered = { $card } não está entre as cartas para escolher.
why-apotheosis-picked = Você já escolheu { $card }: escolha outra carta.
why-apotheosis-out-of-order = Um conjunto se escolhe numa ordem só: { $card } vem antes de { $last }, que já foi.
why-apotheosis-worth-nothing = { $card } não vale ESTAMINA nem MANA.
why-apotheosis-worth-too-much = { $card } vale demais: ainda se pode recuperar { $left }.
why-apotheosis-more-than-needed = Com { $card } iria mais do que o preciso: o conjunto tem de ser o menor possível.
why-apotheosis-rest-too-small = Com { $card } em seguida, as cartas que restam não bastariam.
why-apotheosis-not-in-deck = { $card } não está entre as cartas para levar.
why-apotheosis-pay-more = Ainda não basta: é preciso pagar { $need }, e as cartas escolhidas valem { $have }.
why-apotheosis-value-more = Ainda não basta: é preciso chegar a { $least }, e as cartas escolhidas somam { $have }.
why-apotheosis-pick-more = { $count ->
        [one] Falta escolher uma carta.
       *[other] Falta escolher { $count } cartas.
    }

# Quanto custa uma ação

price-apotheosis-ap = { $amount } de AÇÃO ({ $left ->
        [0] não sobra nada
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-apotheosis-borrowed = { $amount } de AÇÃO do seu próximo turno (dívida: { $debt })
price-apotheosis-points = { $points } (você tem { $have })
price-apotheosis-turn = o turno inteiro
price-apotheosis-upkeep = mais 2 de ESTAMINA/MANA no início de cada turno seu
price-apotheosis-hp = { $amount } de VIDA ({ $left ->
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-apotheosis-exhaust = exaure { $card }
price-apotheosis-counters = { $amount } de { $counter } ({ $left ->
        [0] não sobra nada
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-apotheosis-this-card = { $verb ->
        [discard] descarta
        [bury] enterra
       *[banish] bane
    } { $card }
price-apotheosis-cards = { $verb ->
        [discard] descartar
        [bury] enterrar
       *[banish] banir
    } { $amount ->
        [one] uma carta
       *[other] { $amount } cartas
    } (de { $have })
price-apotheosis-value = { $amount } de { $value } em cartas (você tem { $have })
price-apotheosis-limit = uma vez por { $limit ->
        [turn] turno
        [round] rodada
       *[battle] batalha
    }

### Por quê: o que o mestre diz de uma ação

apotheosis-coach-move = O lugar decide quem você alcança e quem alcança você: por trás, ninguém se defende.
apotheosis-coach-turn = Mostre a frente ao inimigo: pelas costas, ele bate mais forte.
apotheosis-coach-rest = Uma rodada de descanso paga as Habilidades da próxima.
apotheosis-coach-attack = Golpeie onde a sua Força e o dado alcançam a CON, e de novo enquanto houver Ação.
apotheosis-coach-equip = O Item serve de agora até o fim da batalha: quanto antes, melhor.
apotheosis-coach-learn = Cada Habilidade aprendida vale também a Estamina ou a Mana que paga as outras.
apotheosis-coach-recruit = O Companheiro age e leva golpes no seu lugar.
apotheosis-coach-unequip = O lugar é necessário para coisa melhor.
apotheosis-coach-forget = O lugar é necessário para coisa melhor.
apotheosis-coach-abandon = O lugar é necessário para coisa melhor.
apotheosis-coach-use = O efeito vale mais agora do que as cartas que o pagam.
apotheosis-coach-awaken = O Ente compensa mais quando ainda há Ação para usar a força dele.
apotheosis-coach-sleep = Mantê-lo desperto custaria mais do que ele dá.
apotheosis-coach-evoke = Uma evocação ao lado do inimigo ameaça de um segundo lado.
apotheosis-coach-unevoke = De volta à sua área, ela está segura e pode reaparecer noutro lugar.
apotheosis-coach-attach = A carta serve mais ali do que onde está.
apotheosis-coach-loot = Um Item que só custa Ação.
apotheosis-coach-evolve = A forma mais forte fica; as Habilidades dadas por ela voltam no que ela faz.
apotheosis-coach-check = O que há para ganhar vale mais que a Ação.
apotheosis-coach-end-turn = A Ação que sobra não faz mais nada agora.
apotheosis-coach-target = Mire em quem morre com isso, ou em quem mais ameaça você.
apotheosis-coach-tile = Dali você alcança mais, ou menos gente alcança você.
apotheosis-coach-step = O último passo decide para onde você olha.
apotheosis-coach-pick = Destas, é a que menos faz falta, ou a que mais rende.
apotheosis-coach-take = Destas, é a que falta ao seu Herói.
apotheosis-coach-done = Mais não ajudaria.
apotheosis-coach-choose = Destas, é a que mais ajuda na situação atual.
apotheosis-coach-accept = Rende mais do que custa.
apotheosis-coach-decline = Custa mais do que rende.
apotheosis-coach-pass = A sua resposta vai valer mais em outro momento.
apotheosis-coach-give = O Item rende mais nessas mãos.

# Generated from the card files by `python -m carteado.games.apotheosis.messages`; do not edit.

apotheosis-keyword = { $keyword ->
        [auto] Auto
        [permanent] Permanente
        [temp] Temp
        [on_play] Ao Entrar
        [on_exit] Ao Sair
        [on_obtain] Ao Obter
        [on_reveal] Ao Revelar
        [on_conceal] Ao Ocultar
        [on_exhaust] Ao Exaurir
        [on_recover] Ao Recuperar
        [on_discard] Ao Descartar
        [on_bury] Ao Enterrar
        [on_banish] Ao Banir
        [start_of_your_turn] No Início do seu Turno
        [end_of_your_turn] No Final do seu Turno
        [start_of_team_turn] No Início do Turno do Time
        [end_of_team_turn] No Final do Turno do Time
        [start_of_partners_turn] No Início do Turno do Parceiro
        [end_of_partners_turn] No Final do Turno do Parceiro
        [start_of_opponents_turn] No Início do Turno Adversário
        [end_of_opponents_turn] No Final do Turno Adversário
        [start_of_all_turns] No Início de Todos os Turnos
        [end_of_all_turns] No Final de Todos os Turnos
        [start_of_this_character_turn] No Início do Turno deste Personagem
        [end_of_this_character_turn] No Final do Turno deste Personagem
        [start_of_round] Início da Rodada
        [end_of_round] Fim da Rodada
        [start_of_battle] Início da Batalha
        [end_of_battle] Fim da Batalha
        [checking] Realizando um Teste
        [attacking] Quando Atacando
        [attacked] Quando Atacado
        [selected] Quando Selecionado como Alvo
        [rolling] Rolando um Dado
        [once_per_turn] Uma vez por Turno
        [once_per_round] Uma vez por Rodada
        [once_per_battle] Uma vez por Batalha
        [turn_sacrifice] Sacrifique o seu Turno
        [no_response] Sem Resposta
        [no_negation] Sem Negação
        [hand] Mão
        [discard_pile] Pilha de Descarte
        [team] Time
        [discard] Descarte
        [bury] Enterre
        [banish] Bana
       *[register] Lance
    }
apotheosis-word-house = CASA
apotheosis-word-class = CLASSE
apotheosis-word-entity = ENTE
apotheosis-word-item = ITEM
apotheosis-word-skill = HABILIDADE
apotheosis-word-companion = COMPANHEIRO
apotheosis-word-event = EVENTO
apotheosis-word-blade = LÂMINA
apotheosis-word-bow = ARCO
apotheosis-word-staff = CAJADO
apotheosis-word-shield = ESCUDO
apotheosis-word-potion = POÇÃO
apotheosis-word-tool = FERRAMENTA
apotheosis-word-fire = FOGO
apotheosis-word-water = ÁGUA
apotheosis-word-earth = TERRA
apotheosis-word-air = AR
apotheosis-word-light = LUZ
apotheosis-word-shadow = SOMBRA
apotheosis-word-blood = SANGUE
apotheosis-word-mind = MENTE
apotheosis-word-song = CANÇÃO
apotheosis-word-prayer = PRECE
apotheosis-word-beast = FERA
apotheosis-word-spirit = ESPÍRITO
apotheosis-word-climate = CLIMA
apotheosis-word-trap = ARDIL
apotheosis-word-guard = GUARDA
apotheosis-word-travel = VIAGEM
apotheosis-word-oath = JURAMENTO
apotheosis-word-faith = Fé
apotheosis-word-arcane = Arcano
apotheosis-word-cooperation = Cooperação
apotheosis-word-defense = Defesa
apotheosis-word-athletics = Atletismo
apotheosis-word-practice = Prática
apotheosis-word-art = Arte
apotheosis-word-instruction = Instrução
apotheosis-word-cunning = Astúcia
apotheosis-word-elemental = Elemental
apotheosis-word-transmutation = Transmutação
apotheosis-word-vital = Vital
apotheosis-word-mental = Mental
apotheosis-word-dimensional = Dimensional
apotheosis-word-free = Livre
apotheosis-rarity-common = comum
apotheosis-rarity-uncommon = incomum
apotheosis-rarity-rare = rara
apotheosis-rarity-epic = épica
apotheosis-rarity-legendary = lendária
apotheosis-value-price = PREÇO
apotheosis-value-xp = XP
apotheosis-value-will = VONTADE
apotheosis-value-fate = DESTINO
apotheosis-type-human = humano
apotheosis-type-creature = criatura
apotheosis-type-summon = evocação
apotheosis-specifier-vest = veste
apotheosis-specifier-headpiece = cabeça
apotheosis-specifier-feet = pés
apotheosis-specifier-accessory = acessório
apotheosis-specifier-utility = utilitário
apotheosis-path-magician = caminho do Mago
apotheosis-path-priestess = caminho da Sacerdotisa
apotheosis-path-empress = caminho da Imperatriz
apotheosis-path-emperor = caminho do Imperador
apotheosis-path-priest = caminho do Sacerdote
apotheosis-path-lovers = caminho dos Enamorados
apotheosis-path-chariot = caminho do Carro
apotheosis-path-force = caminho da Força
apotheosis-path-hermit = caminho do Eremita
apotheosis-path-wheel = caminho da Roda
apotheosis-path-justice = caminho da Justiça
apotheosis-path-hanged = caminho do Enforcado
apotheosis-path-death = caminho da Morte
apotheosis-path-temperance = caminho da Temperança
apotheosis-path-devil = caminho do Diabo
apotheosis-path-tower = caminho da Torre
apotheosis-path-star = caminho da Estrela
apotheosis-path-moon = caminho da Lua
apotheosis-path-sun = caminho do Sol
apotheosis-path-judgment = caminho do Julgamento
apotheosis-path-world = caminho do Mundo
apotheosis-spaces = EQUIPAMENTO +{ $equip }, MEMENTO +{ $memento }
apotheosis-card-h00 = Casa Sem Nome
apotheosis-facts-h00 = CASA 1, comum, CON 5 FOR 5 AGI 5 PER 5 INT 5 CAR 5 ESP 5
apotheosis-card-h01 = Casa Ferrobrejo
apotheosis-facts-h01 = CASA 1, comum, ■TERRA, CON 6 FOR 5 AGI 3 PER 3 INT 3 CAR 4 ESP 4
apotheosis-text-h01 = ❰Permanente❱ Você recebe +1 de VIDA máxima. ❰Quando Atacado❱ ❰Uma vez por Rodada❱ Este ataque causa 2 de DANO a menos.
apotheosis-effect-h01-e2 = ❰Quando Atacado❱ ❰Uma vez por Rodada❱ Este ataque causa 2 de DANO a menos.
apotheosis-card-h02 = Casa Asaventania
apotheosis-facts-h02 = CASA 1, comum, ■AR, CON 3 FOR 3 AGI 5 PER 4 INT 5 CAR 5 ESP 3
apotheosis-text-h02 = ❰Permanente❱ Você ignora áreas de domínio. ❰No Início do seu Turno❱ ❰Uma vez por Batalha❱ Ganhe 2 de AÇÃO.
apotheosis-effect-h02-e2 = ❰No Início do seu Turno❱ ❰Uma vez por Batalha❱ Ganhe 2 de AÇÃO.
apotheosis-card-h03 = Casa Luzcinza
apotheosis-facts-h03 = CASA 1, comum, ■FOGO, CON 3 FOR 3 AGI 4 PER 4 INT 4 CAR 4 ESP 6
apotheosis-text-h03 = ❰Permanente❱ Você recebe +1 de recomposição. ❰Rolando um Dado❱ ❰Uma vez por Rodada❱ Role de novo.
apotheosis-effect-h03-e2 = ❰Rolando um Dado❱ ❰Uma vez por Rodada❱ Role de novo.
apotheosis-card-h04 = Casa Espelhágua
apotheosis-facts-h04 = CASA 1, comum, ■ÁGUA, CON 3 FOR 2 AGI 4 PER 5 INT 6 CAR 4 ESP 4
apotheosis-text-h04 = ❰Permanente❱ Você recebe +1 em testes. ❰Realizando um Teste❱ ❰Uma vez por Turno❱ Este teste recebe +2.
apotheosis-effect-h04-e2 = ❰Realizando um Teste❱ ❰Uma vez por Turno❱ Este teste recebe +2.
apotheosis-card-h05 = Casa Espinhal
apotheosis-facts-h05 = CASA 1, incomum, ■FERA, CON 5 FOR 4 AGI 4 PER 5 INT 3 CAR 3 ESP 4
apotheosis-text-h05 = ❰Permanente❱ Você recebe +1 espaço de SUPORTE. ❰Auto❱ ❰No Início do Turno do Parceiro❱ ❰Uma vez por Rodada❱ ❰✔Req. o personagem do turno é um COMPANHEIRO; ele não está com a VIDA cheia❱ Cure o personagem do turno em 1 de VIDA.
apotheosis-effect-h05-e2 = ❰Auto❱ ❰No Início do Turno do Parceiro❱ ❰Uma vez por Rodada❱ ❰✔Req. o personagem do turno é um COMPANHEIRO; ele não está com a VIDA cheia❱ Cure o personagem do turno em 1 de VIDA.
apotheosis-card-h06 = Casa Sinomanso
apotheosis-facts-h06 = CASA 1, comum, ■CANÇÃO, CON 4 FOR 2 AGI 4 PER 4 INT 4 CAR 6 ESP 4
apotheosis-text-h06 = ❰Permanente❱ Você recebe +2 espaços de INVENTÁRIO. ❰No Final do seu Turno❱ ❰Uma vez por Rodada❱ ❰✔Req. descarte 1 carta do seu INVENTÁRIO❱ Puxe 1 carta.
apotheosis-effect-h06-e2 = ❰No Final do seu Turno❱ ❰Uma vez por Rodada❱ ❰✔Req. descarte 1 carta do seu INVENTÁRIO❱ Puxe 1 carta.
apotheosis-card-h07 = Casa Pomarnoite
apotheosis-facts-h07 = CASA 1, incomum, ■SOMBRA, CON 3 FOR 4 AGI 5 PER 4 INT 4 CAR 2 ESP 6
apotheosis-text-h07 = ❰Permanente❱ Sua Salvação Divina custa 1 a menos. ❰Auto❱ ❰Início da Batalha❱ Você fica FURTIVO. ❰Permanente❱ Se você estiver FURTIVO, não pode ser alvo de ataques inimigos a 2 casas ou mais. ❰Auto❱ ❰Quando Atacando❱ ❰✔Req. você está FURTIVO❱ Você deixa de estar FURTIVO.
apotheosis-effect-h07-e2 = ❰Auto❱ ❰Início da Batalha❱ Você fica FURTIVO.
apotheosis-effect-h07-e4 = ❰Auto❱ ❰Quando Atacando❱ ❰✔Req. você está FURTIVO❱ Você deixa de estar FURTIVO.
apotheosis-card-h08 = Casa Rumossol
apotheosis-facts-h08 = CASA 1, incomum, ■LUZ, CON 4 FOR 5 AGI 3 PER 3 INT 3 CAR 5 ESP 5
apotheosis-text-h08 = ❰Permanente❱ Você recebe +1 espaço de EQUIPAMENTO. ❰Auto❱ ❰Fim da Batalha❱ Cure 2 de VIDA.
apotheosis-effect-h08-e2 = ❰Auto❱ ❰Fim da Batalha❱ Cure 2 de VIDA.
apotheosis-card-c01 = Mão-de-Escudo
apotheosis-facts-c01 = CLASSE 1, comum, caminho do Imperador, Atletismo, Defesa, ■GUARDA, CON +1 FOR +1, EQUIPAMENTO +1, MEMENTO +1
apotheosis-text-c01 = ❰Permanente❱ Você recebe +2 de DANO com Ataques Normais.
apotheosis-card-c02 = Rompe-Linhas
apotheosis-facts-c02 = CLASSE 2, incomum, caminho do Imperador, Atletismo, Cooperação, ■LÂMINA, CON +1 FOR +2 AGI +1, EQUIPAMENTO +2, MEMENTO +1
apotheosis-text-c02 = ❰Quando Atacando❱ ❰Uma vez por Turno❱ Este ataque causa 2 de DANO a mais.
apotheosis-effect-c02-e1 = ❰Quando Atacando❱ ❰Uma vez por Turno❱ Este ataque causa 2 de DANO a mais.
apotheosis-card-c03 = Marechal dos Portões
apotheosis-facts-c03 = CLASSE 3, rara, caminho do Imperador, Atletismo, Defesa, Prática, ■GUARDA, ■JURAMENTO, CON +2 FOR +3 AGI +1, EQUIPAMENTO +2, MEMENTO +2
apotheosis-text-c03 = ❰Auto❱ ❰No Início do Turno do Time❱ ❰Uma vez por Rodada❱ O personagem do turno recebe +1 de DANO neste turno. Quando você sofrer LESÃO ❰Uma vez por Rodada❱ ❰✔Req. a LESÃO é 1 ou mais; você está adjacente ao atacante; pague 1 de ESTAMINA❱ Faça um Ataque Normal grátis contra o atacante.
apotheosis-effect-c03-e1 = ❰Auto❱ ❰No Início do Turno do Time❱ ❰Uma vez por Rodada❱ O personagem do turno recebe +1 de DANO neste turno.
apotheosis-effect-c03-e2 = Quando você sofrer LESÃO ❰Uma vez por Rodada❱ ❰✔Req. a LESÃO é 1 ou mais; você está adjacente ao atacante; pague 1 de ESTAMINA❱ Faça um Ataque Normal grátis contra o atacante.
apotheosis-requires-c03-e2-1 = a LESÃO é 1 ou mais
apotheosis-requires-c03-e2-2 = você está adjacente ao atacante
apotheosis-card-c04 = Arco-de-Junco
apotheosis-facts-c04 = CLASSE 1, comum, caminho dos Enamorados, Prática, Astúcia, ■ARCO, AGI +1 PER +1, EQUIPAMENTO +1, MEMENTO +1
apotheosis-text-c04 = ❰Permanente❱ Você recebe +1 de DANO com ■ARCO.
apotheosis-card-c05 = Vista-Longa
apotheosis-facts-c05 = CLASSE 2, incomum, caminho dos Enamorados, Prática, Atletismo, ■ARCO, AGI +1 PER +3, EQUIPAMENTO +1, MEMENTO +2
apotheosis-text-c05 = ❰Permanente❱ Você recebe +1 de ALCANCE. ❰Início da Batalha❱ Mova-se até 1 casa.
apotheosis-effect-c05-e2 = ❰Início da Batalha❱ Mova-se até 1 casa.
apotheosis-card-c06 = Flecheira Estelar
apotheosis-facts-c06 = CLASSE 3, rara, caminho dos Enamorados, Prática, Astúcia, Elemental, ■ARCO, ■LUZ, AGI +1 PER +4 ESP +1, EQUIPAMENTO +2, MEMENTO +2
apotheosis-text-c06 = ❰Rolando um Dado❱ ❰Uma vez por Turno❱ ❰✔Req. o ataque é feito com ■ARCO❱ Role de novo. ❰Permanente❱ Seus ataques DIRETOS ignoram as peças no trajeto.
apotheosis-effect-c06-e1 = ❰Rolando um Dado❱ ❰Uma vez por Turno❱ ❰✔Req. o ataque é feito com ■ARCO❱ Role de novo.
apotheosis-requires-c06-e1-1 = o ataque é feito com ■ARCO
apotheosis-card-c07 = Mão-de-Feitiço
apotheosis-facts-c07 = CLASSE 1, comum, caminho do Mago, Arcano, Elemental, ■CAJADO, INT +1 ESP +1, EQUIPAMENTO +0, MEMENTO +2
apotheosis-text-c07 = ❰Permanente❱ Você recebe +1 de DANO com HABILIDADES.
apotheosis-card-c08 = Talha-Glifos
apotheosis-facts-c08 = CLASSE 2, incomum, caminho do Mago, Arcano, Transmutação, ■CAJADO, INT +2 ESP +2, EQUIPAMENTO +1, MEMENTO +2
apotheosis-text-c08 = Em resposta a uma ativação ❰Uma vez por Batalha❱ ❰✔Req. a carta é uma HABILIDADE; o autor da jogada é inimigo; pague 1 de MANA❱ Negue essa ativação. ❰Uma vez por Turno❱ ❰✔Req. pague 1 de AÇÃO❱ Enterre 1 carta do seu INVENTÁRIO e puxe 1 carta.
apotheosis-effect-c08-e1 = Em resposta a uma ativação ❰Uma vez por Batalha❱ ❰✔Req. a carta é uma HABILIDADE; o autor da jogada é inimigo; pague 1 de MANA❱ Negue essa ativação.
apotheosis-requires-c08-e1-1 = a carta é uma HABILIDADE
apotheosis-requires-c08-e1-2 = o autor da jogada é inimigo
apotheosis-effect-c08-e2 = ❰Uma vez por Turno❱ ❰✔Req. pague 1 de AÇÃO❱ Enterre 1 carta do seu INVENTÁRIO e puxe 1 carta.
apotheosis-card-c09 = Arquimaga do Sal
apotheosis-facts-c09 = CLASSE 3, rara, caminho do Mago, Arcano, Elemental, Dimensional, ■CAJADO, ■TERRA, AGI +1 INT +2 ESP +3, EQUIPAMENTO +1, MEMENTO +3
apotheosis-text-c09 = ❰Auto❱ ❰No Início do seu Turno❱ Recupere 1 de ESTAMINA/MANA. ❰Permanente❱ Você pode pagar MANA com ESTAMINA.
apotheosis-effect-c09-e1 = ❰Auto❱ ❰No Início do seu Turno❱ Recupere 1 de ESTAMINA/MANA.
apotheosis-card-c10 = Porta-Vela
apotheosis-facts-c10 = CLASSE 1, comum, caminho do Sacerdote, Fé, Vital, ■PRECE, CAR +1 ESP +1, EQUIPAMENTO +1, MEMENTO +1
apotheosis-text-c10 = ❰Auto❱ ❰Fim da Rodada❱ ❰✔Req. você tem no máximo 3 de VIDA❱ Cure 1 de VIDA.
apotheosis-effect-c10-e1 = ❰Auto❱ ❰Fim da Rodada❱ ❰✔Req. você tem no máximo 3 de VIDA❱ Cure 1 de VIDA.
apotheosis-card-c11 = Cônego dos Votos
apotheosis-facts-c11 = CLASSE 2, incomum, caminho do Sacerdote, Fé, Defesa, ■PRECE, ■JURAMENTO, CON +1 CAR +1 ESP +2, EQUIPAMENTO +1, MEMENTO +2
apotheosis-text-c11 = ❰No Início do Turno do Parceiro❱ ❰Uma vez por Rodada❱ ❰✔Req. o personagem do turno está a até 2 casas de você❱ O personagem do turno recebe +2 de CON até o início do seu próximo turno.
apotheosis-effect-c11-e1 = ❰No Início do Turno do Parceiro❱ ❰Uma vez por Rodada❱ ❰✔Req. o personagem do turno está a até 2 casas de você❱ O personagem do turno recebe +2 de CON até o início do seu próximo turno.
apotheosis-requires-c11-e1-1 = o personagem do turno está a até 2 casas de você
apotheosis-card-c12 = Hierarca da Mão Aberta
apotheosis-facts-c12 = CLASSE 3, rara, caminho do Sacerdote, Fé, Vital, Instrução, ■PRECE, ■LUZ, CON +1 CAR +2 ESP +3, EQUIPAMENTO +1, MEMENTO +3
apotheosis-text-c12 = ❰Uma vez por Rodada❱ ❰Time❱ ❰✔Req. pague 2 de AÇÃO❱ Alvo: um aliado, ALCANCE A3. Cure o alvo em 2 de VIDA.
apotheosis-effect-c12-e1 = ❰Uma vez por Rodada❱ ❰Time❱ ❰✔Req. pague 2 de AÇÃO❱ Alvo: um aliado, ALCANCE A3. Cure o alvo em 2 de VIDA.
apotheosis-card-c13 = Faca-de-Sarjeta
apotheosis-facts-c13 = CLASSE 1, comum, caminho da Morte, Astúcia, Atletismo, ■LÂMINA, AGI +1 PER +1, EQUIPAMENTO +1, MEMENTO +1
apotheosis-text-c13 = ❰Auto❱ ❰Quando Atacando❱ ❰✔Req. você está atrás do defensor❱ Este ataque causa 2 de DANO a mais.
apotheosis-effect-c13-e1 = ❰Auto❱ ❰Quando Atacando❱ ❰✔Req. você está atrás do defensor❱ Este ataque causa 2 de DANO a mais.
apotheosis-card-c14 = Anda-Véus
apotheosis-facts-c14 = CLASSE 2, incomum, caminho da Morte, Astúcia, Arcano, ■SOMBRA, AGI +2 PER +1 INT +1, EQUIPAMENTO +2, MEMENTO +1
apotheosis-text-c14 = ❰Quando Selecionado como Alvo❱ ❰Uma vez por Rodada❱ ❰✔Req. o autor da jogada é inimigo❱ Mova-se até 1 casa.
apotheosis-effect-c14-e1 = ❰Quando Selecionado como Alvo❱ ❰Uma vez por Rodada❱ ❰✔Req. o autor da jogada é inimigo❱ Mova-se até 1 casa.
apotheosis-requires-c14-e1-1 = o autor da jogada é inimigo
apotheosis-card-c15 = Último Sussurro
apotheosis-facts-c15 = CLASSE 3, rara, caminho da Morte, Astúcia, Dimensional, Atletismo, ■SOMBRA, ■LÂMINA, FOR +1 AGI +3 PER +2, EQUIPAMENTO +2, MEMENTO +2
apotheosis-text-c15 = ❰Auto❱ ❰Quando Atacando❱ ❰Uma vez por Turno❱ ❰✔Req. o defensor está MARCADO❱ Este ataque causa 3 de DANO a mais. ❰Uma vez por Rodada❱ ❰✔Req. pague 1 de AÇÃO❱ Alvo: um Herói inimigo. Bana 1 carta da pilha de descarte do alvo.
apotheosis-effect-c15-e1 = ❰Auto❱ ❰Quando Atacando❱ ❰Uma vez por Turno❱ ❰✔Req. o defensor está MARCADO❱ Este ataque causa 3 de DANO a mais.
apotheosis-effect-c15-e2 = ❰Uma vez por Rodada❱ ❰✔Req. pague 1 de AÇÃO❱ Alvo: um Herói inimigo. Bana 1 carta da pilha de descarte do alvo.
apotheosis-card-c16 = Rabequista de Rua
apotheosis-facts-c16 = CLASSE 1, comum, caminho da Temperança, Arte, Cooperação, ■CANÇÃO, AGI +1 CAR +1, EQUIPAMENTO +1, MEMENTO +1
apotheosis-text-c16 = ❰No Final do Turno do Time❱ ❰Uma vez por Rodada❱ Recupere 1 de ESTAMINA/MANA.
apotheosis-effect-c16-e1 = ❰No Final do Turno do Time❱ ❰Uma vez por Rodada❱ Recupere 1 de ESTAMINA/MANA.
apotheosis-card-c17 = Dançarina de Máscaras
apotheosis-facts-c17 = CLASSE 2, incomum, caminho da Temperança, Arte, Mental, ■CANÇÃO, AGI +2 CAR +2, EQUIPAMENTO +1, MEMENTO +2
apotheosis-text-c17 = ❰Quando Atacado❱ ❰Uma vez por Turno❱ ❰✔Req. pague 1 de ESTAMINA❱ Este ataque causa 3 de DANO a menos.
apotheosis-effect-c17-e1 = ❰Quando Atacado❱ ❰Uma vez por Turno❱ ❰✔Req. pague 1 de ESTAMINA❱ Este ataque causa 3 de DANO a menos.
apotheosis-card-c18 = Mestre do Coro
apotheosis-facts-c18 = CLASSE 3, rara, caminho da Temperança, Arte, Cooperação, Mental, ■CANÇÃO, INT +2 CAR +3 ESP +1, EQUIPAMENTO +1, MEMENTO +3
apotheosis-text-c18 = ❰Auto❱ ❰No Final do Turno do Time❱ ❰Uma vez por Rodada❱ ❰✔Req. o personagem do turno não está com a VIDA cheia❱ Cure o personagem do turno em 1 de VIDA.
apotheosis-effect-c18-e1 = ❰Auto❱ ❰No Final do Turno do Time❱ ❰Uma vez por Rodada❱ ❰✔Req. o personagem do turno não está com a VIDA cheia❱ Cure o personagem do turno em 1 de VIDA.
apotheosis-card-c19 = Colhe-Raízes
apotheosis-facts-c19 = CLASSE 1, comum, caminho da Imperatriz, Vital, Transmutação, ■TERRA, CON +1 INT +1, EQUIPAMENTO +1, MEMENTO +1
apotheosis-text-c19 = ❰Permanente❱ Suas curas restauram 1 de VIDA a mais.
apotheosis-card-c20 = Guarda-Bosque
apotheosis-facts-c20 = CLASSE 2, incomum, caminho da Imperatriz, Vital, Elemental, ■TERRA, ■FERA, CON +2 ESP +2, EQUIPAMENTO +1, MEMENTO +2
apotheosis-text-c20 = ❰Auto❱ ❰Início da Rodada❱ Recupere 1 de ESTAMINA/MANA. ❰Uma vez por Turno❱ ❰✔Req. pague 1 de AÇÃO❱ Alvo: um COMPANHEIRO aliado. Anexe ao alvo 1 carta do seu INVENTÁRIO.
apotheosis-effect-c20-e1 = ❰Auto❱ ❰Início da Rodada❱ Recupere 1 de ESTAMINA/MANA.
apotheosis-effect-c20-e2 = ❰Uma vez por Turno❱ ❰✔Req. pague 1 de AÇÃO❱ Alvo: um COMPANHEIRO aliado. Anexe ao alvo 1 carta do seu INVENTÁRIO.
apotheosis-card-c21 = Lê-Sonhos
apotheosis-facts-c21 = CLASSE 1, comum, caminho da Lua, Mental, Arte, ■MENTE, PER +1 INT +1, EQUIPAMENTO +0, MEMENTO +2
apotheosis-text-c21 = ❰Uma vez por Turno❱ ❰✔Req. pague 1 de AÇÃO❱ Alvo: um Herói inimigo. Revele 1 carta oculta ao acaso do INVENTÁRIO do alvo.
apotheosis-effect-c21-e1 = ❰Uma vez por Turno❱ ❰✔Req. pague 1 de AÇÃO❱ Alvo: um Herói inimigo. Revele 1 carta oculta ao acaso do INVENTÁRIO do alvo.
apotheosis-card-c22 = Mesmerista
apotheosis-facts-c22 = CLASSE 2, incomum, caminho da Lua, Mental, Instrução, ■MENTE, INT +3 CAR +1, EQUIPAMENTO +1, MEMENTO +2
apotheosis-text-c22 = ❰No Início do Turno Adversário❱ ❰Uma vez por Rodada❱ ❰✔Req. o personagem do turno está a até 3 casas de você; pague 1 de MANA❱ O personagem do turno perde 1 de AÇÃO.
apotheosis-effect-c22-e1 = ❰No Início do Turno Adversário❱ ❰Uma vez por Rodada❱ ❰✔Req. o personagem do turno está a até 3 casas de você; pague 1 de MANA❱ O personagem do turno perde 1 de AÇÃO.
apotheosis-requires-c22-e1-1 = o personagem do turno está a até 3 casas de você
apotheosis-card-c23 = Escudeiro da Aurora
apotheosis-facts-c23 = CLASSE 1, comum, caminho do Sol, Defesa, Fé, ■LUZ, ■GUARDA, CON +1 FOR +1, EQUIPAMENTO +1, MEMENTO +1
apotheosis-text-c23 = ❰Auto❱ ❰Quando Atacado❱ ❰✔Req. o ataque é normal❱ Este ataque causa 1 de DANO a menos.
apotheosis-effect-c23-e1 = ❰Auto❱ ❰Quando Atacado❱ ❰✔Req. o ataque é normal❱ Este ataque causa 1 de DANO a menos.
apotheosis-card-c24 = Lâmina Jurada
apotheosis-facts-c24 = CLASSE 2, incomum, caminho do Sol, Defesa, Atletismo, ■JURAMENTO, ■LÂMINA, CON +2 FOR +1 CAR +1, EQUIPAMENTO +2, MEMENTO +1
apotheosis-text-c24 = Em resposta a um ataque ❰Uma vez por Rodada❱ ❰✔Req. o defensor é seu parceiro; você está adjacente a ele❱ Torne-se o alvo.
apotheosis-effect-c24-e1 = Em resposta a um ataque ❰Uma vez por Rodada❱ ❰✔Req. o defensor é seu parceiro; você está adjacente a ele❱ Torne-se o alvo.
apotheosis-requires-c24-e1-1 = o defensor é seu parceiro
apotheosis-requires-c24-e1-2 = você está adjacente ao defensor
apotheosis-card-e01 = Centelha
apotheosis-facts-e01 = ENTE 1, comum, ■ESPÍRITO, ■FOGO, CON -1 FOR +2 AGI +2 ESP +4
apotheosis-text-e01 = ❰Auto❱ ❰Ao Revelar❱ Cause 4 de DANO a cada inimigo a até 1 casa.
apotheosis-effect-e01-e1 = ❰Auto❱ ❰Ao Revelar❱ Cause 4 de DANO a cada inimigo a até 1 casa.
apotheosis-card-e02 = Espectro da Maré
apotheosis-facts-e02 = ENTE 1, incomum, ■ESPÍRITO, ■ÁGUA, CON +3 PER +2 ESP +2
apotheosis-text-e02 = ❰Auto❱ ❰Ao Ocultar❱ Cure 1 de VIDA.
apotheosis-effect-e02-e1 = ❰Auto❱ ❰Ao Ocultar❱ Cure 1 de VIDA.
apotheosis-card-e03 = Lobo de Cinzas
apotheosis-facts-e03 = ENTE 1, incomum, ■ESPÍRITO, ■FERA, FOR +3 AGI +3 PER +2 CAR -1
apotheosis-text-e03 = ❰Quando Atacando❱ ❰Uma vez por Turno❱ Este ataque causa 1d3 de DANO a mais.
apotheosis-effect-e03-e1 = ❰Quando Atacando❱ ❰Uma vez por Turno❱ Este ataque causa 1d3 de DANO a mais.
apotheosis-card-e04 = Senhora Sob-o-Galho
apotheosis-facts-e04 = ENTE 2, rara, ■ESPÍRITO, ■TERRA, CON +5 CAR +4 ESP +5
apotheosis-text-e04 = ❰Auto❱ ❰No Início do seu Turno❱ Cure 1 de VIDA.
apotheosis-effect-e04-e1 = ❰Auto❱ ❰No Início do seu Turno❱ Cure 1 de VIDA.
apotheosis-card-e05 = O Juiz de Latão
apotheosis-facts-e05 = ENTE 2, rara, ■ESPÍRITO, ■JURAMENTO, CON +5 FOR +5 INT +4
apotheosis-text-e05 = ❰Permanente❱ Você não pode ser alvo de EVENTOS inimigos.
apotheosis-card-e06 = Garça de Mil Olhos
apotheosis-facts-e06 = ENTE 2, épica, ■ESPÍRITO, ■AR, AGI +4 PER +6 INT +4
apotheosis-text-e06 = ❰Auto❱ ❰Rolando um Dado❱ ❰✔Req. o resultado natural é 1❱ Role de novo.
apotheosis-effect-e06-e1 = ❰Auto❱ ❰Rolando um Dado❱ ❰✔Req. o resultado natural é 1❱ Role de novo.
apotheosis-card-e07 = Vael, o Sol Apagado
apotheosis-facts-e07 = ENTE 3, lendária, ■ESPÍRITO, ■LUZ, CON +5 FOR +8 ESP +8
apotheosis-text-e07 = ❰Auto❱ ❰Início da Rodada❱ Cada inimigo a até 2 casas perde 1 de VIDA.
apotheosis-effect-e07-e1 = ❰Auto❱ ❰Início da Rodada❱ Cada inimigo a até 2 casas perde 1 de VIDA.
apotheosis-card-e08 = Oru, Guardiã das Portas
apotheosis-facts-e08 = ENTE 3, épica, ■ESPÍRITO, ■VIAGEM, AGI +6 PER +7 INT +8
apotheosis-text-e08 = ❰Uma vez por Turno❱ ❰✔Req. pague 1 de MANA❱ Mova-se para uma casa vazia a até 3 casas.
apotheosis-effect-e08-e1 = ❰Uma vez por Turno❱ ❰✔Req. pague 1 de MANA❱ Mova-se para uma casa vazia a até 3 casas.
apotheosis-card-e09 = Maresh, a Última Maré
apotheosis-facts-e09 = ENTE 3, lendária, ■ESPÍRITO, ■ÁGUA, CON +10 AGI -3 CAR +6 ESP +8
apotheosis-text-e09 = ❰Permanente❱ Você sofre 1 de LESÃO a menos.
apotheosis-card-i01 = Cutelo do Brejo
apotheosis-facts-i01 = ITEM 1, comum, Atletismo, ■LÂMINA, PREÇO 100
apotheosis-text-i01 = {""}[DANO FOR+1d3, ALCANCE D1, 3 de AÇÃO].
apotheosis-effect-i01-e1 = {""}[DANO FOR+1d3, ALCANCE D1, 3 de AÇÃO].
apotheosis-card-i02 = Cucris Gêmeas
apotheosis-facts-i02 = ITEM 2, incomum, Atletismo, ■LÂMINA, PREÇO 250
apotheosis-text-i02 = {""}[DANO FOR+1d6, ALCANCE D1, 3 de AÇÃO]: Se o resultado natural for 5 ou mais, cause 3 de DANO ao alvo.
apotheosis-effect-i02-e1 = {""}[DANO FOR+1d6, ALCANCE D1, 3 de AÇÃO]: Se o resultado natural for 5 ou mais, cause 3 de DANO ao alvo.
apotheosis-card-i03 = Arco Longo de Freixo
apotheosis-facts-i03 = ITEM 1, comum, Prática, ■ARCO, PREÇO 120
apotheosis-text-i03 = ❰Permanente❱ Se você tiver menos de 8 de PER, recebe +1 de PER. [DANO PER+1d3, ALCANCE D4, 4 de AÇÃO].
apotheosis-effect-i03-e2 = {""}[DANO PER+1d3, ALCANCE D4, 4 de AÇÃO].
apotheosis-card-i04 = Besta de Chifre
apotheosis-facts-i04 = ITEM 2, incomum, Prática, ■ARCO, PREÇO 260
apotheosis-text-i04 = ❰Auto❱ ❰Ao Entrar❱ Coloque 3 ❂CARGA nesta carta. [DANO PER+1d6, ALCANCE D5, 3 de AÇÃO]: ❰✔Req. remova 1 ❂CARGA desta carta❱ ❰✔Req. pague 2 de AÇÃO❱ Coloque 2 ❂CARGA nesta carta.
apotheosis-effect-i04-e1 = ❰Auto❱ ❰Ao Entrar❱ Coloque 3 ❂CARGA nesta carta.
apotheosis-effect-i04-e2 = {""}[DANO PER+1d6, ALCANCE D5, 3 de AÇÃO]: ❰✔Req. remova 1 ❂CARGA desta carta❱
apotheosis-effect-i04-e3 = ❰✔Req. pague 2 de AÇÃO❱ Coloque 2 ❂CARGA nesta carta.
apotheosis-card-i05 = Cajado de Sal
apotheosis-facts-i05 = ITEM 1, comum, Arcano, ■CAJADO, PREÇO 110
apotheosis-text-i05 = ❰Permanente❱ Se o seu ENTE estiver desperto, você recebe +1 de DANO com HABILIDADES. [DANO ESP+1d3, ALCANCE D3, 4 de AÇÃO].
apotheosis-effect-i05-e2 = {""}[DANO ESP+1d3, ALCANCE D3, 4 de AÇÃO].
apotheosis-card-i06 = Porta-Baluarte
apotheosis-facts-i06 = ITEM 1, comum, Defesa, ■ESCUDO, PREÇO 100
apotheosis-text-i06 = ❰Quando Atacado❱ ❰✔Req. exaura esta carta❱ Este ataque causa 3 de DANO a menos. ❰Auto❱ ❰No Início do seu Turno❱ ❰✔Req. esta carta está exaurida❱ Recupere esta carta.
apotheosis-effect-i06-e1 = ❰Quando Atacado❱ ❰✔Req. exaura esta carta❱ Este ataque causa 3 de DANO a menos.
apotheosis-effect-i06-e2 = ❰Auto❱ ❰No Início do seu Turno❱ ❰✔Req. esta carta está exaurida❱ Recupere esta carta.
apotheosis-card-i07 = Égide da Torre
apotheosis-facts-i07 = ITEM 2, rara, Defesa, ■ESCUDO, PREÇO 300
apotheosis-text-i07 = ❰Permanente❱ Você recebe +1 de CON. ❰Quando Atacado❱ ❰✔Req. exaura esta carta❱ Este ataque causa 5 de DANO a menos. ❰Auto❱ ❰Ao Exaurir❱ Recupere 1 de ESTAMINA/MANA. ❰Auto❱ ❰Início da Rodada❱ ❰✔Req. esta carta está exaurida❱ Recupere esta carta.
apotheosis-effect-i07-e2 = ❰Quando Atacado❱ ❰✔Req. exaura esta carta❱ Este ataque causa 5 de DANO a menos.
apotheosis-effect-i07-e3 = ❰Auto❱ ❰Ao Exaurir❱ Recupere 1 de ESTAMINA/MANA.
apotheosis-effect-i07-e4 = ❰Auto❱ ❰Início da Rodada❱ ❰✔Req. esta carta está exaurida❱ Recupere esta carta.
apotheosis-card-i08 = Gibão Acolchoado
apotheosis-facts-i08 = ITEM 1, comum, veste, Livre, ■GUARDA, PREÇO 80
apotheosis-text-i08 = ❰Permanente❱ Você recebe +1 de CON.
apotheosis-card-i09 = Loriga de Escamas
apotheosis-facts-i09 = ITEM 2, incomum, veste, Defesa, ■GUARDA, PREÇO 240
apotheosis-text-i09 = ❰Permanente❱ Você recebe +3 de CON e -1 de AGI.
apotheosis-card-i10 = Capuz de Bruma
apotheosis-facts-i10 = ITEM 1, incomum, cabeça, Astúcia, ■SOMBRA, PREÇO 130
apotheosis-text-i10 = ❰Auto❱ ❰Ao Entrar❱ Você fica FURTIVO. ❰Permanente❱ Se você estiver FURTIVO, sofre 1 de DANO a menos. ❰Auto❱ ❰Ao Sair❱ ❰✔Req. você está FURTIVO❱ Você deixa de estar FURTIVO.
apotheosis-effect-i10-e1 = ❰Auto❱ ❰Ao Entrar❱ Você fica FURTIVO.
apotheosis-effect-i10-e3 = ❰Auto❱ ❰Ao Sair❱ ❰✔Req. você está FURTIVO❱ Você deixa de estar FURTIVO.
apotheosis-card-i11 = Diadema do Vidente
apotheosis-facts-i11 = ITEM 2, rara, cabeça, Instrução, ■MENTE, PREÇO 280
apotheosis-text-i11 = ❰Permanente❱ Você recebe +1 de PER e +1 nível de Mental. ❰Realizando um Teste❱ ❰Uma vez por Turno❱ Este teste recebe +2.
apotheosis-effect-i11-e2 = ❰Realizando um Teste❱ ❰Uma vez por Turno❱ Este teste recebe +2.
apotheosis-card-i12 = Botas de Correio
apotheosis-facts-i12 = ITEM 1, comum, pés, Livre, ■VIAGEM, PREÇO 90
apotheosis-text-i12 = ❰Permanente❱ Você ignora áreas de domínio. ❰No Final do Turno Adversário❱ ❰Uma vez por Rodada❱ ❰✔Req. você está adjacente ao personagem do turno; pague 1 de AÇÃO❱ Mova-se até 1 casa.
apotheosis-effect-i12-e2 = ❰No Final do Turno Adversário❱ ❰Uma vez por Rodada❱ ❰✔Req. você está adjacente ao personagem do turno; pague 1 de AÇÃO❱ Mova-se até 1 casa.
apotheosis-requires-i12-e2-1 = você está adjacente ao personagem do turno
apotheosis-card-i13 = Sandálias de Brisa
apotheosis-facts-i13 = ITEM 2, rara, pés, Atletismo, ■AR, PREÇO 300
apotheosis-text-i13 = ❰Permanente❱ Você recebe +1 de AGI. ❰Temp❱ Mover-se custa 1 de AÇÃO a menos para você neste turno. ❰Auto❱ ❰Ao Entrar❱ Ganhe 1 de AÇÃO.
apotheosis-effect-i13-e2 = ❰Temp❱ Mover-se custa 1 de AÇÃO a menos para você neste turno.
apotheosis-effect-i13-e3 = ❰Auto❱ ❰Ao Entrar❱ Ganhe 1 de AÇÃO.
apotheosis-card-i14 = Frasco de Seiva Rubra
apotheosis-facts-i14 = ITEM 1, comum, Livre, ■POÇÃO, PREÇO 50
apotheosis-text-i14 = {""}[1 de AÇÃO]: ❰Descarte❱ Cure 2 de VIDA.
apotheosis-effect-i14-e1 = {""}[1 de AÇÃO]: ❰Descarte❱ Cure 2 de VIDA.
apotheosis-card-i15 = Gole de Água Clara
apotheosis-facts-i15 = ITEM 1, incomum, Vital, ■POÇÃO, ■ÁGUA, PREÇO 90
apotheosis-text-i15 = ❰Mão❱ ❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Recupere 3 de ESTAMINA/MANA.
apotheosis-effect-i15-e1 = ❰Mão❱ ❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Recupere 3 de ESTAMINA/MANA.
apotheosis-card-i16 = Óleo de Basilisco
apotheosis-facts-i16 = ITEM 1, incomum, Transmutação, ■POÇÃO, ■SANGUE, PREÇO 120
apotheosis-text-i16 = {""}[1 de AÇÃO]: ❰Temp❱ ❰Enterre❱ Você recebe +3 de DANO com ■LÂMINA neste turno.
apotheosis-effect-i16-e1 = {""}[1 de AÇÃO]: ❰Temp❱ ❰Enterre❱ Você recebe +3 de DANO com ■LÂMINA neste turno.
apotheosis-card-i17 = Osso da Sorte
apotheosis-facts-i17 = ITEM 1, rara, acessório, Livre, PREÇO 150
apotheosis-text-i17 = ❰Rolando um Dado❱ ❰Uma vez por Batalha❱ Role de novo. ❰Auto❱ ❰Ao Sair❱ Puxe 1 carta.
apotheosis-effect-i17-e1 = ❰Rolando um Dado❱ ❰Uma vez por Batalha❱ Role de novo.
apotheosis-effect-i17-e2 = ❰Auto❱ ❰Ao Sair❱ Puxe 1 carta.
apotheosis-card-i18 = Sino do Retorno
apotheosis-facts-i18 = ITEM 2, rara, utilitário, Cooperação, ■CANÇÃO, PREÇO 260
apotheosis-text-i18 = ❰Uma vez por Rodada❱ ❰Time❱ ❰✔Req. pague 2 de AÇÃO❱ Alvo: um parceiro. Mova o alvo para junto de você. ❰No Início do Turno do Time❱ ❰Uma vez por Rodada❱ O personagem do turno recebe +1 de CON até o início do seu próximo turno.
apotheosis-effect-i18-e1 = ❰Uma vez por Rodada❱ ❰Time❱ ❰✔Req. pague 2 de AÇÃO❱ Alvo: um parceiro. Mova o alvo para junto de você.
apotheosis-effect-i18-e2 = ❰No Início do Turno do Time❱ ❰Uma vez por Rodada❱ O personagem do turno recebe +1 de CON até o início do seu próximo turno.
apotheosis-card-i19 = Lanterna Tumular
apotheosis-facts-i19 = ITEM 2, rara, utilitário, Fé, ■LUZ, PREÇO 280
apotheosis-text-i19 = ❰Permanente❱ Sua Salvação Divina custa 2 a menos. ❰Pilha de Descarte❱ ❰Bana❱ ❰✔Req. pague 2 de AÇÃO❱ Obtenha 1 EVENTO da sua pilha de descarte.
apotheosis-effect-i19-e2 = ❰Pilha de Descarte❱ ❰Bana❱ ❰✔Req. pague 2 de AÇÃO❱ Obtenha 1 EVENTO da sua pilha de descarte.
apotheosis-card-i20 = Gancho do Ladrão
apotheosis-facts-i20 = ITEM 1, comum, utilitário, Astúcia, ■FERRAMENTA, PREÇO 110
apotheosis-text-i20 = {""}[ALCANCE D3, 2 de AÇÃO]: Alvo: um inimigo. Puxe o alvo 2 casas e exaura até 1 carta recuperada do EQUIPAMENTO dele.
apotheosis-effect-i20-e1 = {""}[ALCANCE D3, 2 de AÇÃO]: Alvo: um inimigo. Puxe o alvo 2 casas e exaura até 1 carta recuperada do EQUIPAMENTO dele.
apotheosis-card-i21 = Anel do Juramento
apotheosis-facts-i21 = ITEM 1, incomum, acessório, Fé, ■JURAMENTO, PREÇO 140
apotheosis-text-i21 = ❰Permanente❱ Você fica nocauteado em vez de morrer. ❰Auto❱ ❰Ao Descartar❱ Cure 1 de VIDA.
apotheosis-effect-i21-e2 = ❰Auto❱ ❰Ao Descartar❱ Cure 1 de VIDA.
apotheosis-card-i22 = Espelho do Vau
apotheosis-facts-i22 = ITEM 2, épica, utilitário, Dimensional, ■ÁGUA, PREÇO 400
apotheosis-text-i22 = ❰Quando Selecionado como Alvo❱ ❰Uma vez por Batalha❱ ❰Sem Resposta❱ ❰✔Req. o autor da jogada é inimigo; a carta é uma HABILIDADE❱ Negue essa ativação.
apotheosis-effect-i22-e1 = ❰Quando Selecionado como Alvo❱ ❰Uma vez por Batalha❱ ❰Sem Resposta❱ ❰✔Req. o autor da jogada é inimigo; a carta é uma HABILIDADE❱ Negue essa ativação.
apotheosis-requires-i22-e1-1 = o autor da jogada é inimigo
apotheosis-requires-i22-e1-2 = a carta é uma HABILIDADE
apotheosis-card-i23 = Coroa das Nove Cinzas
apotheosis-facts-i23 = ITEM 3, lendária, cabeça, Livre, ■FOGO
apotheosis-text-i23 = ❰Permanente❱ Você recebe +2 de CAR e +2 de ESP. ❰Permanente❱ Se você estiver em Grande Apoteose, recebe +3 de VIDA máxima. ❰Uma vez por Batalha❱ ❰Sacrifique o seu Turno❱ ❰Sem Negação❱ Cause ESP+2d6 de DANO a cada inimigo a até 3 casas.
apotheosis-effect-i23-e3 = ❰Uma vez por Batalha❱ ❰Sacrifique o seu Turno❱ ❰Sem Negação❱ Cause ESP+2d6 de DANO a cada inimigo a até 3 casas.
apotheosis-card-i24 = Pedra-Semente
apotheosis-facts-i24 = ITEM 1, incomum, Vital, ■TERRA, PREÇO 100
apotheosis-text-i24 = ❰Auto❱ ❰Ao Obter❱ Cure 1 de VIDA. ❰Permanente❱ Enquanto esta carta estiver anexada, o COMPANHEIRO dela recebe +2 de CON.
apotheosis-effect-i24-e1 = ❰Auto❱ ❰Ao Obter❱ Cure 1 de VIDA.
apotheosis-card-i25 = Manto do Limiar
apotheosis-facts-i25 = ITEM 3, épica, veste, Livre, ■GUARDA, PREÇO 500
apotheosis-text-i25 = ❰Permanente❱ Se você estiver em Grande Apoteose, recebe +2 de CON. ❰Permanente❱ Se você estiver em Pequena Apoteose, recebe +1 de AGI.
apotheosis-card-s01 = Talho
apotheosis-facts-s01 = HABILIDADE 1, comum, Atletismo, ■LÂMINA, XP 3
apotheosis-text-s01 = {""}[DANO FOR+1d6, ALCANCE D1, 3 de AÇÃO, 1 de ESTAMINA].
apotheosis-effect-s01-e1 = {""}[DANO FOR+1d6, ALCANCE D1, 3 de AÇÃO, 1 de ESTAMINA].
apotheosis-card-s02 = Roda de Gumes
apotheosis-facts-s02 = HABILIDADE 2, incomum, Atletismo, ■LÂMINA, XP 5
apotheosis-text-s02 = {""}[DANO FOR+1d3, ALCANCE R1, 4 de AÇÃO, 2 de ESTAMINA].
apotheosis-effect-s02-e1 = {""}[DANO FOR+1d3, ALCANCE R1, 4 de AÇÃO, 2 de ESTAMINA].
apotheosis-card-s03 = Investida
apotheosis-facts-s03 = HABILIDADE 1, comum, Atletismo, XP 3
apotheosis-text-s03 = {""}[DANO FOR+1d2, ALCANCE D1, 3 de AÇÃO, 1 de ESTAMINA]: Se o ataque acertar, empurre o alvo 1 casa.
apotheosis-effect-s03-e1 = {""}[DANO FOR+1d2, ALCANCE D1, 3 de AÇÃO, 1 de ESTAMINA]: Se o ataque acertar, empurre o alvo 1 casa.
apotheosis-card-s04 = Firmar-se
apotheosis-facts-s04 = HABILIDADE 1, comum, Defesa, ■GUARDA, XP 3
apotheosis-text-s04 = {""}[1 de AÇÃO, 1 de ESTAMINA]: ❰Quando Atacado❱ Este ataque causa 4 de DANO a menos.
apotheosis-effect-s04-e1 = {""}[1 de AÇÃO, 1 de ESTAMINA]: ❰Quando Atacado❱ Este ataque causa 4 de DANO a menos.
apotheosis-card-s05 = Como um Só
apotheosis-facts-s05 = HABILIDADE 1, incomum, Cooperação, ■GUARDA, ■JURAMENTO, XP 4
apotheosis-text-s05 = {""}[2 de AÇÃO, 1 de ESTAMINA]: ❰Temp❱ Cada aliado a até 2 casas recebe +2 de CON até o início do seu próximo turno.
apotheosis-effect-s05-e1 = {""}[2 de AÇÃO, 1 de ESTAMINA]: ❰Temp❱ Cada aliado a até 2 casas recebe +2 de CON até o início do seu próximo turno.
apotheosis-card-s06 = Tiro de Fixação
apotheosis-facts-s06 = HABILIDADE 1, comum, Prática, ■ARCO, XP 3
apotheosis-text-s06 = {""}[DANO PER+1d3, ALCANCE D5, 4 de AÇÃO, 1 de ESTAMINA]: Se o ataque acertar, o alvo não pode se mover até o fim do próximo turno dele.
apotheosis-effect-s06-e1 = {""}[DANO PER+1d3, ALCANCE D5, 4 de AÇÃO, 1 de ESTAMINA]: Se o ataque acertar, o alvo não pode se mover até o fim do próximo turno dele.
apotheosis-card-s07 = Saraivada
apotheosis-facts-s07 = HABILIDADE 2, incomum, Prática, ■ARCO, XP 5
apotheosis-text-s07 = {""}[DANO PER+1d6, ALCANCE A5, 4 de AÇÃO, 2 de ESTAMINA].
apotheosis-effect-s07-e1 = {""}[DANO PER+1d6, ALCANCE A5, 4 de AÇÃO, 2 de ESTAMINA].
apotheosis-card-s08 = Marca do Caçador
apotheosis-facts-s08 = HABILIDADE 1, comum, Prática, XP 3
apotheosis-text-s08 = {""}[ALCANCE D6, 1 de AÇÃO, 1 de MANA]: ❰Sem Resposta❱ Alvo: um inimigo. O alvo fica MARCADO.
apotheosis-effect-s08-e1 = {""}[ALCANCE D6, 1 de AÇÃO, 1 de MANA]: ❰Sem Resposta❱ Alvo: um inimigo. O alvo fica MARCADO.
apotheosis-card-s09 = Lança de Fagulha
apotheosis-facts-s09 = HABILIDADE 1, comum, Elemental, ■FOGO, XP 3
apotheosis-text-s09 = {""}[DANO ESP+1d6, ALCANCE D4, 4 de AÇÃO, 1 de MANA].
apotheosis-effect-s09-e1 = {""}[DANO ESP+1d6, ALCANCE D4, 4 de AÇÃO, 1 de MANA].
apotheosis-card-s10 = Chuva de Brasas
apotheosis-facts-s10 = HABILIDADE 2, incomum, Elemental, ■FOGO, XP 5
apotheosis-text-s10 = {""}[DANO ESP+1d6, ALCANCE A4, 5 de AÇÃO, 2 de MANA]: Se o ataque acertar, o alvo fica EM CHAMAS. ❰Auto❱ ❰No Final de Todos os Turnos❱ ❰✔Req. o personagem do turno está EM CHAMAS❱ O personagem do turno perde 1 de VIDA e deixa de estar EM CHAMAS.
apotheosis-effect-s10-e1 = {""}[DANO ESP+1d6, ALCANCE A4, 5 de AÇÃO, 2 de MANA]: Se o ataque acertar, o alvo fica EM CHAMAS.
apotheosis-effect-s10-e2 = ❰Auto❱ ❰No Final de Todos os Turnos❱ ❰✔Req. o personagem do turno está EM CHAMAS❱ O personagem do turno perde 1 de VIDA e deixa de estar EM CHAMAS.
apotheosis-card-s11 = Ressaca
apotheosis-facts-s11 = HABILIDADE 1, comum, Elemental, ■ÁGUA, XP 3
apotheosis-text-s11 = {""}[DANO ESP+1d2, ALCANCE D3, 3 de AÇÃO, 1 de MANA]: Se o ataque acertar, puxe o alvo 1 casa.
apotheosis-effect-s11-e1 = {""}[DANO ESP+1d2, ALCANCE D3, 3 de AÇÃO, 1 de MANA]: Se o ataque acertar, puxe o alvo 1 casa.
apotheosis-card-s12 = Pele de Pedra
apotheosis-facts-s12 = HABILIDADE 2, incomum, Elemental, ■TERRA, XP 5
apotheosis-text-s12 = {""}[2 de AÇÃO, 1 de ESTAMINA, 1 de MANA]: ❰Temp❱ ❰✔Req. esta carta não tem ❂TEMPO❱ Coloque 2 ❂TEMPO nesta carta, e você recebe +3 de CON enquanto ela tiver ❂TEMPO. ❰Auto❱ ❰No Início do seu Turno❱ ❰✔Req. esta carta tem no mínimo 1 ❂TEMPO❱ Remova 1 ❂TEMPO desta carta.
apotheosis-effect-s12-e1 = {""}[2 de AÇÃO, 1 de ESTAMINA, 1 de MANA]: ❰Temp❱ ❰✔Req. esta carta não tem ❂TEMPO❱ Coloque 2 ❂TEMPO nesta carta, e você recebe +3 de CON enquanto ela tiver ❂TEMPO.
apotheosis-requires-s12-e1-1 = esta carta não tem ❂TEMPO
apotheosis-effect-s12-e2 = ❰Auto❱ ❰No Início do seu Turno❱ ❰✔Req. esta carta tem no mínimo 1 ❂TEMPO❱ Remova 1 ❂TEMPO desta carta.
apotheosis-card-s13 = Desdizer
apotheosis-facts-s13 = HABILIDADE 2, rara, Arcano, ■MENTE, XP 5
apotheosis-text-s13 = {""}[2 de AÇÃO, 2 de MANA]: Em resposta a uma ativação ❰✔Req. o autor da jogada é inimigo❱ Negue essa ativação.
apotheosis-effect-s13-e1 = {""}[2 de AÇÃO, 2 de MANA]: Em resposta a uma ativação ❰✔Req. o autor da jogada é inimigo❱ Negue essa ativação.
apotheosis-requires-s13-e1-1 = o autor da jogada é inimigo
apotheosis-card-s14 = Repreensão do Tutor
apotheosis-facts-s14 = HABILIDADE 1, incomum, Instrução, ■MENTE, XP 3
apotheosis-text-s14 = {""}[ALCANCE D4, 2 de AÇÃO, 1 de MANA]: Alvo: um Herói inimigo. O alvo não pode ativar HABILIDADES até o fim do próximo turno dele.
apotheosis-effect-s14-e1 = {""}[ALCANCE D4, 2 de AÇÃO, 1 de MANA]: Alvo: um Herói inimigo. O alvo não pode ativar HABILIDADES até o fim do próximo turno dele.
apotheosis-card-s15 = Reserva de Sigilos
apotheosis-facts-s15 = HABILIDADE 1, comum, Arcano, XP 3, 2 de MANA
apotheosis-text-s15 = ❰Auto❱ ❰Ao Recuperar❱ ❰Uma vez por Rodada❱ Puxe 1 carta.
apotheosis-effect-s15-e1 = ❰Auto❱ ❰Ao Recuperar❱ ❰Uma vez por Rodada❱ Puxe 1 carta.
apotheosis-card-s16 = Marca no Peito
apotheosis-facts-s16 = HABILIDADE 2, rara, Arcano, ■FOGO, ■SANGUE, XP 5, 2 de MANA
apotheosis-text-s16 = ❰Auto❱ ❰Ao Exaurir❱ ❰Uma vez por Turno❱ Cada inimigo a até 2 casas perde 1 de VIDA.
apotheosis-effect-s16-e1 = ❰Auto❱ ❰Ao Exaurir❱ ❰Uma vez por Turno❱ Cada inimigo a até 2 casas perde 1 de VIDA.
apotheosis-card-s17 = Palavra de Remendo
apotheosis-facts-s17 = HABILIDADE 1, comum, Fé, ■PRECE, ■LUZ, XP 3
apotheosis-text-s17 = {""}[ALCANCE A3, 2 de AÇÃO, 1 de MANA]: Alvo: um aliado. Cure o alvo em 2 de VIDA.
apotheosis-effect-s17-e1 = {""}[ALCANCE A3, 2 de AÇÃO, 1 de MANA]: Alvo: um aliado. Cure o alvo em 2 de VIDA.
apotheosis-card-s18 = Vigília
apotheosis-facts-s18 = HABILIDADE 1, incomum, Fé, ■PRECE, XP 3, 1 de MANA
apotheosis-text-s18 = ❰No Início do Turno Adversário❱ ❰Uma vez por Rodada❱ Você recebe +2 de CON neste turno. ❰Auto❱ ❰Ao Recuperar❱ Cure 1 de VIDA.
apotheosis-effect-s18-e1 = ❰No Início do Turno Adversário❱ ❰Uma vez por Rodada❱ Você recebe +2 de CON neste turno.
apotheosis-effect-s18-e2 = ❰Auto❱ ❰Ao Recuperar❱ Cure 1 de VIDA.
apotheosis-card-s19 = Milagre da Nona Hora
apotheosis-facts-s19 = HABILIDADE 3, épica, Livre, ■PRECE, ■LUZ, XP 8
apotheosis-text-s19 = {""}[ALCANCE A3, 0 de AÇÃO, 3 de MANA]: ❰Uma vez por Batalha❱ ❰Sacrifique o seu Turno❱ ❰Sem Negação❱ ❰✔Req. descarte cartas que somem 3 de DESTINO❱ Alvo: um aliado nocauteado ou morto. Reviva o alvo com 4 de VIDA.
apotheosis-effect-s19-e1 = {""}[ALCANCE A3, 0 de AÇÃO, 3 de MANA]: ❰Uma vez por Batalha❱ ❰Sacrifique o seu Turno❱ ❰Sem Negação❱ ❰✔Req. descarte cartas que somem 3 de DESTINO❱ Alvo: um aliado nocauteado ou morto. Reviva o alvo com 4 de VIDA.
apotheosis-card-s20 = Seiva e Tendão
apotheosis-facts-s20 = HABILIDADE 1, comum, Vital, XP 3
apotheosis-text-s20 = {""}[ALCANCE A2, 2 de AÇÃO, 1 de MANA]: Alvo: um aliado. Cure o alvo em 1 de VIDA. Se ele estiver ENVENENADO, deixa de estar ENVENENADO.
apotheosis-effect-s20-e1 = {""}[ALCANCE A2, 2 de AÇÃO, 1 de MANA]: Alvo: um aliado. Cure o alvo em 1 de VIDA. Se ele estiver ENVENENADO, deixa de estar ENVENENADO.
apotheosis-card-s21 = Fio da Vida
apotheosis-facts-s21 = HABILIDADE 2, rara, Vital, ■SANGUE, XP 5
apotheosis-text-s21 = {""}[1 de AÇÃO, 1 de ESTAMINA, 1 de MANA]: Quando você sofrer LESÃO ❰Uma vez por Turno❱ Cure 1 de VIDA.
apotheosis-effect-s21-e1 = {""}[1 de AÇÃO, 1 de ESTAMINA, 1 de MANA]: Quando você sofrer LESÃO ❰Uma vez por Turno❱ Cure 1 de VIDA.
apotheosis-card-s22 = Ofício da Peçonha
apotheosis-facts-s22 = HABILIDADE 1, incomum, Transmutação, ■SANGUE, XP 3
apotheosis-text-s22 = {""}[DANO INT+1d3, ALCANCE D1, 3 de AÇÃO, 1 de MANA]: Se o ataque acertar, o alvo fica ENVENENADO. ❰Auto❱ ❰No Início de Todos os Turnos❱ ❰✔Req. o personagem do turno está ENVENENADO; ele é inimigo❱ O personagem do turno perde 1 de VIDA.
apotheosis-effect-s22-e1 = {""}[DANO INT+1d3, ALCANCE D1, 3 de AÇÃO, 1 de MANA]: Se o ataque acertar, o alvo fica ENVENENADO.
apotheosis-effect-s22-e2 = ❰Auto❱ ❰No Início de Todos os Turnos❱ ❰✔Req. o personagem do turno está ENVENENADO; ele é inimigo❱ O personagem do turno perde 1 de VIDA.
apotheosis-card-s23 = Passo Ligeiro
apotheosis-facts-s23 = HABILIDADE 1, comum, Astúcia, ■VIAGEM, XP 3
apotheosis-text-s23 = {""}[1 de AÇÃO, 1 de ESTAMINA]: Mova-se até 3 casas. ❰No Final do Turno Adversário❱ ❰Uma vez por Rodada❱ ❰✔Req. pague 1 de ESTAMINA❱ Mova-se até 1 casa.
apotheosis-effect-s23-e1 = {""}[1 de AÇÃO, 1 de ESTAMINA]: Mova-se até 3 casas.
apotheosis-effect-s23-e2 = ❰No Final do Turno Adversário❱ ❰Uma vez por Rodada❱ ❰✔Req. pague 1 de ESTAMINA❱ Mova-se até 1 casa.
apotheosis-card-s24 = Golpe Baixo
apotheosis-facts-s24 = HABILIDADE 2, incomum, Astúcia, ■ARDIL, XP 5
apotheosis-text-s24 = {""}[DANO AGI+1d6, ALCANCE D1, 3 de AÇÃO, 2 de ESTAMINA]: ❰Sem Resposta❱ Se o ataque acertar, devolva ao INVENTÁRIO 1 carta do EQUIPAMENTO do alvo.
apotheosis-effect-s24-e1 = {""}[DANO AGI+1d6, ALCANCE D1, 3 de AÇÃO, 2 de ESTAMINA]: ❰Sem Resposta❱ Se o ataque acertar, devolva ao INVENTÁRIO 1 carta do EQUIPAMENTO do alvo.
apotheosis-card-s25 = Cravo Mental
apotheosis-facts-s25 = HABILIDADE 1, comum, Mental, ■MENTE, XP 3
apotheosis-text-s25 = {""}[DANO INT+1d3, ALCANCE D3, 3 de AÇÃO, 1 de MANA]: Se o ataque acertar, o alvo exaure 1 de ESTAMINA/MANA.
apotheosis-effect-s25-e1 = {""}[DANO INT+1d3, ALCANCE D3, 3 de AÇÃO, 1 de MANA]: Se o ataque acertar, o alvo exaure 1 de ESTAMINA/MANA.
apotheosis-card-s26 = Sonho Emprestado
apotheosis-facts-s26 = HABILIDADE 2, rara, Mental, ■MENTE, XP 5
apotheosis-text-s26 = {""}[ALCANCE D4, 3 de AÇÃO, 2 de MANA]: Alvo: um Herói inimigo. Dispute com o alvo uma competição de INT contra ESP: se vencer, descarte 1 carta ao acaso do INVENTÁRIO do alvo.
apotheosis-effect-s26-e1 = {""}[ALCANCE D4, 3 de AÇÃO, 2 de MANA]: Alvo: um Herói inimigo. Dispute com o alvo uma competição de INT contra ESP: se vencer, descarte 1 carta ao acaso do INVENTÁRIO do alvo.
apotheosis-card-s27 = Dobrar o Espaço
apotheosis-facts-s27 = HABILIDADE 1, rara, Dimensional, ■VIAGEM, XP 4
apotheosis-text-s27 = {""}[ALCANCE A4, 3 de AÇÃO, 2 de MANA]: ❰Sem Negação❱ Alvo: um personagem. Troque de lugar com o alvo.
apotheosis-effect-s27-e1 = {""}[ALCANCE A4, 3 de AÇÃO, 2 de MANA]: ❰Sem Negação❱ Alvo: um personagem. Troque de lugar com o alvo.
apotheosis-card-s28 = Canção de Marcha
apotheosis-facts-s28 = HABILIDADE 1, comum, Arte, ■CANÇÃO, XP 3
apotheosis-text-s28 = {""}[2 de AÇÃO, 1 de MANA]: ❰Temp❱ Cada aliado a até 3 casas recebe +1 de AGI até o fim do seu próximo turno. ❰Mão❱ ❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Cure 1 de VIDA.
apotheosis-effect-s28-e1 = {""}[2 de AÇÃO, 1 de MANA]: ❰Temp❱ Cada aliado a até 3 casas recebe +1 de AGI até o fim do seu próximo turno.
apotheosis-effect-s28-e2 = ❰Mão❱ ❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Cure 1 de VIDA.
apotheosis-card-s29 = Fala Divina
apotheosis-facts-s29 = HABILIDADE 3, rara, Livre, ■LUZ, ■MENTE, XP 8
apotheosis-text-s29 = {""}[DANO ESP+1d6, ALCANCE A4, 3 de AÇÃO, 2 de MANA]: ❰✔Req. o seu ENTE está desperto❱
apotheosis-effect-s29-e1 = {""}[DANO ESP+1d6, ALCANCE A4, 3 de AÇÃO, 2 de MANA]: ❰✔Req. o seu ENTE está desperto❱
apotheosis-requires-s29-e1-1 = o seu ENTE está desperto
apotheosis-card-k01 = Filhote de Lobo-Cinza
apotheosis-facts-k01 = COMPANHEIRO 1, comum, criatura, caminho da Lua, Atletismo, ■FERA, VONTADE 3, CON 4 FOR 4 AGI 4 PER 4 INT 2 CAR 2 ESP 2
apotheosis-text-k01 = ❰Auto❱ ❰No Início do Turno deste Personagem❱ ❰✔Req. este personagem tem no máximo 2 de VIDA❱ Este personagem ganha 1 de AÇÃO. ❰Permanente❱ Se você tiver ■FERA, este personagem recebe +1 de FOR. ITEM [DANO FOR+1d3, ALCANCE D1, 3 de AÇÃO].
apotheosis-effect-k01-e1 = ❰Auto❱ ❰No Início do Turno deste Personagem❱ ❰✔Req. este personagem tem no máximo 2 de VIDA❱ Este personagem ganha 1 de AÇÃO.
apotheosis-effect-k01-e3 = ITEM [DANO FOR+1d3, ALCANCE D1, 3 de AÇÃO].
apotheosis-card-k02 = Lobo Dorso-Cinza
apotheosis-facts-k02 = COMPANHEIRO 2, incomum, criatura, caminho da Lua, Atletismo, ■FERA, VONTADE 5, CON 7 FOR 7 AGI 5 PER 6 INT 3 CAR 3 ESP 3
apotheosis-text-k02 = ❰Auto❱ ❰No Final do Turno deste Personagem❱ ❰Uma vez por Rodada❱ ❰✔Req. você não está com a VIDA cheia; este personagem está adjacente a você❱ Cure 1 de VIDA. [DANO FOR+1d3, ALCANCE D1, 3 de AÇÃO]. HABILIDADE: ❰Permanente❱ Este personagem recebe +2 de DANO.
apotheosis-effect-k02-e1 = ❰Auto❱ ❰No Final do Turno deste Personagem❱ ❰Uma vez por Rodada❱ ❰✔Req. você não está com a VIDA cheia; este personagem está adjacente a você❱ Cure 1 de VIDA.
apotheosis-effect-k02-e2 = {""}[DANO FOR+1d3, ALCANCE D1, 3 de AÇÃO].
apotheosis-card-k03 = Presa-da-Lua
apotheosis-facts-k03 = COMPANHEIRO 3, rara, criatura, caminho da Lua, Livre, ■FERA, ■LUZ, VONTADE 8, CON 9 FOR 10 AGI 6 PER 8 INT 4 CAR 4 ESP 5
apotheosis-text-k03 = ❰Auto❱ ❰Quando Atacando❱ ❰✔Req. o defensor está MARCADO❱ Este ataque causa 2 de DANO a mais. [DANO FOR+1d6, ALCANCE D1, 3 de AÇÃO]. ■FERA: ❰Permanente❱ Este personagem tem rolagem perfeita com 5 ou mais.
apotheosis-effect-k03-e1 = ❰Auto❱ ❰Quando Atacando❱ ❰✔Req. o defensor está MARCADO❱ Este ataque causa 2 de DANO a mais.
apotheosis-effect-k03-e2 = {""}[DANO FOR+1d6, ALCANCE D1, 3 de AÇÃO].
apotheosis-card-k04 = Arqueira da Lâmpada
apotheosis-facts-k04 = COMPANHEIRO 1, comum, humano, caminho dos Enamorados, Prática, ■ARCO, VONTADE 3, CON 3 FOR 3 AGI 4 PER 5 INT 3 CAR 2 ESP 2
apotheosis-text-k04 = ■ARCO [DANO PER+1d3, ALCANCE D4, 4 de AÇÃO]. Prática: ❰Permanente❱ Este personagem recebe +1 de DANO.
apotheosis-effect-k04-e1 = ■ARCO [DANO PER+1d3, ALCANCE D4, 4 de AÇÃO].
apotheosis-card-k05 = Atirador da Crista
apotheosis-facts-k05 = COMPANHEIRO 2, incomum, humano, caminho dos Enamorados, Prática, ■ARCO, VONTADE 5, CON 5 FOR 4 AGI 5 PER 9 INT 4 CAR 4 ESP 3
apotheosis-text-k05 = ❰Auto❱ ❰No Início do Turno deste Personagem❱ ❰Uma vez por Rodada❱ Este personagem recebe +1 de DANO neste turno. [DANO PER+1d3, ALCANCE D5, 4 de AÇÃO]. ■ARCO: ❰Permanente❱ Este personagem recebe +1 de ALCANCE.
apotheosis-effect-k05-e1 = ❰Auto❱ ❰No Início do Turno deste Personagem❱ ❰Uma vez por Rodada❱ Este personagem recebe +1 de DANO neste turno.
apotheosis-effect-k05-e2 = {""}[DANO PER+1d3, ALCANCE D5, 4 de AÇÃO].
apotheosis-card-k06 = Guarda da Balsa
apotheosis-facts-k06 = COMPANHEIRO 1, comum, humano, caminho do Imperador, Defesa, ■GUARDA, VONTADE 3, CON 6 FOR 4 AGI 3 PER 3 INT 2 CAR 2 ESP 2
apotheosis-text-k06 = ❰Auto❱ ❰Quando Atacado❱ ❰✔Req. o ataque não é de HABILIDADE❱ Este ataque causa 1 de DANO a menos. ■ESCUDO: ❰Permanente❱ Este personagem recebe +2 de CON.
apotheosis-effect-k06-e1 = ❰Auto❱ ❰Quando Atacado❱ ❰✔Req. o ataque não é de HABILIDADE❱ Este ataque causa 1 de DANO a menos.
apotheosis-card-k07 = Capitã da Guarita
apotheosis-facts-k07 = COMPANHEIRO 2, incomum, humano, caminho do Imperador, Cooperação, ■GUARDA, ■JURAMENTO, VONTADE 5, CON 8 FOR 7 AGI 5 PER 4 INT 4 CAR 4 ESP 2
apotheosis-text-k07 = ❰Auto❱ ❰No Final do Turno do Parceiro❱ ❰Uma vez por Rodada❱ ❰✔Req. este personagem está adjacente ao personagem do turno; o personagem do turno não está com a VIDA cheia❱ Cure o personagem do turno em 1 de VIDA. [DANO FOR+1d3, ALCANCE D1, 3 de AÇÃO]. EVENTO: ❰Permanente❱ Este personagem recebe +2 de CON.
apotheosis-effect-k07-e1 = ❰Auto❱ ❰No Final do Turno do Parceiro❱ ❰Uma vez por Rodada❱ ❰✔Req. este personagem está adjacente ao personagem do turno; o personagem do turno não está com a VIDA cheia❱ Cure o personagem do turno em 1 de VIDA.
apotheosis-effect-k07-e2 = {""}[DANO FOR+1d3, ALCANCE D1, 3 de AÇÃO].
apotheosis-card-k08 = Herborista do Charco
apotheosis-facts-k08 = COMPANHEIRO 1, comum, humano, caminho da Imperatriz, Vital, ■TERRA, VONTADE 3, CON 3 FOR 2 AGI 4 PER 3 INT 4 CAR 3 ESP 3
apotheosis-text-k08 = {""}[ALCANCE A2, 3 de AÇÃO]: Alvo: um aliado. Cure o alvo em 1 de VIDA. ■POÇÃO [ALCANCE A2, 2 de AÇÃO]: Alvo: um aliado. Cure o alvo em 2 de VIDA.
apotheosis-effect-k08-e1 = {""}[ALCANCE A2, 3 de AÇÃO]: Alvo: um aliado. Cure o alvo em 1 de VIDA.
apotheosis-effect-k08-e2 = ■POÇÃO [ALCANCE A2, 2 de AÇÃO]: Alvo: um aliado. Cure o alvo em 2 de VIDA.
apotheosis-card-k09 = Acólita do Sino
apotheosis-facts-k09 = COMPANHEIRO 1, comum, humano, caminho do Sacerdote, Fé, ■PRECE, VONTADE 3, CON 3 FOR 2 AGI 4 PER 3 INT 3 CAR 3 ESP 4
apotheosis-text-k09 = ❰Auto❱ ❰Ao Enterrar❱ Cure 2 de VIDA. Fé [DANO ESP+1d2, ALCANCE D2, 3 de AÇÃO].
apotheosis-effect-k09-e1 = ❰Auto❱ ❰Ao Enterrar❱ Cure 2 de VIDA.
apotheosis-effect-k09-e2 = Fé [DANO ESP+1d2, ALCANCE D2, 3 de AÇÃO].
apotheosis-card-k10 = Fogo-Fátuo
apotheosis-facts-k10 = COMPANHEIRO 1, comum, evocação, caminho do Mago, Arcano, ■ESPÍRITO, ■FOGO, VONTADE 3, CON 2 FOR 2 AGI 4 PER 4 INT 3 CAR 2 ESP 5
apotheosis-text-k10 = ❰Auto❱ ❰Ao Revelar❱ Cause 3 de DANO a cada inimigo a até 1 casa. [DANO ESP+1d2, ALCANCE D3, 3 de AÇÃO].
apotheosis-effect-k10-e1 = ❰Auto❱ ❰Ao Revelar❱ Cause 3 de DANO a cada inimigo a até 1 casa.
apotheosis-effect-k10-e2 = {""}[DANO ESP+1d2, ALCANCE D3, 3 de AÇÃO].
apotheosis-card-k11 = Djim da Lanterna
apotheosis-facts-k11 = COMPANHEIRO 2, rara, evocação, caminho do Mago, Arcano, ■ESPÍRITO, ■LUZ, VONTADE 5, CON 5 FOR 5 AGI 5 PER 5 INT 5 CAR 3 ESP 6
apotheosis-text-k11 = ❰Auto❱ ❰Ao Ocultar❱ Recupere 1 de ESTAMINA/MANA. [DANO ESP+1d6, ALCANCE D3, 4 de AÇÃO]. ■FOGO: ❰Permanente❱ Este personagem recebe +2 de DANO.
apotheosis-effect-k11-e1 = ❰Auto❱ ❰Ao Ocultar❱ Recupere 1 de ESTAMINA/MANA.
apotheosis-effect-k11-e2 = {""}[DANO ESP+1d6, ALCANCE D3, 4 de AÇÃO].
apotheosis-card-k12 = Garça de Vidro
apotheosis-facts-k12 = COMPANHEIRO 1, incomum, evocação, caminho do Eremita, Mental, ■ESPÍRITO, ■AR, VONTADE 3, CON 2 FOR 2 AGI 4 PER 6 INT 3 CAR 2 ESP 3
apotheosis-text-k12 = ❰Auto❱ ❰No Final do Turno deste Personagem❱ Revele 1 carta oculta ao acaso do INVENTÁRIO de cada Herói inimigo a até 2 casas. [DANO PER+1d2, ALCANCE D2, 3 de AÇÃO].
apotheosis-effect-k12-e1 = ❰Auto❱ ❰No Final do Turno deste Personagem❱ Revele 1 carta oculta ao acaso do INVENTÁRIO de cada Herói inimigo a até 2 casas.
apotheosis-effect-k12-e2 = {""}[DANO PER+1d2, ALCANCE D2, 3 de AÇÃO].
apotheosis-card-k13 = Lontra do Vau
apotheosis-facts-k13 = COMPANHEIRO 1, comum, criatura, caminho do Sacerdote, Elemental, ■FERA, ■ÁGUA, VONTADE 3, CON 3 FOR 4 AGI 4 PER 4 INT 3 CAR 2 ESP 2
apotheosis-text-k13 = ❰Auto❱ ❰Ao Sair❱ Puxe 1 carta. ■ÁGUA [DANO FOR+1d2, ALCANCE D1, 2 de AÇÃO].
apotheosis-effect-k13-e1 = ❰Auto❱ ❰Ao Sair❱ Puxe 1 carta.
apotheosis-effect-k13-e2 = ■ÁGUA [DANO FOR+1d2, ALCANCE D1, 2 de AÇÃO].
apotheosis-card-k14 = Auroque de Bronze
apotheosis-facts-k14 = COMPANHEIRO 2, rara, criatura, caminho da Roda, Transmutação, ■FERA, ■TERRA, VONTADE 5, CON 10 FOR 8 AGI 4 PER 3 INT 2 CAR 3 ESP 4
apotheosis-text-k14 = {""}[DANO FOR+1d2, ALCANCE D1, 3 de AÇÃO]: Se o ataque acertar, empurre o alvo 1 casa. Rara: ❰Permanente❱ Este personagem sofre 2 de DANO a menos.
apotheosis-effect-k14-e1 = {""}[DANO FOR+1d2, ALCANCE D1, 3 de AÇÃO]: Se o ataque acertar, empurre o alvo 1 casa.
apotheosis-card-k15 = Draco de Sal
apotheosis-facts-k15 = COMPANHEIRO 3, épica, criatura, caminho do Diabo, Elemental, ■FERA, ■FOGO, VONTADE 8, CON 10 FOR 10 AGI 5 PER 6 INT 4 CAR 4 ESP 7
apotheosis-text-k15 = {""}[DANO ESP+1d6, ALCANCE R1, 4 de AÇÃO]: Se o ataque acertar, o alvo fica EM CHAMAS. ❰Auto❱ ❰No Final de Todos os Turnos❱ ❰✔Req. o personagem do turno está EM CHAMAS; ele é inimigo❱ O personagem do turno perde 1 de VIDA e deixa de estar EM CHAMAS. ■FOGO [DANO ESP+1d6, ALCANCE D3, 3 de AÇÃO].
apotheosis-effect-k15-e1 = {""}[DANO ESP+1d6, ALCANCE R1, 4 de AÇÃO]: Se o ataque acertar, o alvo fica EM CHAMAS.
apotheosis-effect-k15-e2 = ❰Auto❱ ❰No Final de Todos os Turnos❱ ❰✔Req. o personagem do turno está EM CHAMAS; ele é inimigo❱ O personagem do turno perde 1 de VIDA e deixa de estar EM CHAMAS.
apotheosis-effect-k15-e3 = ■FOGO [DANO ESP+1d6, ALCANCE D3, 3 de AÇÃO].
apotheosis-card-k16 = O Escudeiro Sem Nome
apotheosis-facts-k16 = COMPANHEIRO 3, lendária, humano, caminho do Sol, Livre, ■GUARDA, ■JURAMENTO, VONTADE 8, CON 12 FOR 9 AGI 6 PER 6 INT 4 CAR 6 ESP 3
apotheosis-text-k16 = Em resposta a um ataque ❰Uma vez por Rodada❱ ❰✔Req. o defensor é aliado; este personagem está adjacente ao defensor❱ Este personagem torna-se o alvo. ❰Auto❱ ❰Ao Banir❱ Cure 4 de VIDA. [DANO FOR+1d6, ALCANCE D1, 3 de AÇÃO].
apotheosis-effect-k16-e1 = Em resposta a um ataque ❰Uma vez por Rodada❱ ❰✔Req. o defensor é aliado; este personagem está adjacente ao defensor❱ Este personagem torna-se o alvo.
apotheosis-requires-k16-e1-1 = o defensor é aliado
apotheosis-requires-k16-e1-2 = este personagem está adjacente ao defensor
apotheosis-effect-k16-e2 = ❰Auto❱ ❰Ao Banir❱ Cure 4 de VIDA.
apotheosis-effect-k16-e3 = {""}[DANO FOR+1d6, ALCANCE D1, 3 de AÇÃO].
apotheosis-card-k17 = Arauto do Despertar
apotheosis-facts-k17 = COMPANHEIRO 3, épica, humano, caminho do Sol, Livre, ■LUZ, ■JURAMENTO, VONTADE 8, CON 8 FOR 8 AGI 6 PER 6 INT 5 CAR 8 ESP 5
apotheosis-text-k17 = ❰Permanente❱ Se o seu ENTE estiver desperto, este personagem recebe +2 de DANO. [DANO FOR+1d3, ALCANCE D1, 3 de AÇÃO].
apotheosis-effect-k17-e2 = {""}[DANO FOR+1d3, ALCANCE D1, 3 de AÇÃO].
apotheosis-card-v01 = Borrasca Repentina
apotheosis-facts-v01 = EVENTO 1, comum, Elemental, ■CLIMA, ■AR, DESTINO 3
apotheosis-text-v01 = ❰Lance❱ ❰✔Req. esta carta está no INVENTÁRIO; pague 1 de AÇÃO❱ Coloque 2 ❂TEMPO nesta carta. ❰Permanente❱ Você recebe -1 de PER e -1 de ALCANCE. ❰Auto❱ ❰Fim da Rodada❱ Remova 1 ❂TEMPO desta carta. Se ela não tiver ❂TEMPO, descarte-a.
apotheosis-effect-v01-e1 = ❰Lance❱ ❰✔Req. esta carta está no INVENTÁRIO; pague 1 de AÇÃO❱ Coloque 2 ❂TEMPO nesta carta.
apotheosis-requires-v01-e1-1 = esta carta está no INVENTÁRIO
apotheosis-effect-v01-e3 = ❰Auto❱ ❰Fim da Rodada❱ Remova 1 ❂TEMPO desta carta. Se ela não tiver ❂TEMPO, descarte-a.
apotheosis-card-v02 = Noite Longa
apotheosis-facts-v02 = EVENTO 2, incomum, Arcano, ■CLIMA, ■SOMBRA, DESTINO 5
apotheosis-text-v02 = ❰Lance❱ ❰✔Req. esta carta está no INVENTÁRIO; pague 2 de AÇÃO❱ Coloque 2 ❂TEMPO nesta carta. ❰Auto❱ ❰No Início de Todos os Turnos❱ O personagem do turno exaure 1 de ESTAMINA/MANA. ❰Auto❱ ❰Fim da Rodada❱ Remova 1 ❂TEMPO desta carta. Se ela não tiver ❂TEMPO, descarte-a.
apotheosis-effect-v02-e1 = ❰Lance❱ ❰✔Req. esta carta está no INVENTÁRIO; pague 2 de AÇÃO❱ Coloque 2 ❂TEMPO nesta carta.
apotheosis-requires-v02-e1-1 = esta carta está no INVENTÁRIO
apotheosis-effect-v02-e2 = ❰Auto❱ ❰No Início de Todos os Turnos❱ O personagem do turno exaure 1 de ESTAMINA/MANA.
apotheosis-effect-v02-e3 = ❰Auto❱ ❰Fim da Rodada❱ Remova 1 ❂TEMPO desta carta. Se ela não tiver ❂TEMPO, descarte-a.
apotheosis-card-v03 = Dádiva da Feira
apotheosis-facts-v03 = EVENTO 1, comum, Livre, DESTINO 3
apotheosis-text-v03 = ❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Escolha uma opção: puxe 2 cartas; ou recupere 2 de ESTAMINA/MANA.
apotheosis-effect-v03-e1 = ❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Escolha uma opção: puxe 2 cartas; ou recupere 2 de ESTAMINA/MANA.
apotheosis-choice-v03-e1-1-1 = Puxe 2 cartas
apotheosis-choice-v03-e1-1-2 = Recupere 2 de ESTAMINA/MANA
apotheosis-card-v04 = Segundo Fôlego
apotheosis-facts-v04 = EVENTO 1, comum, Atletismo, DESTINO 3
apotheosis-text-v04 = Durante o turno de qualquer personagem ❰Descarte❱ Recupere 2 de ESTAMINA/MANA.
apotheosis-effect-v04-e1 = Durante o turno de qualquer personagem ❰Descarte❱ Recupere 2 de ESTAMINA/MANA.
apotheosis-card-v05 = Mão Detida
apotheosis-facts-v05 = EVENTO 1, incomum, Fé, ■PRECE, DESTINO 3
apotheosis-text-v05 = Em resposta a um ataque ❰Descarte❱ ❰✔Req. o defensor é aliado; pague 1 de AÇÃO❱ Este ataque causa 4 de DANO a menos.
apotheosis-effect-v05-e1 = Em resposta a um ataque ❰Descarte❱ ❰✔Req. o defensor é aliado; pague 1 de AÇÃO❱ Este ataque causa 4 de DANO a menos.
apotheosis-requires-v05-e1-1 = o defensor é aliado
apotheosis-card-v06 = Contradição
apotheosis-facts-v06 = EVENTO 2, rara, Instrução, ■MENTE, DESTINO 5
apotheosis-text-v06 = Em resposta a uma ativação ❰Sem Resposta❱ ❰Bana❱ ❰✔Req. o autor da jogada é inimigo; a carta é um EVENTO❱ Negue essa ativação.
apotheosis-effect-v06-e1 = Em resposta a uma ativação ❰Sem Resposta❱ ❰Bana❱ ❰✔Req. o autor da jogada é inimigo; a carta é um EVENTO❱ Negue essa ativação.
apotheosis-requires-v06-e1-1 = o autor da jogada é inimigo
apotheosis-requires-v06-e1-2 = a carta é um EVENTO
apotheosis-card-v07 = Emboscada
apotheosis-facts-v07 = EVENTO 1, incomum, Astúcia, ■ARDIL, DESTINO 3
apotheosis-text-v07 = ❰No Início do Turno Adversário❱ ❰Descarte❱ ❰✔Req. o personagem do turno está a até 2 casas de você; pague 2 de AÇÃO❱ Faça um teste de PER (Astúcia) de dificuldade 9: se passar, cause PER+1d3 de DANO ao personagem do turno. ❰Auto❱ ❰Ao Revelar❱ ❰✔Req. não é o seu turno❱ O personagem do turno perde 1 de AÇÃO.
apotheosis-effect-v07-e1 = ❰No Início do Turno Adversário❱ ❰Descarte❱ ❰✔Req. o personagem do turno está a até 2 casas de você; pague 2 de AÇÃO❱ Faça um teste de PER (Astúcia) de dificuldade 9: se passar, cause PER+1d3 de DANO ao personagem do turno.
apotheosis-requires-v07-e1-1 = o personagem do turno está a até 2 casas de você
apotheosis-effect-v07-e2 = ❰Auto❱ ❰Ao Revelar❱ ❰✔Req. não é o seu turno❱ O personagem do turno perde 1 de AÇÃO.
apotheosis-card-v08 = Coro da Alvorada
apotheosis-facts-v08 = EVENTO 1, comum, Arte, ■CANÇÃO, DESTINO 3
apotheosis-text-v08 = ❰Início da Rodada❱ ❰Descarte❱ Cada Herói aliado recupera 2 de ESTAMINA/MANA. ❰No Final do Turno do Parceiro❱ ❰Descarte❱ Cure o personagem do turno em 1 de VIDA.
apotheosis-effect-v08-e1 = ❰Início da Rodada❱ ❰Descarte❱ Cada Herói aliado recupera 2 de ESTAMINA/MANA.
apotheosis-effect-v08-e2 = ❰No Final do Turno do Parceiro❱ ❰Descarte❱ Cure o personagem do turno em 1 de VIDA.
apotheosis-card-v09 = Presságio do Retorno
apotheosis-facts-v09 = EVENTO 1, rara, Fé, ■PRECE, DESTINO 4
apotheosis-text-v09 = ❰Pilha de Descarte❱ ❰Bana❱ ❰✔Req. pague 1 de AÇÃO❱ Obtenha 1 COMPANHEIRO da sua pilha de descarte. ❰Descarte❱ Cure 1 de VIDA.
apotheosis-effect-v09-e1 = ❰Pilha de Descarte❱ ❰Bana❱ ❰✔Req. pague 1 de AÇÃO❱ Obtenha 1 COMPANHEIRO da sua pilha de descarte.
apotheosis-effect-v09-e2 = ❰Descarte❱ Cure 1 de VIDA.
apotheosis-card-v10 = Sangue Aceso
apotheosis-facts-v10 = EVENTO 1, incomum, Vital, ■SANGUE, DESTINO 3
apotheosis-text-v10 = ❰Temp❱ ❰Descarte❱ ❰✔Req. pague 1 de VIDA❱ Você recebe +2 de FOR e +2 de ESP nesta rodada.
apotheosis-effect-v10-e1 = ❰Temp❱ ❰Descarte❱ ❰✔Req. pague 1 de VIDA❱ Você recebe +2 de FOR e +2 de ESP nesta rodada.
apotheosis-card-v11 = Achado
apotheosis-facts-v11 = EVENTO 1, comum, Livre, DESTINO 2
apotheosis-text-v11 = ❰Auto❱ ❰Ao Obter❱ ❰Uma vez por Rodada❱ ❰Enterre❱ Puxe 1 carta. ❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Role 1d6. Se o total for 4 ou mais, cure 2 de VIDA; senão, cure 1 de VIDA.
apotheosis-effect-v11-e1 = ❰Auto❱ ❰Ao Obter❱ ❰Uma vez por Rodada❱ ❰Enterre❱ Puxe 1 carta.
apotheosis-effect-v11-e2 = ❰Descarte❱ ❰✔Req. pague 1 de AÇÃO❱ Role 1d6. Se o total for 4 ou mais, cure 2 de VIDA; senão, cure 1 de VIDA.
apotheosis-card-v12 = Barganha da Encruzilhada
apotheosis-facts-v12 = EVENTO 2, épica, Livre, ■JURAMENTO, DESTINO 6
apotheosis-text-v12 = ❰Sacrifique o seu Turno❱ ❰Bana❱ Busque 1 carta no seu baralho. Se você tiver no mínimo 1 ITEM no seu INVENTÁRIO, baixe até 1 ITEM do seu INVENTÁRIO.
apotheosis-effect-v12-e1 = ❰Sacrifique o seu Turno❱ ❰Bana❱ Busque 1 carta no seu baralho. Se você tiver no mínimo 1 ITEM no seu INVENTÁRIO, baixe até 1 ITEM do seu INVENTÁRIO.
apotheosis-card-v13 = Últimas Palavras
apotheosis-facts-v13 = EVENTO 1, incomum, Arte, ■CANÇÃO, DESTINO 3
apotheosis-text-v13 = ❰Auto❱ ❰Ao Descartar❱ ❰Uma vez por Batalha❱ Puxe 1 carta. ❰Auto❱ ❰Ao Banir❱ Puxe 2 cartas.
apotheosis-effect-v13-e1 = ❰Auto❱ ❰Ao Descartar❱ ❰Uma vez por Batalha❱ Puxe 1 carta.
apotheosis-effect-v13-e2 = ❰Auto❱ ❰Ao Banir❱ Puxe 2 cartas.
apotheosis-card-v14 = Chuva de Cinza
apotheosis-facts-v14 = EVENTO 2, rara, Elemental, ■CLIMA, ■FOGO, DESTINO 5
apotheosis-text-v14 = ❰Lance❱ ❰✔Req. esta carta está no INVENTÁRIO; pague 2 de AÇÃO❱ Coloque 1 ❂TEMPO nesta carta. ❰Auto❱ ❰No Final do seu Turno❱ Você perde 1 de VIDA. ❰Auto❱ ❰Fim da Rodada❱ Remova 1 ❂TEMPO desta carta. Se ela não tiver ❂TEMPO, descarte-a.
apotheosis-effect-v14-e1 = ❰Lance❱ ❰✔Req. esta carta está no INVENTÁRIO; pague 2 de AÇÃO❱ Coloque 1 ❂TEMPO nesta carta.
apotheosis-requires-v14-e1-1 = esta carta está no INVENTÁRIO
apotheosis-effect-v14-e2 = ❰Auto❱ ❰No Final do seu Turno❱ Você perde 1 de VIDA.
apotheosis-effect-v14-e3 = ❰Auto❱ ❰Fim da Rodada❱ Remova 1 ❂TEMPO desta carta. Se ela não tiver ❂TEMPO, descarte-a.
apotheosis-card-v15 = Bandeira de Trégua
apotheosis-facts-v15 = EVENTO 1, incomum, Cooperação, ■JURAMENTO, DESTINO 3
apotheosis-text-v15 = ❰Sem Resposta❱ ❰Lance❱ ❰✔Req. esta carta está no INVENTÁRIO; pague 1 de AÇÃO❱ Coloque 1 ❂TEMPO nesta carta. ❰Permanente❱ Você não pode atacar. ❰Auto❱ ❰Fim da Rodada❱ Remova 1 ❂TEMPO desta carta. Se ela não tiver ❂TEMPO, descarte-a.
apotheosis-effect-v15-e1 = ❰Sem Resposta❱ ❰Lance❱ ❰✔Req. esta carta está no INVENTÁRIO; pague 1 de AÇÃO❱ Coloque 1 ❂TEMPO nesta carta.
apotheosis-requires-v15-e1-1 = esta carta está no INVENTÁRIO
apotheosis-effect-v15-e3 = ❰Auto❱ ❰Fim da Rodada❱ Remova 1 ❂TEMPO desta carta. Se ela não tiver ❂TEMPO, descarte-a.
apotheosis-card-v16 = Selo Partido
apotheosis-facts-v16 = EVENTO 1, rara, Arcano, ■SOMBRA, DESTINO 4
apotheosis-text-v16 = ❰Enterre❱ ❰✔Req. pague 2 de AÇÃO❱ Alvo: um Herói inimigo. Oculte 1 ENTE revelado da FICHA do alvo. ❰Auto❱ ❰Ao Enterrar❱ ❰Uma vez por Rodada❱ Puxe 1 carta.
apotheosis-effect-v16-e1 = ❰Enterre❱ ❰✔Req. pague 2 de AÇÃO❱ Alvo: um Herói inimigo. Oculte 1 ENTE revelado da FICHA do alvo.
apotheosis-effect-v16-e2 = ❰Auto❱ ❰Ao Enterrar❱ ❰Uma vez por Rodada❱ Puxe 1 carta.
apotheosis-card-v17 = Presciência
apotheosis-facts-v17 = EVENTO 1, comum, Mental, ■MENTE, DESTINO 3
apotheosis-text-v17 = ❰Rolando um Dado❱ ❰Descarte❱ Esta rolagem recebe +2. ❰Realizando um Teste❱ ❰Descarte❱ Este teste recebe +3.
apotheosis-effect-v17-e1 = ❰Rolando um Dado❱ ❰Descarte❱ Esta rolagem recebe +2.
apotheosis-effect-v17-e2 = ❰Realizando um Teste❱ ❰Descarte❱ Este teste recebe +3.
apotheosis-card-v18 = Acerto Final
apotheosis-facts-v18 = EVENTO 3, lendária, Livre, ■JURAMENTO, DESTINO 8
apotheosis-text-v18 = ❰Uma vez por Batalha❱ ❰Sem Resposta❱ ❰Sem Negação❱ ❰Bana❱ ❰✔Req. é a rodada 3 ou posterior; pague 3 de AÇÃO❱ Cada personagem perde 2 de VIDA.
apotheosis-effect-v18-e1 = ❰Uma vez por Batalha❱ ❰Sem Resposta❱ ❰Sem Negação❱ ❰Bana❱ ❰✔Req. é a rodada 3 ou posterior; pague 3 de AÇÃO❱ Cada personagem perde 2 de VIDA.
apotheosis-requires-v18-e1-1 = é a rodada 3 ou posterior
apotheosis-card-v19 = Poço do Caminho
apotheosis-facts-v19 = EVENTO 1, comum, Livre, ■ÁGUA, DESTINO 3
apotheosis-text-v19 = ❰Uma vez por Turno❱ ❰Lance❱ ❰✔Req. pague 2 de AÇÃO❱ Cure 1 de VIDA. ❰Fim da Batalha❱ Cure 1 de VIDA.
apotheosis-effect-v19-e1 = ❰Uma vez por Turno❱ ❰Lance❱ ❰✔Req. pague 2 de AÇÃO❱ Cure 1 de VIDA.
apotheosis-effect-v19-e2 = ❰Fim da Batalha❱ Cure 1 de VIDA.
apotheosis-card-v20 = Comunhão Negra
apotheosis-facts-v20 = EVENTO 2, rara, Transmutação, ■SANGUE, DESTINO 5
apotheosis-text-v20 = ❰Bana❱ ❰✔Req. pague 2 de VIDA; bana 1 carta do seu INVENTÁRIO❱ Ganhe 4 de AÇÃO, e você recebe -1 de CON até o fim da batalha.
apotheosis-effect-v20-e1 = ❰Bana❱ ❰✔Req. pague 2 de VIDA; bana 1 carta do seu INVENTÁRIO❱ Ganhe 4 de AÇÃO, e você recebe -1 de CON até o fim da batalha.
apotheosis-card-v21 = Hora do Deus
apotheosis-facts-v21 = EVENTO 3, rara, Livre, ■LUZ, DESTINO 6
apotheosis-text-v21 = ❰Descarte❱ ❰✔Req. o seu ENTE está desperto; você está em Grande Apoteose❱ Ganhe 2 de AÇÃO. ❰Descarte❱ ❰✔Req. o seu ENTE está desperto; você está em Pequena Apoteose❱ Ganhe 3 de AÇÃO.
apotheosis-effect-v21-e1 = ❰Descarte❱ ❰✔Req. o seu ENTE está desperto; você está em Grande Apoteose❱ Ganhe 2 de AÇÃO.
apotheosis-requires-v21-e1-1 = o seu ENTE está desperto
apotheosis-requires-v21-e1-2 = você está em Grande Apoteose
apotheosis-effect-v21-e2 = ❰Descarte❱ ❰✔Req. o seu ENTE está desperto; você está em Pequena Apoteose❱ Ganhe 3 de AÇÃO.
apotheosis-requires-v21-e2-1 = o seu ENTE está desperto
apotheosis-requires-v21-e2-2 = você está em Pequena Apoteose
apotheosis-card-v22 = Queda dos Soberbos
apotheosis-facts-v22 = EVENTO 3, incomum, Livre, ■SOMBRA, DESTINO 5
apotheosis-text-v22 = ❰Descarte❱ ❰✔Req. pague 2 de AÇÃO❱ Alvo: um Herói inimigo. Se o ENTE do alvo estiver desperto, ele perde 2 de VIDA; senão, ele perde 1 de VIDA.
apotheosis-effect-v22-e1 = ❰Descarte❱ ❰✔Req. pague 2 de AÇÃO❱ Alvo: um Herói inimigo. Se o ENTE do alvo estiver desperto, ele perde 2 de VIDA; senão, ele perde 1 de VIDA.
