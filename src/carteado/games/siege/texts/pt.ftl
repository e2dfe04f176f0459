siege-name = 9 Card Siege
siege-summary = Sozinho num castelo, resista três dias a escadas, aríete, torre de cerco e trabucos.
siege-mode-solitaire = um jogador contra os sitiantes
siege-preset-official = as regras oficiais
siege-preset-digest = as regras como um resumo curto as conta

siege-option-line-check-at = onde os soldados podem ser capturados no começo do turno: lines ou tunnel
siege-option-enemy-start = o espaço em que as facções inimigas começam: 4 ou 3
siege-option-must-spend-one = on: é preciso gastar ao menos um ponto de ação por turno
siege-option-cc-dice = combate corpo a corpo: one_roll_all, per_unit ou one_target
siege-option-cc-fail-loses = on: uma rolagem de combate corpo a corpo que não vence nem dá um perde o jogo
siege-option-cc-drm = modificadores no combate corpo a corpo: non_track ou none
siege-option-cc-mandatory = on: duas facções em combate corpo a corpo têm de ser enfrentadas
siege-option-cc-entry-morale = on: uma facção que entra em combate corpo a corpo custa moral
siege-option-free-move-on-entry-turn = on: o movimento livre vale no turno em que se entra no túnel
siege-option-fast-move = o movimento rápido vale a qualquer hora no túnel (any_time) ou só ao entrar (on_entry)
siege-option-cards-per-day = cartas de evento por dia: 7 ou 6
siege-option-allow-futile = on: ações que nada podem trazer são legais
siege-option-natural-ones = on: o um do raid, da sabotagem e do combate corpo a corpo é o dado sem modificador

siege-prompt-action = O que você faz?

siege-help-archers = arqueiros FACÇÃO: role mais que a força dela (escadas 2, aríete 3, torre 4) para afastá-la um espaço. 1 PA. SIEGE-8.1
siege-help-boiling-water = água fervente FACÇÃO: o mesmo com +1 contra uma facção no espaço circular, uma vez por turno; um 1 natural custa moral. 1 PA. SIEGE-8.2
siege-help-close-combat = corpo a corpo: mais de 4 expulsa as facções do combate corpo a corpo; 1 ou menos custa moral. 1 PA. SIEGE-8.3
siege-help-coupure = coupure: 5 ou mais ergue um ponto da muralha. 1 PA. SIEGE-8.4
siege-help-rally = motivar, motivar suprimento: 5 ou mais aumenta o moral em um; um suprimento gasto antes soma 1 ao dado. 1 PA. SIEGE-8.5
siege-help-enter-tunnel = entrar no túnel: os soldados entram no túnel, vindos do castelo ou do território inimigo. 1 PA. SIEGE-8.6
siege-help-fast-move = movimento rápido castelo, movimento rápido território: do túnel direto para aquela ponta. 1 PA. SIEGE-8.7
siege-help-raid = raid: de 3 a 5 captura um suprimento, 6 ou mais, dois; com 1 ou menos os soldados são capturados. 1 PA. SIEGE-8.8
siege-help-sabotage = sabotagem: 5 ou mais destrói um trabuco; com 1 ou menos os soldados são capturados. 1 PA. SIEGE-8.9
siege-help-free-move = movimento livre castelo, movimento livre território: um espaço no túnel, uma vez por turno, sem custo. SIEGE-8.10
siege-help-extra-ap = ponto extra moral, ponto extra suprimentos: baixa um ponto dessa trilha por mais um ponto de ação, uma vez por turno. SIEGE-7.4
siege-help-end-turn = encerrar: pontos de ação não usados se perdem; duas facções em combate corpo a corpo ou uma trilha em 0 perdem o jogo. SIEGE-7.3

siege-the-unit =
    { $unit ->
        [ladders] as escadas
        [ram] o aríete
       *[tower] a torre de cerco
    }
siege-at-the-unit =
    { $unit ->
        [ladders] nas escadas
        [ram] no aríete
       *[tower] na torre de cerco
    }
siege-action-archers = os arqueiros atiram { siege-at-the-unit }
siege-action-boiling-water = água fervente { siege-at-the-unit }
siege-action-close-combat =
    { $unit ->
        [all] combate corpo a corpo
       *[other] combate corpo a corpo com { siege-the-unit }
    }
siege-action-coupure = coupure: erguer a muralha
siege-action-rally =
    { $supply ->
        [true] motivar as tropas com um suprimento
       *[false] motivar as tropas
    }
siege-action-enter-tunnel = os soldados entram no túnel
siege-action-fast-move =
    { $to ->
        [castle] os soldados correm pelo túnel até o castelo
       *[lines] os soldados correm pelo túnel até o território inimigo
    }
siege-action-raid = pilhar os suprimentos do inimigo
siege-action-sabotage = sabotar um trabuco
siege-action-free-move =
    { $to ->
        [castle] os soldados andam um espaço em direção ao castelo, sem custo
       *[lines] os soldados andam um espaço em direção ao território inimigo, sem custo
    }
siege-action-extra-ap =
    { $track ->
        [morale] mais um ponto de ação por um ponto de moral
       *[supplies] mais um ponto de ação por um suprimento
    }
siege-action-end-turn = encerrar o turno

siege-event-day = Começa o dia { $day }; as sete cartas de evento são embaralhadas.
siege-event-drawn = Carta { $card }, dia { $day }: { $name }. { $effect }
siege-event-acted = { $who } escolheu: { $action }.
siege-event-rolled =
    { $roll ->
        [line_check] Vigilância no território inimigo
        [trebuchet] O último trabuco dispara
        [archers] Arqueiros
        [boiling_water] Água fervente
        [close_combat] Combate corpo a corpo
        [coupure] Coupure
        [rally] Motivar as tropas
        [raid] Raid
       *[sabotage] Sabotagem
    }: o dado mostra { $die }{ $drm ->
        [0] {""}
       *[other] , modificador { $drm }, resultado { $result }
    }: { $effect ->
        [hit] sucesso
        [raised] sucesso
        [looted] sucesso
        [captured] os soldados são descobertos
        [backfired] sai pela culatra
        [fatal] o castelo cai
       *[nothing] nada acontece
    }.
siege-event-track =
    { $track ->
        [wall] A muralha
        [morale] O moral
       *[supplies] Os suprimentos
    } { $change ->
        [1] { $track ->
            [supplies] sobem
           *[other] sobe
        }
       *[other] { $track ->
            [supplies] caem
           *[other] cai
        }
    } para { $now }.
siege-event-moved =
    { $unit ->
        [ladders] As escadas estão agora
        [ram] O aríete está agora
       *[tower] A torre de cerco está agora
    } { $to ->
        [0] em combate corpo a corpo
        [1] no espaço 1, o circular
       *[other] no espaço { $to }
    }.
siege-event-tower-removed = A torre de cerco desaba e sai do jogo.
siege-event-trebuchets = { $now ->
        [0] Não resta nenhum trabuco.
        [1] Resta um trabuco.
       *[other] O inimigo tem { $now } trabucos.
    }
siege-event-soldiers = Os soldados estão agora { $to ->
        [castle] no castelo
        [tunnel_1] no túnel, perto do castelo
        [tunnel_2] no túnel, perto do inimigo
       *[lines] em território inimigo
    }.
siege-event-carried = Os soldados carregam { $now ->
        [1] um suprimento
       *[other] { $now } suprimentos
    }.
siege-event-captured = Os soldados são capturados, com tudo o que carregavam; outros tomam seu lugar no castelo.
siege-event-ended = { $reason }

siege-reason-relief = O socorro chegou: você defendeu o castelo por três dias. Vitória!
siege-reason-overrun = Uma terceira facção invade o castelo. Derrota.
siege-reason-double-zero = Duas trilhas chegaram a 0: o castelo se entrega na hora. Derrota.
siege-reason-two-in-close-combat = Duas facções em combate corpo a corpo no fim do turno: o castelo foi tomado. Derrota.
siege-reason-surrender-wall = A muralha veio abaixo: rendição. Derrota.
siege-reason-surrender-morale = O povo perdeu a coragem: rendição. Derrota.
siege-reason-surrender-supplies = Não há mais o que comer: rendição. Derrota.
siege-reason-close-combat-lost = O combate corpo a corpo foi perdido, e com ele o castelo. Derrota.
siege-ending-left = { $count ->
        [0] Era o último turno antes do socorro.
        [one] Faltava um turno para o socorro.
       *[other] Faltavam { $count } turnos para o socorro.
    }

siege-end-relief = socorro
siege-end-overrun = três facções na muralha
siege-end-double-zero = duas trilhas em 0
siege-end-two-in-close-combat = duas facções em combate corpo a corpo
siege-end-surrender-wall = muralha caída
siege-end-surrender-morale = sem moral
siege-end-surrender-supplies = sem suprimentos
siege-end-close-combat-lost = combate corpo a corpo perdido

siege-table-day = Dia { $day } de { $days }, carta { $turn } de { $cards }.
siege-table-event = Evento: { $name }. { $effect }
siege-table-undrawn = Ainda no baralho, em ordem desconhecida: { $cards }.
siege-table-unit =
    { $unit ->
        [ladders] Escadas
        [ram] Aríete
       *[tower] Torre de cerco
    }: { $where ->
        [gone] fora do jogo
        [start] no espaço inicial
        [0] em combate corpo a corpo
        [1] espaço 1, o circular, junto à muralha
       *[other] espaço { $where }
    }.
siege-table-trebuchets = Trabucos: { $count }.
siege-table-tracks = Muralha { $wall }, moral { $morale }, suprimentos { $supplies }.
siege-table-soldiers = Soldados { $place ->
        [castle] no castelo
        [tunnel_1] no túnel, perto do castelo
        [tunnel_2] no túnel, perto do inimigo
       *[lines] em território inimigo
    }{ $carried ->
        [0] {""}
        [1] , carregando um suprimento
       *[other] , carregando { $carried } suprimentos
    }.
siege-table-ap = Pontos de ação: { $ap }.
siege-table-boiled = A água fervente já foi usada neste turno.
siege-table-free-moved = O movimento livre já foi usado neste turno.
siege-table-extra-used = O ponto de ação extra já foi tomado neste turno.
siege-table-over = { $reason }

siege-card-facts = carta { $card }, dia { $day }, pontos de ação: { $ap }
siege-card-trebuchet-attack = Ataque dos Trabucos
siege-card-illness = Doença
siege-card-guards-distracted = Guardas Distraídos
siege-card-supplies-spoiled = Suprimentos Estragados
siege-card-bad-weather = Mau Tempo
siege-card-boiling-oil = Óleo Fervente
siege-card-death-of-a-leader = Morte de um Líder
siege-card-gate-fortified = Portão Reforçado
siege-card-flaming-arrows = Flechas Flamejantes
siege-card-volley-of-arrows = Saraivada de Flechas
siege-card-collapsed = Desabou!
siege-card-repaired-trebuchet = Trabuco Consertado
siege-card-cover-of-darkness = Manto da Noite
siege-card-enemy-fatigue = Fadiga do Inimigo
siege-card-rally = Motivar!
siege-card-determined-enemy = Inimigo Determinado
siege-card-iron-shields = Escudos de Ferro
siege-card-faith = Fé

siege-effect-trebuchet-attack = Os trabucos disparam contra a muralha; ninguém avança.
siege-effect-illness = Moral e suprimentos caem um ponto. A torre avança.
siege-effect-guards-distracted = A facção mais lenta avança. +1 em sabotagem e em motivar as tropas.
siege-effect-supplies-spoiled = Suprimentos caem um ponto. As escadas avançam.
siege-effect-bad-weather = Ninguém avança. Só raid e sabotagem são possíveis.
siege-effect-boiling-oil = Escadas e aríete avançam. +2 em ataques a uma facção no espaço circular.
siege-effect-death-of-a-leader = O moral cai um ponto. Escadas e torre avançam.
siege-effect-gate-fortified = Escadas e aríete avançam. +1 em ataques na trilha do aríete.
siege-effect-flaming-arrows = A torre avança. +1 em ataques na trilha da torre.
siege-effect-volley-of-arrows = O aríete avança. +1 em todos os ataques.
siege-effect-collapsed = A torre sai do jogo se estiver no espaço inicial. Escadas e aríete avançam.
siege-effect-repaired-trebuchet = Mais um trabuco, no máximo três. As escadas avançam. +1 em coupure.
siege-effect-cover-of-darkness = A facção mais lenta avança. +1 em raid e sabotagem.
siege-effect-enemy-fatigue = As escadas avançam. +1 em coupure, raid e sabotagem.
siege-effect-rally = Aríete e torre avançam. +1 em combate corpo a corpo e em ataques a uma facção no espaço circular.
siege-effect-determined-enemy = O aríete avança. -1 em ataques na trilha do aríete.
siege-effect-iron-shields = A torre avança. -1 em ataques na trilha da torre.
siege-effect-faith = Escadas, aríete e torre avançam. +1 em ataques nas trilhas do aríete e das escadas e em motivar as tropas.

refused-siege-no-table = O jogo perfeito precisa da sua tabela, e não há nenhuma para estas regras. Construa uma vez com: { $command } (cerca de { $minutes } minutos em dois núcleos).
refused-siege-table-damaged = A tabela { $file } está danificada: { $reason }. Construa de novo com: carteado solve siege --rebuild
refused-siege-board-cannot-occur = Nenhuma partida chega a esta mesa no dia { $day }: { $board }.

siege-board-day = Dia { $day }
siege-board-card = carta { $turn } de { $cards }
siege-board-ap = { $ap ->
        [0] nenhum ponto
        [one] 1 ponto
       *[other] { $ap } pontos
    }
siege-board-ap-printed = Pontos de ação: { $ap }
siege-board-undrawn = Ainda virão hoje
siege-board-slowest = mais lenta
siege-board-combat = Corpo a corpo
siege-board-close-combat = Corpo a corpo: { $count ->
        [0] ninguém
        [one] uma facção
       *[other] { $count } facções
    } de duas que cabem
siege-board-stores = Os suprimentos do inimigo
siege-board-place = { $place ->
        [castle] Castelo
        [tunnel_1] Túnel, lado do castelo
        [tunnel_2] Túnel, lado do inimigo
       *[lines] Território inimigo
    }
siege-board-place-short = { $place ->
        [castle] castelo
        [tunnel_1] túnel 1
        [tunnel_2] túnel 2
       *[lines] território inimigo
    }
siege-board-track-name = { $track ->
        [wall] Muralha
        [morale] Moral
       *[supplies] Suprimentos
    }
siege-board-track = { $track ->
        [wall] Muralha
        [morale] Moral
       *[supplies] Suprimentos
    }: { $now } de 4
siege-board-group = { $group ->
        [fight] Combater
        [mend] Reparar
        [sally] Sair
       *[more] Mais
    }
siege-board-kind = { $kind ->
        [archers] Arqueiros
        [boiling_water] Água fervente
        [close_combat] Corpo a corpo
        [coupure] Coupure
        [rally] Motivar as tropas
        [enter_tunnel] Entrar no túnel
        [fast_move] Movimento rápido
        [free_move] Movimento livre
        [raid] Raid
        [sabotage] Sabotagem
       *[extra_ap] Ponto extra
    }
siege-board-deed = { $type ->
        [archers] { siege-board-unit }
        [boiling_water] { siege-board-unit }
        [close_combat] { siege-board-unit }
        [coupure] muralha +1
        [rally] { $aim ->
            [true] com suprimento
           *[false] moral +1
        }
        [enter_tunnel] entrar
        [fast_move] { $aim ->
            [castle] ao castelo
           *[lines] ao território
        }
        [free_move] { $aim ->
            [castle] ao castelo
           *[lines] ao inimigo
        }
        [raid] suprimentos
        [sabotage] trabuco
        [end_turn] Encerrar o turno
       *[extra_ap] { $aim ->
            [morale] por 1 de moral
           *[supplies] por 1 suprimento
        }
    }
siege-board-unit = { $aim ->
        [ladders] escadas
        [ram] aríete
        [tower] torre
       *[other] atacar
    }
siege-board-barred-needs = { $kind ->
        [archers] uma facção no campo, fora do espaço inicial
        [boiling_water] uma facção no círculo; uma vez por turno
        [close_combat] uma facção no corpo a corpo
        [coupure] muralha danificada
        [rally] moral abaixo de 4
        [enter_tunnel] soldados no castelo ou em território inimigo
        [fast_move] soldados no túnel
        [free_move] soldados no túnel desde antes deste turno
        [raid] soldados em território inimigo, com mãos livres
        [sabotage] soldados em território inimigo, um trabuco
       *[extra_ap] uma vez por turno, e algo em que gastá-lo
    }
siege-board-barred-points = sem pontos de ação
siege-board-barred-event = o evento só permite raid e sabotagem
siege-board-barred-close-combat = primeiro, o combate corpo a corpo
siege-board-need = { $need ->
        [1] Dá certo com qualquer resultado
        [7] Não pode dar certo
       *[other] Precisa de { $need } ou mais no dado
    }
siege-board-fatal = Se falhar, o castelo cai, salvo no 1 que custa moral
siege-board-rule = Regra { $rule }
siege-board-die = Dado
siege-board-modifiers = Modificadores em vigor
siege-board-modifier = { $mod } { $what ->
        [all] em todo ataque
        [circle] em ataques no círculo
        [close_combat] no corpo a corpo
        [ladders] em ataques às escadas
        [ram] em ataques ao aríete
        [tower] em ataques à torre
        [coupure] na coupure
        [rally] ao motivar as tropas
        [raid] no raid
       *[sabotage] na sabotagem
    }
siege-board-danger = { $danger ->
        [two_in_close_combat] Duas facções no corpo a corpo: se o turno acabar assim, o castelo cai.
        [surrender_wall] Muralha em 0: se o turno acabar assim, o castelo se rende.
        [surrender_morale] Moral em 0: se o turno acabar assim, o castelo se rende.
       *[surrender_supplies] Suprimentos em 0: se o turno acabar assim, o castelo se rende.
    }
siege-mark-strength = o que o dado precisa superar: a força da unidade
siege-mark-needed = o menor dado com que a ação dá certo
siege-mark-points = pontos de ação que restam neste turno
siege-mark-advance = esta unidade avança com o evento
siege-mark-trebuchets = os trabucos do inimigo, que atiram na muralha
siege-mark-soldiers = onde estão os seus soldados
siege-mark-circle = o círculo, o último espaço antes do corpo a corpo
siege-mark-low = uma trilha em perigo: em 0 o castelo se rende

why-event = { $event }: neste turno só dá para fazer raid e sabotagem.
why-no-ap = Você não tem mais pontos de ação.
why-close-combat-first = Há duas facções em combate corpo a corpo: seus pontos de ação só podem pagar o combate corpo a corpo.
why-fight-before-ending = Há duas facções em combate corpo a corpo e você ainda tem pontos de ação: lute antes de encerrar o turno.
why-must-spend = Você precisa gastar pelo menos um ponto de ação antes de encerrar o turno.
why-extra-used = Você já pegou um ponto de ação extra neste turno.
why-extra-track = { $track ->
        [morale] O moral está em 0: não há o que dar por um ponto de ação.
       *[supplies] Os suprimentos estão em 0: não há o que dar por um ponto de ação.
    }
why-extra-useless = Não há nenhuma ação que mais um ponto pudesse pagar.
why-not-in-tunnel = Os soldados não estão no túnel.
why-free-moved = O movimento livre deste turno já foi feito.
why-entered = Os soldados entraram no túnel neste turno: o movimento livre fica para o próximo.
why-tower-gone = A torre de cerco saiu do jogo.
why-out-of-reach = Os arqueiros não alcançam { siege-the-unit } { $where ->
        [combat] em combate corpo a corpo
       *[start] no espaço inicial
    }.
why-boiled = A água fervente só serve uma vez por turno, e já foi usada.
why-not-on-circle = A água fervente só funciona contra o espaço circular, e { siege-the-unit } não { $unit ->
        [ladders] estão
       *[other] está
    } lá.
why-nobody-in-combat = Não há nenhuma facção em combate corpo a corpo.
why-combat-with-all = O combate corpo a corpo é com todas as facções que estão nele: não se escolhe uma.
why-combat-with-one = O combate corpo a corpo é com uma facção só: diga qual.
why-not-in-combat = { $unit ->
        [ladders] As escadas não estão
        [ram] O aríete não está
       *[tower] A torre de cerco não está
    } em combate corpo a corpo.
why-wall-whole = A muralha está inteira: já está em 4.
why-morale-full = O moral não pode subir mais: já está em 4.
why-no-supply = Você não tem suprimento para distribuir.
why-in-tunnel = Os soldados já estão no túnel.
why-run-on-entry = Os soldados só podem correr logo depois de entrar no túnel.
why-not-behind-lines = Os soldados não estão em território inimigo.
why-hands-full = Os soldados já carregam { $most } suprimentos: não cabe mais nenhum.
why-no-trebuchets = O inimigo não tem mais trabucos.

price-ap = { $amount } PA, { $left ->
        [0] não sobra nenhum
        [1] sobra 1
       *[other] sobram { $left }
    }
price-morale = { $amount } de moral, { $left ->
        [0] não sobra nenhum
        [1] sobra 1
       *[other] sobram { $left }
    }
price-supplies = { $amount ->
        [one] 1 suprimento
       *[other] { $amount } suprimentos
    }, { $left ->
        [0] não sobra nenhum
        [1] sobra 1
       *[other] sobram { $left }
    }

### Por quê: o que o mestre diz de uma ação

siege-coach-archers = Empurre quem está perto antes que chegue à muralha e atire onde o dado tem boa chance.
siege-coach-boiling-water = No círculo, o caldeirão acerta mais fácil que as flechas, mas só uma vez por turno.
siege-coach-close-combat = Duas facções na muralha no fim do turno perdem o jogo.
siege-coach-coupure = A muralha não pode estar em 0 quando o turno termina, e os trabucos ainda vão disparar.
siege-coach-rally = O moral paga os pontos extras, e cada facção que chega à muralha leva um pouco dele.
siege-coach-enter-tunnel = Num turno calmo, os soldados podem sair atrás de suprimentos ou trabucos, ou voltar a salvo.
siege-coach-fast-move = Quanto antes chegarem à outra ponta, menos turnos farão falta.
siege-coach-raid = Os suprimentos minguam toda noite, e só um raid os traz.
siege-coach-sabotage = Cada trabuco a menos poupa a muralha em todos os ataques que ainda virão.
siege-coach-free-move = Um passo que não custa nada.
siege-coach-extra-ap = Um ponto a mais agora vale mais do que custa.
siege-coach-end-turn = Nada do que resta vale o preço.
