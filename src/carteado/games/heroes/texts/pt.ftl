heroes-name = Heroes - The Contest
heroes-summary = Times de personagens, energia e tokens: todos lutam em todo turno, os mais velozes primeiro.
heroes-mode-traditional = um jogador contra outro
heroes-mode-arena = três jogadores, cada um por si
heroes-mode-teams = quatro, seis ou oito jogadores em times
heroes-mode-mixed = três a oito jogadores: etapas em times e em arena, e os vencedores de cada uma seguem
heroes-mode-challengers = dois a quatro jogadores juntos contra o Mob
heroes-preset-standard = as regras padrão

heroes-option-opening-hand = cartas da mão inicial: 5 a 10
heroes-option-mulligan-below = compra-se de novo enquanto a mão tiver menos personagens que isto: 0 a 3
heroes-option-draws-per-turn = cartas compradas por turno: 1 a 4
heroes-option-first-turn-draw = ligado: quem começa também compra no turno 1
heroes-option-first-turn-combat = ligado: o turno 1 tem fase de combate
heroes-option-hand-limit = cartas que ficam na mão no fim do próprio turno: 5 a 12, ou none, sem limite
heroes-option-combat = quem luta em um turno: todos (all) ou só o jogador do turno (turn_player)
heroes-option-attachments = cartas de ação em um personagem: 1 a 6, ou none, sem limite
heroes-option-basic-entry-energy = ligado: uma fonte básica dá energia ao entrar
heroes-option-second-event = um segundo evento substitui o que está em jogo (replace) ou é impedido (blocked)
heroes-option-name-scope = nomes únicos por jogador (player) ou na mesa toda (table)
heroes-option-round-limit = a última rodada: 5 a 100
heroes-option-arena-players = jogadores em uma arena: 2 a 6
heroes-option-solo-challenge = ligado: um jogador sozinho pode desafiar o Mob
heroes-option-mob-energy = energia que o Mob ganha por jogador a cada rodada: 0 a 4
heroes-option-challenge-base = rodadas para derrotar o Mob: 4 a 20, e mais por jogador
heroes-option-challenge-per-player = rodadas a mais por jogador: 0 a 5
heroes-option-team-count = times: 2, ou 3 times de dois (seis jogadores), ou 4 times de dois (oito jogadores)
heroes-option-mixed-stages = as etapas de uma partida mista, de duas a quatro: times (teams) ou arena, com a última rodada da etapa atrás, se combinada, como teams10-arena
heroes-option-mob = o Mob: qualquer personagem, pelo nome ou pelo código; os quatro primeiros são feitos para isso
heroes-option-concede = ligado: desistir aparece na lista de toda decisão; é permitido de qualquer modo
heroes-option-deck-0 = o deck do Jogador 1: living_garden, dawn_blitz, titanium_wall, broken_court, star_choir, random, ou uma lista como 3 C01; 3 S01; ...
heroes-option-deck-1 = o deck do Jogador 2, do mesmo modo
heroes-option-deck-2 = o deck do Jogador 3
heroes-option-deck-3 = o deck do Jogador 4
heroes-option-deck-4 = o deck do Jogador 5
heroes-option-deck-5 = o deck do Jogador 6
heroes-option-deck-6 = o deck do Jogador 7
heroes-option-deck-7 = o deck do Jogador 8

refused-heroes-deck-unreadable = Isto não pode ser lido como parte de um deck: { $line }. Permitido: { $allowed }.
refused-heroes-deck-unknown-card = Não existe a carta { $found }.{ $near ->
        [none] {""}
       *[other] {" "}Você quis dizer { $near }?
    }
refused-heroes-deck-size = O deck tem { $found } cartas; deve ter { $allowed }.
refused-heroes-too-many-copies = Cópias demais no deck: { $found }. Permitido: { $allowed }.
refused-heroes-too-few-characters = O deck tem { $found } personagens; precisa de pelo menos { $allowed }.
refused-heroes-too-many-characters = O deck tem { $found } personagens; são permitidos no máximo { $allowed }.
refused-heroes-five-star-copies = Um personagem cinco estrelas só pode estar uma vez no deck: { $found }.
refused-heroes-too-many-sources = O deck tem { $found } fontes de energia; são permitidas no máximo { $allowed }.
refused-heroes-unique-copies = Uma carta única só pode estar uma vez no deck: { $found }.
refused-heroes-mob-in-deck = { $found } é um Mob e não pode estar em um deck.

heroes-prompt-main = O que você faz?
heroes-prompt-slot = É a vez deste personagem: o que ele usa?
heroes-prompt-again = Usar mais uma vez?
heroes-prompt-target = Qual alvo?
heroes-prompt-opponent = Qual oponente?
heroes-prompt-pay = Com o que você paga?
heroes-prompt-search = Qual carta você pega?
heroes-prompt-discard = Cartas demais na mão: qual vai para o fundo do deck?
heroes-prompt-may = Você vai fazer isso?
heroes-prompt-option = Qual opção?

heroes-help-field = personagem @N: um personagem da mão para o seu time. HEROES-11.1
heroes-help-swap = substituir @N @M: coloca @N no lugar de @M, que volta para o deck. HEROES-11.4
heroes-help-source = fonte @N: uma fonte de energia da mão, uma por turno. HEROES-8.1
heroes-help-event = evento @N: um evento; substitui o que está em jogo. HEROES-9.1
heroes-help-equip = equipar @N: um equipamento, pago com a sua reserva. HEROES-10.1
heroes-help-attach = anexar @N @M: uma carta de ação em um personagem com a habilidade dela. HEROES-12.8
heroes-help-allocate = alocar @N: uma energia da reserva em um personagem ou equipamento. HEROES-7.3
heroes-help-withdraw = retirar @N: uma energia de um silo para a reserva. HEROES-10.11
heroes-help-activate = ativar @N: uma fonte avançada ou um equipamento; a2 é a segunda ativação. HEROES-8.5, 10.5
heroes-help-use = usar @N a1: uma ação impressa no personagem; usar @N: uma carta de ação anexada. HEROES-12.1
heroes-help-relocate = realocar @N: um personagem para o Time Comum, ou de volta. HEROES-21.6
heroes-help-end-main = encerrar: a sua preparação terminou. HEROES-6.7
heroes-help-pass = passar: o personagem não faz mais nada. HEROES-13.4
heroes-help-target = alvo @N: em quem ou em que a ação mira. HEROES-13.5
heroes-help-done = pronto: sem mais alvos, ou sem mais cartas. HEROES-13.6
heroes-help-opponent = oponente N: qual jogador, contando a partir de 0. HEROES-20.3
heroes-help-pay = pagar @N: a carta ou o personagem que paga. HEROES-8.5
heroes-help-take = levar ID: uma carta do seu deck para a mão. HEROES-22.11
heroes-help-discard = descartar @N: uma carta da mão para o fundo do deck. HEROES-6.10
heroes-help-concede = desistir: abandonar a partida. HEROES-19.3
heroes-help-yes = sim: fazer o que o efeito oferece. HEROES-22.15
heroes-help-no = não: não fazer. HEROES-22.15
heroes-help-option = opção N: uma das opções da carta. HEROES-22.15

heroes-named = { $card } @{ $number }
heroes-number = @{ $number }
heroes-the-mob = o Mob
heroes-common = Time Comum
heroes-orientation = { $orientation ->
        [passive] usou uma ação passiva
        [active] já agiu
       *[upright] em pé
    }
heroes-phase = { $phase ->
        [start] início
        [draw] compra
        [energy] energia
        [combat] combate
        [resolution] resolução
        [end] fim
       *[main] preparação
    }
heroes-token-held = { $stack ->
        [yes] stack de { $amount } { $token }
       *[no] { $amount } { $token }
    }{ $effective ->
        [no] {" "}(sem efeito)
       *[yes] {""}
    }{ $turns ->
        [0] {""}
        [one] {" "}(por mais um turno)
       *[other] {" "}(por mais { $turns } turnos)
    }
heroes-source-advanced = { $card } ({ $text }{ $used ->
        [yes] {" "}já ativada
       *[no] {""}
    })
heroes-in-order = { $state ->
        [now] > { $card } <
        [done] ({ $card })
       *[waits] { $card }
    }

heroes-action-field = colocar { $card } no time
heroes-action-swap = colocar { $card } no lugar de { $out }
heroes-action-source = jogar a fonte de energia { $card }
heroes-action-event = jogar o evento { $card }
heroes-action-equip = jogar o equipamento { $card }
heroes-action-attach = anexar { $card } a { $to }
heroes-action-allocate = uma energia em { $to }
heroes-action-withdraw = tirar uma energia de { $silo }
heroes-action-activate = ativar { $card }
heroes-action-activate-unseen = ativar uma carta
heroes-action-use = { $card } usa { $power }
heroes-action-use-attached = { $host } usa { $power } ({ $card })
heroes-action-use-unseen = usar uma ação
heroes-action-relocate = realocar { $card } para o Time Comum
heroes-action-relocate-back = trazer { $card } de volta do Time Comum
heroes-action-end-main = terminar a preparação
heroes-action-pass = passar
heroes-action-target = mirar em { $to }
heroes-action-done = é só isso
heroes-action-opponent = contra { $who }
heroes-action-pay = pagar com { $card }
heroes-action-take = pegar { $card }
heroes-action-discard = { $card } para o fundo do deck
heroes-action-concede = desistir
heroes-action-yes = sim
heroes-action-no = não
heroes-action-option = opção { $number }

heroes-event-starts = { $who } começa.
heroes-event-shuffled = { $who } embaralhou o deck.
heroes-event-drew = { $who } comprou { $count ->
        [one] uma carta
       *[other] { $count } cartas
    }.
heroes-event-drew-seen = { $who } comprou { $cards }.
heroes-event-redrew = { $who } mostrou personagens de menos e comprou de novo: { $cards }.
heroes-event-turn = Turno { $turn } (rodada { $round }): { $who }.
heroes-event-grand-combat = Rodada { $round }: o Time Comum e o Mob lutam.
heroes-event-stage = Começa a etapa { $stage }, { $mode ->
        [teams] em times
       *[arena] cada um por si
    }: { $seats }.
heroes-event-called-up = { $who } convocou { $card } do deck, mostrando { $cards }.
heroes-event-reserve = { $who } ganhou { $amount } de energia, { $reserve } na reserva.
heroes-event-fielded = { $who } colocou { $card } no time.
heroes-event-swapped = { $who } colocou { $card } no lugar de { $out }.
heroes-event-source = { $who } jogou a fonte de energia { $card }.
heroes-event-event = { $who } jogou o evento { $card }.
heroes-event-equipped = { $who } jogou o equipamento { $card } por { $cost }.
heroes-event-attached = { $who } anexou { $card } a { $to }.
heroes-event-allocated = { $who } alocou uma energia em { $card }.
heroes-event-withdrew = { $who } tirou uma energia de { $card }.
heroes-event-relocated = { $who } enviou { $card } ao Time Comum.
heroes-event-came-back = { $who } chamou { $card } de volta do Time Comum.
heroes-event-main-ended = { $who } terminou a preparação.
heroes-event-used = { $card } usou { $power }{ $aimed ->
        [yes] {" "}em { $aims }
       *[no] {""}
    }.
heroes-event-activated = { $who } ativou { $card }{ $aimed ->
        [yes] {" "}em { $aims }
       *[no] {""}
    }.
heroes-event-picked = O acaso escolheu { $card }.
heroes-event-accepted = { $who } disse sim a { $card }.
heroes-event-declined = { $who } disse não a { $card }.
heroes-event-chose-option = { $who } escolheu a opção { $number } de { $card }.
heroes-event-paid-health = { $card } perdeu { $amount } de Saúde como custo.
heroes-event-discarded = { $who } pôs { $card } no fundo do deck.
heroes-event-evaded = { $card } se esquivou.
heroes-event-perceived = { $card } percebeu o ataque.
heroes-event-hurt = { $card } levou { $amount } de dano{ $lost ->
        [0] , e a Proteção absorveu: Saúde { $health }
       *[other] {" "}e perdeu { $lost } de Saúde: restam { $health }
    }, Proteção { $pool }.
heroes-event-healed = { $card } recuperou { $amount } de Saúde: { $health } agora.
heroes-event-token = { $card } recebeu { $stack ->
        [yes] uma stack de { $amount } { $token }
       *[no] { $token }
    }.
heroes-event-token-gone = { $card } perdeu { $stack ->
        [yes] uma stack de { $amount } { $token }
       *[no] { $token }
    }.
heroes-event-expired = { $stack ->
        [yes] Uma stack de { $amount } { $token } se desfez
       *[no] { $token } se desfez
    }: { $card }.
heroes-event-token-blocked = { $card } é imune: nada de { $token }.
heroes-event-charged = { $card } ganhou { $amount } de energia.
heroes-event-drained = { $card } perdeu { $amount } de energia.
heroes-event-moved-energy = { $amount } de energia passou de { $card } para { $to }.
heroes-event-stored = { $card } guardou { $amount } de energia.
heroes-event-dissipated = { $amount } de energia da reserva de { $who } se dissipou.
heroes-event-left-play = { $card } foi para o fundo do deck.
heroes-event-searched = { $who } procurou no deck.
heroes-event-took = { $who } pegou { $card } do deck.
heroes-event-revealed = { $who } olhou a mão de { $whose }.
heroes-event-revealed-seen = { $who } viu na mão de { $whose }: { $cards }.
heroes-event-rolled = { $what ->
        [burn] Queimadura
       *[chance] Sorte
    } de { $card }: { $result } em um dado de { $sides }.
heroes-event-order = A ordem de combate: { $cards }.
heroes-event-slot = { $card } pode agir.
heroes-event-passed = { $card } não fez nada.
heroes-event-stunned = { $card } estava sob Atordoamento e perdeu a vez.
heroes-event-readied = { $card } pode agir mais uma vez.
heroes-event-bled = { $card } sangrou: { $amount }.
heroes-event-triggered = { $card } teve efeito.
heroes-event-knocked-out = { $card } sofreu nocaute.
heroes-event-eliminated = { $who } está fora do jogo.
heroes-event-conceded = { $who } desistiu.
heroes-event-ended = { $reason }

heroes-reason-last-standing = { $drawn ->
        [one] { $who } venceu: foi quem restou.
       *[other] { $who } venceram: foi o time que restou.
    }
heroes-reason-all-out = Todos os que restavam caíram juntos: empate entre { $who }.
heroes-reason-round-limit = A última rodada acabou. { $drawn ->
        [one] { $who } venceu por nocautes e Saúde.
       *[other] Em primeiro: { $who }.
    }
heroes-reason-mob-defeated = O Mob sofreu nocaute: { $who } venceram.
heroes-reason-mob-wins = Todos foram eliminados: o Mob venceu.
heroes-reason-rounds-over = A última rodada acabou e o Mob ainda está de pé: o Mob venceu.
heroes-ending-side = { $who }: { $knockouts } de { $most } nocautes, { $health } de Saúde restante.
heroes-ending-mob = { $card }: { $health } de { $most } de Saúde restante.

heroes-end-last-standing = último lado em jogo
heroes-end-all-out = todos fora juntos
heroes-end-round-limit = última rodada
heroes-end-mob-defeated = Mob derrotado
heroes-end-mob-wins = vitória do Mob
heroes-end-rounds-over = última rodada contra o Mob

heroes-table-turn = { $stage ->
        [0] {""}
       *[other] Etapa { $stage }{ $mode ->
            [teams] , em times
            [arena] , cada um por si
           *[other] {""}
        }.{" "}
    }Rodada { $round }, turno { $turn }: { $who }, { $phase }.
heroes-table-grand-combat = Rodada { $round }: o grande combate{ $phase ->
        [combat] {""}
       *[other] , { heroes-phase }
    }.
heroes-table-event = Evento: { $card }, jogado por { $who }: { $text }
heroes-table-mob = O Mob:
heroes-table-player = { $who }{ $team ->
        [0] {""}
       *[other] {" "}(time { $team })
    }: nocautes { $knockouts } de 4, substituições { $substitutions } de 2; reserva { $reserve }, mão { $hand }, deck { $deck }.
heroes-table-not-playing = { $who } não está nesta etapa.
heroes-table-eliminated = { $who } está fora do jogo.
heroes-table-character = {"  "}{ $card }: Saúde { $health } de { $most }, Proteção { $protection }, Velocidade { $speed }, energia { $energy } de { $storage }; { $traits }.
heroes-table-text = {"    "}{ $text }
heroes-table-attached = {"    "}com { $card }{ $works ->
        [no] {" "}(adormecida)
       *[yes] {""}
    }: { $text }
heroes-table-sources = {"  "}Fontes de energia: { $cards }.
heroes-table-equipment = {"  "}Equipamento: { $card }, energia { $energy } de { $storage }.
heroes-table-equipment-text = {"  "}Equipamento: { $card }, energia { $energy } de { $storage }: { $text }
heroes-table-dead = {"  "}Zona Morta: { $cards }.
heroes-table-order = Ordem de combate: { $cards }.
heroes-table-seen-hand = Visto na mão de { $who } no turno { $turn }: { $cards }.
heroes-asking = { $card } pergunta a você: { $text }
heroes-table-hand = Mão: { $card } ({ $facts }).
heroes-table-hand-text = Mão: { $card } ({ $facts }): { $text }
heroes-table-over = { $reason }

# O tabuleiro

heroes-board-character = { $card } de { $who }. Saúde { $health } de { $most }, Proteção { $pool }{ $shields ->
        [0] {""}
       *[other] {" "}e { $shields } { $shields ->
            [one] Escudo
           *[other] Escudos
        }
    }, Velocidade { $speed }, energia { $energy } de { $storage }, { $orientation }
heroes-board-now = Saúde { $health } de { $most }, Proteção { $pool }{ $shields ->
        [0] {""}
       *[other] {" "}e { $shields } { $shields ->
            [one] Escudo
           *[other] Escudos
        }
    }, Velocidade { $speed }, energia { $energy } de { $storage }.
heroes-board-printed-speed = Velocidade impressa: { $speed }.
heroes-board-acting = agindo agora
heroes-board-targeted = escolhido como alvo
heroes-board-fresh = recebido neste turno
heroes-board-used = usada neste turno
heroes-board-asleep = adormecida: falta a habilidade ao personagem
heroes-board-equipment = { $card } de { $who }. Energia { $energy } de { $storage }
heroes-board-source = { $card } de { $who }{ $used ->
        [yes] , usada neste turno
       *[no] {""}
    }
heroes-board-plants = Usinas de Energia
heroes-board-plants-of = Usinas de Energia de { $who }. { $count } de { $most } fontes
heroes-board-support = Área de Suporte
heroes-board-support-of = Área de Suporte de { $who }. Equipamentos { $count }
heroes-board-team-place = Um lugar livre no time de { $who }
heroes-board-common-place = O Time Comum
heroes-board-event-place = O evento de todos
heroes-board-event-of = Evento { $card }, jogado por { $who }
heroes-board-event-by = Jogado por { $who }.
heroes-board-no-event = Nenhum evento
heroes-board-player = { $who }. Reserva { $reserve }, renda { $income }, mão { $hand }, deck { $deck }, nocautes { $knockouts } de 4, lugares restantes { $places }, substituições restantes { $substitutions }
heroes-board-bond = { $bond ->
        [you] Você
        [ally] aliado
       *[foe] oponente
    }
heroes-board-out = fora do jogo
heroes-board-watching = fora desta etapa
heroes-board-reserve = reserva
heroes-board-reserve-of = Reserva de { $who }. { $reserve } de energia, mais { $income } por turno
heroes-board-hand = Sua mão
heroes-board-hand-word = mão
heroes-board-hand-count = Cartas na mão: { $count }
heroes-board-hand-card = { $card }, { $facts }{ $cost ->
        [0] {""}
       *[other] , custa { $cost } agora
    }
heroes-board-deck-word = deck
heroes-board-deck-count = Cartas no deck: { $count }
heroes-board-places-word = { $count ->
        [0] lugares
        [one] lugar
       *[other] lugares
    }
heroes-board-substitutions-word = { $count ->
        [0] trocas
        [one] troca
       *[other] trocas
    }
heroes-board-places = Lugares do time restantes: { $places }; substituições restantes: { $substitutions }
heroes-board-dead-word = caídos
heroes-board-dead-of = Zona Morta de { $who }: cartas { $count }, nocautes { $knockouts } de 4
heroes-board-pile-empty = Ainda não há nada aqui.
heroes-board-seen-hand = A mão de { $who } como você a viu no turno { $turn }
heroes-board-shown = Mostrado a todos
heroes-board-shown-by = { $who } mostrou:
heroes-board-order = A ordem do combate
heroes-board-in-order = { $card } de { $who }, { $state ->
        [now] agindo agora
        [done] já teve sua vez
       *[waits] espera
    }
heroes-board-powers = O que pode usar
heroes-board-unusable = O que não pode usar agora
heroes-board-asking = { $card } pergunta: { $text }
heroes-board-using = { $who }: { $what }{ $count ->
        [0] {""}
       *[other] {" "}em { $aims }
    }
heroes-board-round = Rodada { $round }
heroes-board-stage = Etapa { $stage }
heroes-board-grand-combat = O grande combate
heroes-board-turn-of = { $mine ->
        [yes] Seu turno
       *[no] Turno de { $who }
    }
heroes-board-phase-now = Fase: { $phase }
heroes-board-waiting = Esperando { $who } ...
heroes-board-searching = Seu deck
heroes-board-sides = Lados da mesa
heroes-board-choices = podem ser escolhidos ali
heroes-board-reading = Aponte para uma carta e leia-a aqui.
heroes-board-keyword-rule = { $keyword ->
        [agility] cada um dá +1 de Velocidade
        [slow] cada um dá -1 de Velocidade
        [strength] cada um soma 1 ao dano das ações do personagem
        [weakness] cada um tira 1 do dano das ações do personagem
        [more_life] cada um dá +1 de Saúde máxima; ao recebê-lo, todo Veneno sai
        [less_life] cada um dá -1 de Saúde máxima
        [shield] cada um dá +1 de Proteção, é usado primeiro e fica até ser usado
        [taunt] os inimigos têm de mirar em quem provoca
        [perception] o token anula todo o dano de um ataque e sai; fica até ser usado
        [evasion] o personagem evita os ataques de personagens mais lentos
        [sight] o personagem ignora Provocação, Invisibilidade e a própria Confusão ao mirar
        [invisibility] os inimigos não podem mirar no personagem, a menos que ele provoque
        [poison] cada um que expira causa 1 de dano; uma cura o remove sem dano
        [burn] -1 de Velocidade e -1 de dano; cada um que expira causa 1 de dano, e pode ficar
        [bleed] cada um causa 1 de dano toda vez que o personagem usa uma ação ativa
        [disease] o personagem não pode ser curado; cada um que expira causa 1 de dano
        [silence] o personagem não pode usar ações passivas nem cartas de ação
        [confusion] os alvos do personagem são escolhidos ao acaso entre todos os outros
        [stun] o personagem perde a próxima vez de agir
        [fury] o personagem tem de atacar, e o acaso escolhe o inimigo
       *[immunity] { $against ->
            [damage] o personagem não sofre dano nenhum
            [death] o personagem não pode ser nocauteado
            [heal] curas não têm efeito no personagem
           *[other] o personagem não pode receber esses tokens, e os que já tem não fazem nada enquanto isso
        }
    }
heroes-mark-health = Saúde: em 0 o personagem é nocauteado
heroes-mark-protection = Proteção, que o dano gasta antes da Saúde; + Escudos, gastos primeiro
heroes-mark-speed = Velocidade: os mais velozes agem primeiro
heroes-mark-energy = a energia do personagem, e o espaço para mais
heroes-mark-reserve = a reserva, e o que entra a cada turno; ela se dissipa no fim do turno
heroes-mark-give = dá ao personagem 1 de energia da reserva
heroes-mark-acted = virado 90°: já agiu
heroes-mark-readied = virado 45°: usou uma ação passiva
heroes-mark-buff = um token que ajuda, e quantos
heroes-mark-debuff = um token que prejudica, e quantos
heroes-mark-stack = uma pilha: expira inteira
heroes-mark-fresh = recebido neste turno: ainda não expira
heroes-mark-hand = cartas na mão
heroes-mark-deck = cartas no deck
heroes-mark-places = lugares e trocas que restam
heroes-mark-knockouts = nocautes; com todos, o jogador está fora
heroes-mark-sign-hero = um herói
heroes-mark-sign-villain = um vilão
heroes-mark-sign-hero-villain = um herói que virou vilão
heroes-mark-sign-villain-hero = um vilão que virou herói
heroes-mark-sign-basic = uma fonte de energia básica: 1 de energia por turno, sozinha
heroes-mark-sign-advanced = uma fonte de energia avançada: toque nela todo turno para ativá-la
heroes-mark-sign-equipment = um equipamento
heroes-mark-sign-silo = um silo, que guarda energia
heroes-mark-sign-event = um evento
heroes-mark-sign-active = uma ação ativa, na vez do personagem no combate
heroes-mark-sign-passive = uma ação passiva, na preparação

heroes-deck-living-garden = Jardim Vivo
heroes-deck-dawn-blitz = Ataque da Alvorada
heroes-deck-titanium-wall = Muralha de Titânio
heroes-deck-broken-court = Corte Partida
heroes-deck-star-choir = Coro Estelar
heroes-deck-living-garden-what = Fácil. Veneno, Doença e Queimadura roem o inimigo enquanto você se cura; a Última Jardineira faz a colheita.
heroes-deck-dawn-blitz-what = Fácil. Atacantes velozes, com Evasão e Força a mais, vencem a corrida antes que o inimigo se arme.
heroes-deck-titanium-wall-what = Para a segunda partida. Provocação, Escudos e silos, e energia guardada para o Soco de Massa Infinita.
heroes-deck-broken-court-what = Exigente. Controle: Confusão, Fúria, Silêncio, energia roubada, buffs arrancados.
heroes-deck-star-choir-what = Exigente. Deixa todos lentos, perfura com o Julgamento, ganha com a sua aliança e dá imunidade.

heroes-ability = { $ability ->
        [energy] Energia
        [elemental] Elemental
        [toxic] Tóxico
        [science] Ciência
        [mentalism] Mentalismo
        [magic] Magia
        [strength] Força
        [speed] Velocidade
        [flight] Voo
        [cosmic] Cósmica
       *[divine] Divino
    }

# Por que uma ação não é permitida

why-heroes-asked = Primeiro responda a { $card }: { $kind ->
        [may] sim ou não
       *[option] escolha uma das opções
    }.
why-heroes-declaring = Você está no meio de { $what }: { $kind ->
        [target] escolha o alvo
        [opponent] escolha um oponente
        [source] escolha a fonte básica que você vai descartar
       *[pay] escolha com o que vai pagar
    }.
why-heroes-searching = Você está procurando no deck { $type ->
        [character] um personagem
        [source] uma fonte de energia
        [event] um evento
        [equipment] um equipamento
       *[action] uma carta de ação
    }: leve uma carta ou diga que está pronto.
why-heroes-discard-first = Você tem mais de { $most } cartas na mão: primeiro escolha uma para pôr no fundo do deck.
why-heroes-main-only = { $what ->
        [field] Só se coloca personagem em jogo
        [source] Só se joga fonte de energia
        [event] Só se joga evento
        [equip] Só se joga equipamento
        [attach] Só se anexa carta de ação
        [allocate] Só se aloca energia
        [withdraw] Só se tira energia de silo
        [activate] Só se ativa fonte ou equipamento
       *[relocate] Só se realoca personagem
    } na própria Preparação. Agora é a vez de { $actor }: use uma das ações do personagem, ou passe.
why-heroes-combat-on = Isto é o combate, e é a vez de { $actor }: use uma das ações do personagem, ou passe.
why-heroes-not-asked = { $what ->
        [pass] Não é a vez de nenhum personagem: não há o que passar. Encerre a Preparação quando estiver pronto.
        [target] Nada está esperando um alvo agora.
        [payment] Nada está esperando pagamento agora.
        [search] Você não está procurando cartas no deck agora.
        [discard] Só se descarta no fim do seu turno, se houver cartas demais na mão.
       *[effect] Nenhum efeito está perguntando nada a você agora.
    }
why-heroes-unseen = Você não vê nenhuma carta de número { $number }.
why-heroes-not-in-hand = { $card } não está na sua mão.
why-heroes-other-type = { $card } é { $is_a ->
        [character] um personagem
        [source] uma fonte de energia
        [event] um evento
        [equipment] um equipamento
       *[action] uma carta de ação
    }, e não { $needs ->
        [character] um personagem
        [source] uma fonte de energia
        [event] um evento
        [equipment] um equipamento
       *[action] uma carta de ação
    }.
why-heroes-no-character = { $card } não é um personagem em jogo.
why-heroes-not-yours = { $card } não é uma carta sua.
why-heroes-not-in-play = { $card } não está em jogo.
why-heroes-unique = { $card } é uma carta única, e já há uma cópia em jogo.
why-heroes-field-limit = { $most ->
        [one] Você já colocou um personagem em jogo neste turno, e só se coloca um por turno.
       *[other] Você já colocou { $most } personagens em jogo neste turno, e é só o que se pode.
    }
why-heroes-team-full = Seu time está cheio: cabem { $most } personagens. Ainda dá para colocar um no lugar de outro.
why-heroes-no-substitution = Suas duas substituições já foram usadas: ninguém mais pode entrar no seu time.
why-heroes-same-name = { $card } não pode estar junto com { $other }: são da mesma Terra e têm o mesmo { $same ->
        [name] nome
       *[ego] alter-ego
    }.
why-heroes-must-field = Você não tem personagem em jogo e pode colocar um: sem personagem, estaria eliminado.
why-heroes-no-common-team = Só há Time Comum em Desafiadores do Infinito.
why-heroes-relocated = Você já realocou um personagem neste turno, e só se realoca um por turno.
why-heroes-common-full = O Time Comum está cheio: só tem { $most } lugares.
why-heroes-source-played = Você já jogou uma fonte de energia neste turno, e só se joga uma por turno.
why-heroes-short-of-sources = { $card } custa { $cost ->
        [one] uma fonte básica
       *[other] { $cost } fontes básicas
    } para entrar, e { $have ->
        [0] você não tem nenhuma
       *[other] você só tem { $have }
    } em jogo.
why-heroes-plants-full = Suas usinas estão cheias: cabem { $most } fontes.
why-heroes-event-played = Você já jogou um evento neste turno, e só se joga um por turno.
why-heroes-event-blocked = { $card } está em jogo, e nesta partida um evento não substitui outro.
why-heroes-short-of-reserve = { $card } custa { $cost } de energia da reserva, e você tem { $have }.
why-heroes-attachments-full = { $card } já tem { $most ->
        [one] uma carta de ação, e não cabe mais nenhuma
       *[other] { $most } cartas de ação, e não cabe mais nenhuma
    }.
why-heroes-no-host = { $what } é para quem tem a habilidade { $ability }, e nenhum personagem seu tem.
why-heroes-lacks-ability = { $what } é para quem tem a habilidade { $ability }, e { $card } não tem.
why-heroes-same-action = { $card } já tem uma cópia de { $what }.
why-heroes-holds-no-energy = { $card } não guarda energia: só personagens e equipamentos guardam.
why-heroes-reserve-empty = Sua reserva está vazia: não há energia para alocar.
why-heroes-drawn-from = Você tirou energia de { $card } neste turno: só no próximo pode pôr de novo.
why-heroes-storage-full = Em { $card } não cabe mais: o limite é { $most } de energia.
why-heroes-no-silo = { $card } não é um silo: a energia fica lá até ser gasta.
why-heroes-forbidden = { $card } está em jogo e impede: { $what ->
        [passive] você não pode usar ações passivas
        [advanced_sources] você não pode ativar fontes avançadas
       *[ability] você não pode usar ações anexadas desse tipo
    }.
why-heroes-not-activated = { $card } não é fonte de energia nem equipamento: só esses se ativam.
why-heroes-basic-source = { $card } é uma fonte básica: dá energia sozinha, no começo do seu turno.
why-heroes-no-activation = Não há o que ativar em { $card }: a carta funciona sozinha.
why-heroes-activation-number = { $count ->
        [one] { $card } só tem uma ativação.
       *[other] { $card } só tem { $count } ativações.
    }
why-heroes-activation-first = A primeira ativação de { $card } se escreve sem número.
why-heroes-activated = Você já ativou { $card } neste turno, e só se ativa uma vez por turno.
why-heroes-no-user = { $card } não usa ações: só personagens e as cartas de ação anexadas a eles usam.
why-heroes-action-number = { $count ->
        [one] { $card } só tem uma ação própria: a1.
       *[other] { $card } tem { $count } ações próprias: de a1 a a{ $count }.
    }
why-heroes-attached-number = { $card } é uma carta de ação: a ação dela se escreve sem número.
why-heroes-active-in-combat = { $what } é uma ação ativa: usa-se no combate, na vez do personagem.
why-heroes-again-only = Agora só dá para usar { $what } mais uma vez, ou passar.
why-heroes-other-slot = { $card } tem de esperar: agora é a vez de { $actor }.
why-heroes-fury = { $card } tem Fúria: precisa atacar, e não pode fazer outra coisa.
why-heroes-fury-attacks = { $card } tem Fúria: precisa atacar, e não pode passar.
why-heroes-used-in-slot = Você já usou { $what }: na vez do personagem, cada ação ativa serve uma vez só.
why-heroes-stunned = { $card } tem Atordoamento: não pode usar nenhuma ação.
why-heroes-silenced = { $card } tem Silêncio: não pode usar ações passivas nem cartas de ação anexadas.
why-heroes-ability-lost = { $card } não tem a habilidade { $ability } agora: enquanto não tiver, { $what } não pode ser usada.
why-heroes-has-acted = { $card } já usou uma ação ativa: depois dela não há ação passiva no mesmo turno.
why-heroes-passive-used = Você já usou { $what } neste turno, e cada ação passiva serve uma vez por turno.
why-heroes-once = Você já usou { $what }, e só se usa uma vez por partida.
why-heroes-short-of-energy = { $what } custa { $cost } de energia, e { $own ->
        [yes] essa carta tem
       *[no] { $card } tem
    } { $have }.
why-heroes-short-of-keep = { $what } pede { $cost } de energia { $own ->
        [yes] na própria carta, que tem
       *[no] em { $card }, que tem
    } { $have }.
why-heroes-short-of-cards = { $what } custa { $cost ->
        [one] uma carta
       *[other] { $cost } cartas
    } da sua mão, e { $have ->
        [0] você não tem nenhuma
       *[other] você só tem { $have }
    }.
why-heroes-short-of-health = { $what } custa { $cost } de Saúde de um personagem seu, e nenhum sobreviveria.
why-heroes-no-target = { $what } precisa de um alvo, e não há { $side ->
        [enemy] inimigo
        [own] aliado
       *[any] personagem
    } que sirva.
why-heroes-target-taken = { $card } já é alvo de { $what }: escolha outro.
why-heroes-target-character = { $what } pede um personagem em jogo, e { $card } não é.
why-heroes-target-equipment = { $what } pede um equipamento em jogo, e { $card } não é.
why-heroes-target-outside = { $card } não está no Time Comum: no Grande Combate, só o Time Comum e o Mob podem ser escolhidos.
why-heroes-target-side = { $what } só serve para { $value ->
        [own] o seu lado
       *[enemy] inimigos
    }: { $card } não pode ser o alvo.
why-heroes-target-other = { $what } não pode ter como alvo quem a usa: escolha outro, e não { $card }.
why-heroes-target-token = { $card } não tem { $value }, como { $what } pede.
why-heroes-target-alliance = { $card } não é { $value ->
        [dawn] da Guarda do Alvorecer
        [garden] do Jardim Vivo
        [mist] do Sindicato da Névoa
        [forge] da Forja de Titânio
        [choir] do Coro Estelar
       *[court] da Corte Partida
    }, como { $what } pede.
why-heroes-target-ability = { $card } não tem a habilidade { $value }, como { $what } pede.
why-heroes-target-alignment = O alinhamento de { $card } não é { $value ->
        [hero] herói
        [villain] vilão
        [hero_villain] herói-vilão
       *[villain_hero] vilão-herói
    }, como { $what } pede.
why-heroes-target-earth = { $card } não é da Terra { $value }, como { $what } pede.
why-heroes-target-min = { $card } tem menos de { $value } { $stat ->
        [stars] estrelas
        [health] de Saúde
        [protection] de Proteção
        [speed] de Velocidade
       *[energy] de energia
    }, o mínimo que { $what } pede.
why-heroes-target-max = { $card } tem mais de { $value } { $stat ->
        [stars] estrelas
        [health] de Saúde
        [protection] de Proteção
        [speed] de Velocidade
       *[energy] de energia
    }, o máximo que { $what } aceita.
why-heroes-target-state = { $card } não sofreu dano, e { $what } só serve para personagens com dano.
why-heroes-invisible = { $card } tem Invisibilidade: não pode ser alvo de { $what }.
why-heroes-taunt = { $card } não pode ser o alvo enquanto houver inimigo com Provocação: { $taunting }.
why-heroes-taunt-first = Ainda não: { $what } precisa ter como alvo também quem tem Provocação: { $taunting }.
why-heroes-needs-target = { $what } precisa de um alvo: escolha um.
why-heroes-no-player = { $count ->
        [one] Só há um jogador: não há jogador { $number }.
       *[other] Só há { $count } jogadores: não há jogador { $number }.
    }
why-heroes-no-opponent = { $who } não é seu oponente.
why-heroes-opponent-out = { $who } está fora da partida.
why-heroes-pays-already = { $card } já está pagando: escolha outra carta.
why-heroes-not-basic = { $what } se paga com uma fonte básica em jogo, e { $card } não é.
why-heroes-not-to-discard = { $what } se paga com uma carta da sua mão, e { $card } não está nela.
why-heroes-too-weak = { $card } não sobreviveria a perder { $cost } de Saúde por { $what }.
why-heroes-not-in-deck = Não há { $card } no seu deck.
why-heroes-no-option = Só há as opções de 1 a { $count }.
why-heroes-option-taken = Você já escolheu a opção { $number }: escolha outra.

# Quanto custa uma ação

price-heroes-place = uma vaga no time ({ $left ->
        [0] não sobra nenhuma
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-heroes-substitution = uma substituição ({ $left ->
        [0] não sobra nenhuma
       *[one] sobra { $left }
    })
price-heroes-fielding = { $left ->
        [0] o último personagem deste turno
        [one] um dos personagens deste turno (sobra { $left })
       *[other] um dos personagens deste turno (sobram { $left })
    }
price-heroes-out = { $card } volta para o deck{ $energy ->
        [0] {""}
       *[other] , com { $energy } de energia perdida
    }{ $actions ->
        [0] {""}
        [one] , junto com uma carta de ação
       *[other] , junto com { $actions } cartas de ação
    }
price-heroes-source = a sua fonte de energia deste turno
price-heroes-discard-source = descartar { $amount ->
        [one] uma fonte básica
       *[other] { $amount } fontes básicas
    } ({ $left ->
        [0] não sobra nenhuma
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-heroes-event = o seu evento deste turno
price-heroes-event-gone = { $card } sai de jogo
price-heroes-reserve = { $amount } de energia ({ $left ->
        [0] não sobra nada na reserva
        [one] sobra { $left } na reserva
       *[other] sobram { $left } na reserva
    })
price-heroes-attachment = um lugar para cartas de ação em { $card } ({ $left ->
        [0] não sobra nenhum
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-heroes-energy = { $amount } de energia de { $card } ({ $last ->
        [yes] não sobra nada: a carta é descartada
       *[no] { $left ->
            [0] não sobra nada
            [one] sobra { $left }
           *[other] sobram { $left }
        }
    })
price-heroes-discard = descartar { $amount ->
        [one] uma carta
       *[other] { $amount } cartas
    } ({ $left ->
        [0] não sobra nenhuma
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-heroes-health = { $amount } de Saúde de um personagem seu
price-heroes-health-of = { $amount } de Saúde de { $card } ({ $left ->
        [one] sobra { $left }
       *[other] sobram { $left }
    })
price-heroes-once = o único uso nesta partida
price-heroes-relocation = a sua realocação deste turno

### Por quê: o que o mestre diz de uma ação

heroes-coach-field = Todos em jogo agem em todo turno, no seu e no deles: lugar vazio é ação perdida.
heroes-coach-swap = Quem sai escapa de um nocaute, e quem entra está inteiro.
heroes-coach-source = A fonte dá energia em todos os turnos que vêm: quanto antes, mais.
heroes-coach-event = Há um evento só para todos: o seu ajuda você e expulsa outro.
heroes-coach-equip = Equipamento funciona sem combate, e ninguém o evade.
heroes-coach-attach = A ação anexada fica até o fim da partida; dê a quem aguenta e tem energia.
heroes-coach-allocate = Energia na reserva se perde no fim do turno; no personagem certo vira um golpe, no turno deles também.
heroes-coach-withdraw = O que foi guardado vale mais em quem pode usar agora.
heroes-coach-activate = Uma vez por turno, em todo turno: o que não se usa hoje se perde.
heroes-coach-use = De preferência em quem ainda não agiu, ou em quem cai com isso.
heroes-coach-relocate = Só quem está no Time Comum luta, e o Mob bate no mais fraco deles.
heroes-coach-end-main = Tudo o que serve já foi alocado; agora agem os mais velozes.
heroes-coach-pass = A energia guardada agora faz um golpe maior na próxima.
heroes-coach-target = Nocauteie quem pode ser nocauteado; senão, quem ainda vai agir.
heroes-coach-done = Mais um alvo não renderia nada.
heroes-coach-opponent = É quem mais sai perdendo.
heroes-coach-pay = É o que menos vai fazer falta.
heroes-coach-take = Destas, é a que falta ao seu time.
heroes-coach-discard = Da sua mão, é a que menos ajuda na situação atual.
heroes-coach-yes = O efeito rende mais do que custa.
heroes-coach-no = O efeito custa mais do que rende.
heroes-coach-option = Destas, é a que mais ajuda na situação atual.

# Generated from the card files by `python -m carteado.games.heroes.messages`; do not edit.

heroes-card-c01 = Faísca de Bolso
heroes-facts-c01 = personagem, 1 estrela, Saúde 5, Proteção 1, Velocidade 6; alinhamento: herói; alter ego Nina Brasa; Terra 1; Guarda do Alvorecer; habilidades: Energia
heroes-text-c01 = Choque: Cause 1 de dano a um inimigo alvo. | Carga Estática [Gera 1]: Coloque 1 token de Agilidade neste personagem.
heroes-line-c01 = alinhamento: herói; alter ego Nina Brasa; Terra 1; Guarda do Alvorecer; habilidades: Energia
heroes-power-c01-a1 = Choque
heroes-power-c01-a2 = Carga Estática
heroes-card-c02 = Sombra do Beco
heroes-facts-c02 = personagem, 1 estrela, Saúde 5, Proteção 1, Velocidade 7; alinhamento: vilão-herói; alter ego Tomé Vidal; Terra 1; Sindicato da Névoa; habilidades: Velocidade
heroes-text-c02 = Estilete: Cause 1 de dano a um inimigo alvo. | Sumir na Esquina [Utiliza 1]: Cause 1 de dano a um inimigo alvo, e coloque 1 token de Sangramento nele e 1 token de Invisibilidade neste personagem.
heroes-line-c02 = alinhamento: vilão-herói; alter ego Tomé Vidal; Terra 1; Sindicato da Névoa; habilidades: Velocidade
heroes-power-c02-a1 = Estilete
heroes-power-c02-a2 = Sumir na Esquina
heroes-card-c03 = Voluntária da Clínica
heroes-facts-c03 = personagem, 1 estrela, Saúde 6, Proteção 0, Velocidade 4; alinhamento: herói; alter ego Rosa Amparo; Terra 1; Guarda do Alvorecer; habilidades: Ciência
heroes-text-c03 = Primeiros Socorros [passiva]: Cure 1 de Saúde de um aliado alvo. | Sedativo: Coloque 1 token de Lentidão em um inimigo alvo.
heroes-line-c03 = alinhamento: herói; alter ego Rosa Amparo; Terra 1; Guarda do Alvorecer; habilidades: Ciência
heroes-power-c03-a1 = Primeiros Socorros
heroes-power-c03-a2 = Sedativo
heroes-card-c04 = Golem de Sucata
heroes-facts-c04 = personagem, 1 estrela, Saúde 5, Proteção 2, Velocidade 1; alinhamento: herói; alter ego Unidade S-4; Terra 7; Forja de Titânio; habilidades: Força
heroes-text-c04 = Tomar a Frente [passiva]: Coloque 1 token de Provocação neste personagem. | Empurrão: Cause 1 de dano a um inimigo alvo.
heroes-line-c04 = alinhamento: herói; alter ego Unidade S-4; Terra 7; Forja de Titânio; habilidades: Força
heroes-power-c04-a1 = Tomar a Frente
heroes-power-c04-a2 = Empurrão
heroes-card-c05 = Broto de Esporos
heroes-facts-c05 = personagem, 1 estrela, Saúde 5, Proteção 1, Velocidade 3; alinhamento: herói; alter ego Muda; Terra 7; Jardim Vivo; habilidades: Tóxico, Elemental
heroes-text-c05 = Sopro de Esporos: Coloque 1 token de Veneno em um inimigo alvo. | Criar Raiz [Gera 1]: Cure 1 de Saúde deste personagem.
heroes-line-c05 = alinhamento: herói; alter ego Muda; Terra 7; Jardim Vivo; habilidades: Tóxico, Elemental
heroes-power-c05-a1 = Sopro de Esporos
heroes-power-c05-a2 = Criar Raiz
heroes-card-c06 = Lanterninha Sussurrante
heroes-facts-c06 = personagem, 1 estrela, Saúde 5, Proteção 1, Velocidade 5; alinhamento: vilão; alter ego Jonas Breu; Terra 1; Corte Partida; habilidades: Mentalismo
heroes-text-c06 = Dúvida: Coloque 1 token de Fraqueza em um inimigo alvo. | Boato Cruel [Utiliza 1]: Cause 1 de dano a um inimigo alvo e coloque 1 token de Fúria nele. | Vaia: Depois que um inimigo ataca, com 1 chance em 4, coloque 1 token de Fraqueza nele.
heroes-line-c06 = alinhamento: vilão; alter ego Jonas Breu; Terra 1; Corte Partida; habilidades: Mentalismo
heroes-power-c06-a1 = Dúvida
heroes-power-c06-a2 = Boato Cruel
heroes-card-c07 = Estrelícia Veloz
heroes-facts-c07 = personagem, 2 estrelas, Saúde 6, Proteção 1, Velocidade 9; alinhamento: herói; alter ego Lia Campos; Terra 1; Jardim Vivo; habilidades: Velocidade, Voo
heroes-text-c07 = Bicada Rápida [Utiliza 1, até 3 vezes]: Cause 2 de dano a um inimigo alvo e coloque 1 token de Agilidade neste personagem. | Dardo de Pena: Cause 1 de dano a um inimigo alvo.
heroes-line-c07 = alinhamento: herói; alter ego Lia Campos; Terra 1; Jardim Vivo; habilidades: Velocidade, Voo
heroes-power-c07-a1 = Bicada Rápida
heroes-power-c07-a2 = Dardo de Pena
heroes-card-c08 = Náiade do Córrego
heroes-facts-c08 = personagem, 2 estrelas, Saúde 6, Proteção 2, Velocidade 5; alinhamento: herói; alter ego Iara Fonte; Terra 7; Jardim Vivo; habilidades: Elemental, Magia
heroes-text-c08 = Onda Serena [Utiliza 1]: Cure 2 de Saúde de um aliado alvo e coloque 1 token de Agilidade nele. | Respingo Gelado: Cause 1 de dano a um inimigo alvo.
heroes-line-c08 = alinhamento: herói; alter ego Iara Fonte; Terra 7; Jardim Vivo; habilidades: Elemental, Magia
heroes-power-c08-a1 = Onda Serena
heroes-power-c08-a2 = Respingo Gelado
heroes-card-c09 = Arromba-Cofres
heroes-facts-c09 = personagem, 2 estrelas, Saúde 6, Proteção 1, Velocidade 7; alinhamento: vilão; alter ego Beto Gazua; Terra 1; Sindicato da Névoa; habilidades: Ciência, Velocidade
heroes-text-c09 = Bater Carteira: Mova 1 de energia de um inimigo alvo com pelo menos 1 de energia para este personagem. | Fumaça e Fuga [Utiliza 1]: Cause 2 de dano a um inimigo alvo e coloque 1 token de Evasão neste personagem.
heroes-line-c09 = alinhamento: vilão; alter ego Beto Gazua; Terra 1; Sindicato da Névoa; habilidades: Ciência, Velocidade
heroes-power-c09-a1 = Bater Carteira
heroes-power-c09-a2 = Fumaça e Fuga
heroes-card-c10 = Bruto da Fornalha
heroes-facts-c10 = personagem, 2 estrelas, Saúde 8, Proteção 2, Velocidade 2; alinhamento: vilão-herói; alter ego Caim Forno; Terra 7; Forja de Titânio; habilidades: Força, Elemental
heroes-text-c10 = Punho em Brasa [Utiliza 1]: Cause 2 de dano a um inimigo alvo e coloque 1 token de Queimadura nele. | Cabeçada: Cause 1 de dano a um inimigo alvo.
heroes-line-c10 = alinhamento: vilão-herói; alter ego Caim Forno; Terra 7; Forja de Titânio; habilidades: Força, Elemental
heroes-power-c10-a1 = Punho em Brasa
heroes-power-c10-a2 = Cabeçada
heroes-card-c11 = Noviça do Coro
heroes-facts-c11 = personagem, 2 estrelas, Saúde 6, Proteção 1, Velocidade 4; alinhamento: herói; alter ego Celina Luz; Terra 1; Coro Estelar; habilidades: Divino, Magia
heroes-text-c11 = Hino Protetor [Utiliza 1]: Coloque 2 tokens de Escudo e 1 Imunidade: Tokens Especiais (-) em um aliado alvo. | Nota Clara: Retire 1 debuff de um aliado alvo e coloque 1 token de Escudo nele.
heroes-line-c11 = alinhamento: herói; alter ego Celina Luz; Terra 1; Coro Estelar; habilidades: Divino, Magia
heroes-power-c11-a1 = Hino Protetor
heroes-power-c11-a2 = Nota Clara
heroes-card-c12 = Alquimista do Esgoto
heroes-facts-c12 = personagem, 2 estrelas, Saúde 6, Proteção 1, Velocidade 4; alinhamento: vilão; alter ego Zeca Frasco; Terra 30; Sindicato da Névoa; habilidades: Tóxico, Ciência
heroes-text-c12 = Frasco Sujo [Utiliza 1]: Cause 1 de dano a um inimigo alvo e coloque 2 tokens de Veneno nele. | Destilar [Gera 2]: Coloque 1 token de Veneno neste personagem.
heroes-line-c12 = alinhamento: vilão; alter ego Zeca Frasco; Terra 30; Sindicato da Névoa; habilidades: Tóxico, Ciência
heroes-power-c12-a1 = Frasco Sujo
heroes-power-c12-a2 = Destilar
heroes-card-c13 = Mensageiro da Pipa
heroes-facts-c13 = personagem, 2 estrelas, Saúde 5, Proteção 1, Velocidade 8; alinhamento: herói; alter ego Duda Vento; Terra 1; Guarda do Alvorecer; habilidades: Voo
heroes-text-c13 = Correio Aéreo [passiva]: Se você tiver no máximo 2 cartas na mão, compre 1 carta. | Rasante [não pode errar]: Cause 1 de dano a um inimigo alvo.
heroes-line-c13 = alinhamento: herói; alter ego Duda Vento; Terra 1; Guarda do Alvorecer; habilidades: Voo
heroes-power-c13-a1 = Correio Aéreo
heroes-power-c13-a2 = Rasante
heroes-card-c14 = Duelista Estática
heroes-facts-c14 = personagem, 2 estrelas, Saúde 6, Proteção 2, Velocidade 7; alinhamento: herói; alter ego Helena Faísca; Terra 7; Guarda do Alvorecer; habilidades: Energia, Velocidade
heroes-text-c14 = Contragolpe [Utiliza 1]: Cause 3 de dano a um inimigo alvo. | Em Guarda [Utiliza 1]: Cause 1 de dano a um inimigo alvo e coloque 1 token de Percepção neste personagem. | Embalo: Depois que este personagem ataca, coloque 1 token de Agilidade nele.
heroes-line-c14 = alinhamento: herói; alter ego Helena Faísca; Terra 7; Guarda do Alvorecer; habilidades: Energia, Velocidade
heroes-power-c14-a1 = Contragolpe
heroes-power-c14-a2 = Em Guarda
heroes-card-c15 = Avatar da Natureza
heroes-facts-c15 = personagem, 3 estrelas, Saúde 8, Proteção 2, Velocidade 4; alinhamento: herói; alter ego Ana Raiz; Terra 1; Jardim Vivo; habilidades: Elemental, Tóxico, Força
heroes-text-c15 = Açoite de Espinhos [Utiliza 1]: Cause 3 de dano a um inimigo alvo e coloque 1 token de Sangramento nele. | Fotossíntese [Gera 2]: Cure 1 de Saúde deste personagem. | Muro de Sarça [Utiliza 2]: Coloque 1 token de Escudo em cada aliado.
heroes-line-c15 = alinhamento: herói; alter ego Ana Raiz; Terra 1; Jardim Vivo; habilidades: Elemental, Tóxico, Força
heroes-power-c15-a1 = Açoite de Espinhos
heroes-power-c15-a2 = Fotossíntese
heroes-power-c15-a3 = Muro de Sarça
heroes-card-c16 = Matrona de Ferro
heroes-facts-c16 = personagem, 3 estrelas, Saúde 8, Proteção 3, Velocidade 2; alinhamento: herói; alter ego Dalva Ferraz; Terra 1; Forja de Titânio; habilidades: Força, Ciência
heroes-text-c16 = Segurar a Linha [Utiliza 1]: Coloque 1 token de Provocação, uma stack de 3 tokens de Escudo e 1 Imunidade: Atordoamento neste personagem. | Tapa de Aço [Utiliza 1]: Cause 3 de dano a um inimigo alvo.
heroes-line-c16 = alinhamento: herói; alter ego Dalva Ferraz; Terra 1; Forja de Titânio; habilidades: Força, Ciência
heroes-power-c16-a1 = Segurar a Linha
heroes-power-c16-a2 = Tapa de Aço
heroes-card-c17 = Oráculo do Espelho
heroes-facts-c17 = personagem, 3 estrelas, Saúde 7, Proteção 1, Velocidade 5; alinhamento: herói-vilão; alter ego Ísis Prado; Terra 1; Corte Partida; habilidades: Mentalismo, Magia
heroes-text-c17 = Reflexo Partido [Utiliza 2]: Cause 4 de dano a um inimigo alvo e coloque 1 token de Confusão nele. | Espelho Limpo [Utiliza 1]: Coloque 1 Imunidade: Confusão e 1 Imunidade: Fúria em cada aliado, e cure 1 de Saúde de cada um deles. | Olhar Verdadeiro [Mantém 1]: Coloque 1 token de Visão Privilegiada e 1 token de Força em um aliado alvo.
heroes-line-c17 = alinhamento: herói-vilão; alter ego Ísis Prado; Terra 1; Corte Partida; habilidades: Mentalismo, Magia
heroes-power-c17-a1 = Reflexo Partido
heroes-power-c17-a2 = Espelho Limpo
heroes-power-c17-a3 = Olhar Verdadeiro
heroes-card-c18 = Ginete do Cometa
heroes-facts-c18 = personagem, 3 estrelas, Saúde 7, Proteção 2, Velocidade 8; alinhamento: herói; alter ego Caio Órbita; Terra 1; Coro Estelar; habilidades: Cósmica, Voo, Velocidade
heroes-text-c18 = Carga do Cometa [Utiliza 2, não pode errar]: Cause 4 de dano a um inimigo alvo. | Esteira [Utiliza 1]: Coloque 2 tokens de Agilidade em cada aliado. | Raspão Estelar: Cause 1 de dano a um inimigo alvo.
heroes-line-c18 = alinhamento: herói; alter ego Caio Órbita; Terra 1; Coro Estelar; habilidades: Cósmica, Voo, Velocidade
heroes-power-c18-a1 = Carga do Cometa
heroes-power-c18-a2 = Esteira
heroes-power-c18-a3 = Raspão Estelar
heroes-card-c19 = Barão da Névoa
heroes-facts-c19 = personagem, 3 estrelas, Saúde 7, Proteção 2, Velocidade 5; alinhamento: vilão; alter ego Otávio Brum; Terra 1; Sindicato da Névoa; habilidades: Tóxico, Mentalismo
heroes-text-c19 = Névoa Sufocante [Utiliza 2]: Coloque 1 token de Veneno em cada inimigo e 1 token de Silêncio em um inimigo aleatório. | Dentro da Névoa [Utiliza 1]: Coloque 1 token de Invisibilidade neste personagem e 1 token de Invisibilidade em outro aliado alvo. | Levantar o Véu [Utiliza 1]: Cause 2 de dano a um inimigo alvo, retire todos os tokens especiais (+) dele e coloque 1 Imunidade: Tokens Especiais (+) nele.
heroes-line-c19 = alinhamento: vilão; alter ego Otávio Brum; Terra 1; Sindicato da Névoa; habilidades: Tóxico, Mentalismo
heroes-power-c19-a1 = Névoa Sufocante
heroes-power-c19-a2 = Dentro da Névoa
heroes-power-c19-a3 = Levantar o Véu
heroes-card-c20 = Flautista da Tempestade
heroes-facts-c20 = personagem, 3 estrelas, Saúde 7, Proteção 1, Velocidade 6; alinhamento: herói; alter ego Gil Trovoada; Terra 7; Guarda do Alvorecer; habilidades: Elemental, Voo
heroes-text-c20 = Escala do Trovão [Utiliza 3]: Cause 2 de dano a todos os inimigos. | Nota de Choque [Utiliza 1]: Cause 2 de dano a um inimigo alvo. Com 1 chance em 2, coloque 1 token de Atordoamento nele. | Lufada: Cause 1 de dano a um inimigo alvo.
heroes-line-c20 = alinhamento: herói; alter ego Gil Trovoada; Terra 7; Guarda do Alvorecer; habilidades: Elemental, Voo
heroes-power-c20-a1 = Escala do Trovão
heroes-power-c20-a2 = Nota de Choque
heroes-power-c20-a3 = Lufada
heroes-card-c21 = Doutora Nona
heroes-facts-c21 = personagem, 3 estrelas, Saúde 7, Proteção 1, Velocidade 4; alinhamento: vilão; alter ego Nona Prates; Terra 30; Corte Partida; habilidades: Ciência, Tóxico
heroes-text-c21 = Infectar [Utiliza 1]: Cause 2 de dano a um inimigo alvo e coloque 2 tokens de Doença nele. | Sem Remédio [Utiliza 1]: Cause 2 de dano a um inimigo alvo e coloque 1 Imunidade: Cura nele. | Colher Amostras: Cause 1 de dano a um inimigo alvo. Se houver um inimigo com Doença, gere 1 de energia neste personagem.
heroes-line-c21 = alinhamento: vilão; alter ego Nona Prates; Terra 30; Corte Partida; habilidades: Ciência, Tóxico
heroes-power-c21-a1 = Infectar
heroes-power-c21-a2 = Sem Remédio
heroes-power-c21-a3 = Colher Amostras
heroes-card-c22 = Fúria Rubra
heroes-facts-c22 = personagem, 3 estrelas, Saúde 9, Proteção 1, Velocidade 5; alinhamento: vilão-herói; alter ego Rui Sangria; Terra 7; Corte Partida; habilidades: Força
heroes-text-c22 = Rasgar [Utiliza 1]: Cause 2 de dano a um inimigo alvo e coloque 1 token de Sangramento nele. | Névoa Rubra: Coloque uma stack de 2 tokens de Força e 1 token de Fúria neste personagem. | Feridas Abertas: Quando este personagem perde Saúde, coloque 1 token de Força nele.
heroes-line-c22 = alinhamento: vilão-herói; alter ego Rui Sangria; Terra 7; Corte Partida; habilidades: Força
heroes-power-c22-a1 = Rasgar
heroes-power-c22-a2 = Névoa Rubra
heroes-card-c23 = Santo da Lamparina
heroes-facts-c23 = personagem, 3 estrelas, Saúde 7, Proteção 2, Velocidade 3; alinhamento: herói; alter ego Frei Candeia; Terra 7; Coro Estelar; habilidades: Divino, Energia
heroes-text-c23 = Pavio Eterno [Utiliza 3]: Coloque 1 Imunidade: Morte em um aliado alvo e cure 2 de Saúde dele. | Luz da Lamparina [Utiliza 1]: Cure 3 de Saúde de um aliado alvo. | Ofuscar: Cause 1 de dano a um inimigo alvo.
heroes-line-c23 = alinhamento: herói; alter ego Frei Candeia; Terra 7; Coro Estelar; habilidades: Divino, Energia
heroes-power-c23-a1 = Pavio Eterno
heroes-power-c23-a2 = Luz da Lamparina
heroes-power-c23-a3 = Ofuscar
heroes-card-c24 = Esgrimista do Relógio
heroes-facts-c24 = personagem, 3 estrelas, Saúde 7, Proteção 1, Velocidade 8; alinhamento: herói-vilão; alter ego Téa Minuto; Terra 30; Guarda do Alvorecer; habilidades: Velocidade, Ciência
heroes-text-c24 = Segundo Emprestado [Utiliza 1]: Cause 1 de dano a um inimigo alvo e coloque 1 token de Evasão neste personagem. | Rebobinar [Utiliza 2]: Retire todos os debuffs de um aliado alvo e cure 2 de Saúde dele. | Finta: Cause 1 de dano a um inimigo alvo.
heroes-line-c24 = alinhamento: herói-vilão; alter ego Téa Minuto; Terra 30; Guarda do Alvorecer; habilidades: Velocidade, Ciência
heroes-power-c24-a1 = Segundo Emprestado
heroes-power-c24-a2 = Rebobinar
heroes-power-c24-a3 = Finta
heroes-card-c25 = Avatar da Natureza, Plena Floração
heroes-facts-c25 = personagem, 4 estrelas, Saúde 9, Proteção 3, Velocidade 4; alinhamento: herói; alter ego Ana Raiz; Terra 1; Jardim Vivo; habilidades: Elemental, Tóxico, Força, Divino
heroes-text-c25 = Espinho do Mundo [Utiliza 3]: Cause 5 de dano a um inimigo alvo e coloque 2 tokens de Sangramento nele. | Fotossíntese Profunda [Gera 2]: Cure 2 de Saúde deste personagem. | Chuva Verdejante [Utiliza 2]: Cure 2 de Saúde de cada aliado.
heroes-line-c25 = alinhamento: herói; alter ego Ana Raiz; Terra 1; Jardim Vivo; habilidades: Elemental, Tóxico, Força, Divino
heroes-power-c25-a1 = Espinho do Mundo
heroes-power-c25-a2 = Fotossíntese Profunda
heroes-power-c25-a3 = Chuva Verdejante
heroes-card-c26 = Capitã Aurora
heroes-facts-c26 = personagem, 4 estrelas, Saúde 9, Proteção 3, Velocidade 6; alinhamento: herói; alter ego Marina Solano; Terra 1; Guarda do Alvorecer; habilidades: Energia, Voo, Força
heroes-text-c26 = Raio da Aurora [Utiliza 2]: Cause 4 de dano a um inimigo alvo. | Luz que Reúne [Utiliza 2]: Coloque 1 token de Força e 1 token de Escudo em cada aliado. | Lampejo: Cause 1 de dano a um inimigo alvo.
heroes-line-c26 = alinhamento: herói; alter ego Marina Solano; Terra 1; Guarda do Alvorecer; habilidades: Energia, Voo, Força
heroes-power-c26-a1 = Raio da Aurora
heroes-power-c26-a2 = Luz que Reúne
heroes-power-c26-a3 = Lampejo
heroes-card-c27 = Capitã Aurora, o Eclipse
heroes-facts-c27 = personagem, 4 estrelas, Saúde 9, Proteção 2, Velocidade 6; alinhamento: vilão; alter ego Marina Solano; Terra 30; Corte Partida; habilidades: Energia, Voo, Mentalismo
heroes-text-c27 = Raio Negro [Utiliza 2]: Cause 3 de dano perfurante a um inimigo alvo. | Pavor do Eclipse [Utiliza 2]: Coloque 1 token de Fraqueza e 1 token de Lentidão em cada inimigo. | Toque da Umbra: Cause 1 de dano a um inimigo alvo.
heroes-line-c27 = alinhamento: vilão; alter ego Marina Solano; Terra 30; Corte Partida; habilidades: Energia, Voo, Mentalismo
heroes-power-c27-a1 = Raio Negro
heroes-power-c27-a2 = Pavor do Eclipse
heroes-power-c27-a3 = Toque da Umbra
heroes-card-c28 = Juíza da Gravidade
heroes-facts-c28 = personagem, 4 estrelas, Saúde 9, Proteção 2, Velocidade 3; alinhamento: herói; alter ego Vera Massa; Terra 1; Coro Estelar; habilidades: Cósmica, Mentalismo
heroes-text-c28 = Sentença: Austeridade [Utiliza 1]: Cause 2 de dano a um inimigo alvo, retire todos os tokens de atributo (+) dele e coloque 1 Imunidade: Tokens de Atributo (+) nele. | Sentença Esmagadora [Utiliza 3]: Cause 5 de dano a um inimigo alvo e coloque uma stack de 3 tokens de Lentidão nele. | Olhar Pesado: Cause 1 de dano a um inimigo alvo e coloque 1 token de Lentidão nele.
heroes-line-c28 = alinhamento: herói; alter ego Vera Massa; Terra 1; Coro Estelar; habilidades: Cósmica, Mentalismo
heroes-power-c28-a1 = Sentença: Austeridade
heroes-power-c28-a2 = Sentença Esmagadora
heroes-power-c28-a3 = Olhar Pesado
heroes-card-c29 = Mestre de Obras Titã
heroes-facts-c29 = personagem, 4 estrelas, Saúde 9, Proteção 3, Velocidade 1; alinhamento: herói; alter ego Abel Viga; Terra 1; Forja de Titânio; habilidades: Força, Ciência, Energia
heroes-text-c29 = Martelo de Rebites [Utiliza 2]: Cause 4 de dano a um inimigo alvo. | Trabalho Firme [Utiliza 2]: Coloque 1 token de Escudo e 1 Imunidade: Tokens de Atributo (-) em cada aliado.
heroes-line-c29 = alinhamento: herói; alter ego Abel Viga; Terra 1; Forja de Titânio; habilidades: Força, Ciência, Energia
heroes-power-c29-a1 = Martelo de Rebites
heroes-power-c29-a2 = Trabalho Firme
heroes-card-c30 = Bruxa da Corte Partida
heroes-facts-c30 = personagem, 4 estrelas, Saúde 8, Proteção 2, Velocidade 5; alinhamento: vilão; alter ego Selma Caco; Terra 1; Corte Partida; habilidades: Magia, Mentalismo, Tóxico
heroes-text-c30 = Negação [Utiliza 1]: Cause 2 de dano a um inimigo alvo, retire todos os buffs dele e coloque 1 Imunidade: Buff nele. | Feitiço Estilhaço [Utiliza 3]: Cause 3 de dano a até 2 inimigos alvos. | Definhar [Utiliza 2]: Coloque uma stack de 3 tokens de Menos Vida em um inimigo alvo.
heroes-line-c30 = alinhamento: vilão; alter ego Selma Caco; Terra 1; Corte Partida; habilidades: Magia, Mentalismo, Tóxico
heroes-power-c30-a1 = Negação
heroes-power-c30-a2 = Feitiço Estilhaço
heroes-power-c30-a3 = Definhar
heroes-card-c31 = Arconte do Trovão
heroes-facts-c31 = personagem, 4 estrelas, Saúde 9, Proteção 2, Velocidade 6; alinhamento: herói; alter ego Raoni Nimbo; Terra 7; Coro Estelar; habilidades: Divino, Elemental, Voo
heroes-text-c31 = Lança do Céu [Utiliza 3, não pode errar]: Cause 4 de dano a um inimigo alvo e coloque 1 token de Atordoamento nele. | Céu Aberto [Utiliza 1]: Coloque 2 tokens de Agilidade em cada aliado com Voo e 1 Imunidade: Silêncio em cada aliado. | Pena Faiscante: Cause 1 de dano a um inimigo alvo.
heroes-line-c31 = alinhamento: herói; alter ego Raoni Nimbo; Terra 7; Coro Estelar; habilidades: Divino, Elemental, Voo
heroes-power-c31-a1 = Lança do Céu
heroes-power-c31-a2 = Céu Aberto
heroes-power-c31-a3 = Pena Faiscante
heroes-card-c32 = Matrona de Ferro, Senhora da Guerra
heroes-facts-c32 = personagem, 4 estrelas, Saúde 8, Proteção 3, Velocidade 3; alinhamento: vilão; alter ego Dalva Ferraz; Terra 30; Forja de Titânio, Corte Partida; habilidades: Força, Energia
heroes-text-c32 = Canhão de Guerra [Utiliza 3]: Cause 3 de dano a até 2 inimigos alvos. | Recrutamento [Utiliza 1]: Coloque 2 tokens de Força e 1 token de Fúria em outro aliado alvo.
heroes-line-c32 = alinhamento: vilão; alter ego Dalva Ferraz; Terra 30; Forja de Titânio, Corte Partida; habilidades: Força, Energia
heroes-power-c32-a1 = Canhão de Guerra
heroes-power-c32-a2 = Recrutamento
heroes-card-c33 = Velho Pai-Sol
heroes-facts-c33 = personagem, 5 estrelas, Saúde 11, Proteção 4, Velocidade 5; alinhamento: herói; alter ego Arauê; Terra 1; Coro Estelar; habilidades: Divino, Energia, Cósmica, Voo, Força; carta única
heroes-text-c33 = Meio-Dia [Utiliza 4]: Cause 3 de dano a todos os inimigos e coloque 1 token de Queimadura em cada um deles. | Mãos Quentes [Utiliza 1]: Cure 3 de Saúde de um aliado alvo. | Nascer [Gera 2]: Retire todos os debuffs deste personagem.
heroes-line-c33 = alinhamento: herói; alter ego Arauê; Terra 1; Coro Estelar; habilidades: Divino, Energia, Cósmica, Voo, Força; carta única
heroes-power-c33-a1 = Meio-Dia
heroes-power-c33-a2 = Mãos Quentes
heroes-power-c33-a3 = Nascer
heroes-card-c34 = Última Jardineira
heroes-facts-c34 = personagem, 5 estrelas, Saúde 10, Proteção 3, Velocidade 4; alinhamento: herói-vilão; alter ego Ana Raiz; Terra 99; Jardim Vivo; habilidades: Elemental, Tóxico, Magia, Divino; carta única
heroes-text-c34 = Última Colheita [Utiliza 3]: Cause X de dano a um inimigo alvo, sendo X igual a 3 mais o número de tokens de Veneno nele. | Semente de Tudo [Utiliza 2]: Cure 1 de Saúde de cada aliado e coloque 1 token de Veneno em cada inimigo. | Podar: Cause 1 de dano a um inimigo alvo. | Adubo: Quando um aliado é nocauteado, coloque 1 token de Força em cada aliado.
heroes-line-c34 = alinhamento: herói-vilão; alter ego Ana Raiz; Terra 99; Jardim Vivo; habilidades: Elemental, Tóxico, Magia, Divino; carta única
heroes-power-c34-a1 = Última Colheita
heroes-power-c34-a2 = Semente de Tudo
heroes-power-c34-a3 = Podar
heroes-card-c35 = Rei Sem-Noite
heroes-facts-c35 = personagem, 5 estrelas, Saúde 10, Proteção 3, Velocidade 7; alinhamento: vilão; alter ego Tomé Vidal; Terra 1; Sindicato da Névoa, Corte Partida; habilidades: Mentalismo, Magia, Velocidade, Tóxico; carta única
heroes-text-c35 = Coroa de Sussurros [Utiliza 4]: Cause 1 de dano a todos os inimigos e coloque 1 token de Confusão em cada um deles. | Execução [Utiliza 3]: Cause 4 de dano a um inimigo alvo. Se ele tiver no máximo 2 de Saúde, nocauteie-o. | Corte Fria: Cause 1 de dano a um inimigo alvo.
heroes-line-c35 = alinhamento: vilão; alter ego Tomé Vidal; Terra 1; Sindicato da Névoa, Corte Partida; habilidades: Mentalismo, Magia, Velocidade, Tóxico; carta única
heroes-power-c35-a1 = Coroa de Sussurros
heroes-power-c35-a2 = Execução
heroes-power-c35-a3 = Corte Fria
heroes-card-c36 = Massa Infinita
heroes-facts-c36 = personagem, 5 estrelas, Saúde 11, Proteção 4, Velocidade 1; alinhamento: herói-vilão; alter ego Hugo Denso; Terra 7; Forja de Titânio; habilidades: Força, Cósmica, Ciência
heroes-text-c36 = Colapso [Utiliza 3]: Cause 5 de dano a um inimigo alvo e coloque uma stack de 2 tokens de Lentidão nele. | Juntar Massa [Gera 2]: Coloque 1 token de Provocação neste personagem. | Núcleo Denso: Armazenamento (6).
heroes-line-c36 = alinhamento: herói-vilão; alter ego Hugo Denso; Terra 7; Forja de Titânio; habilidades: Força, Cósmica, Ciência
heroes-power-c36-a1 = Colapso
heroes-power-c36-a2 = Juntar Massa
heroes-card-m01 = Leviatã do Vazio
heroes-facts-m01 = Mob, 5 estrelas, Saúde 18, Proteção 8, Velocidade 2; alinhamento: vilão; Terra 0; habilidades: Cósmica, Força
heroes-text-m01 = Horizonte de Eventos [Utiliza 4]: Cause 3 de dano a todos os inimigos e coloque uma stack de 2 tokens de Lentidão em cada um deles. | Esmagar [Utiliza 1]: Cause 4 de dano a um inimigo alvo. | Engolir a Luz: Dissipe 1 de energia de um inimigo alvo e cause 2 de dano a ele. | Goela Sem Fim: 2 ações por turno. | Espinhos do Vazio: Quando este personagem perde Saúde, cause 1 de dano ao atacante.
heroes-line-m01 = Mob; alinhamento: vilão; Terra 0; habilidades: Cósmica, Força
heroes-power-m01-a1 = Horizonte de Eventos
heroes-power-m01-a2 = Esmagar
heroes-power-m01-a3 = Engolir a Luz
heroes-card-m02 = Rainha do Enxame
heroes-facts-m02 = Mob, 4 estrelas, Saúde 6, Proteção 4, Velocidade 8; alinhamento: vilão; Terra 0; habilidades: Tóxico, Voo
heroes-text-m02 = Geleia Real [Utiliza 1, só se este personagem tiver sofrido pelo menos 4 de dano]: Cure 4 de Saúde deste personagem. | Nuvem de Ferrões [Utiliza 2]: Cause 2 de dano a todos os inimigos e coloque 1 token de Veneno em cada um deles. | Ferroada Real: Cause 3 de dano a um inimigo alvo e coloque 1 token de Veneno nele. | Quitina [passiva]: Coloque 2 tokens de Escudo neste personagem. | Mente da Colmeia: 2 ações por turno.
heroes-line-m02 = Mob; alinhamento: vilão; Terra 0; habilidades: Tóxico, Voo
heroes-power-m02-a1 = Geleia Real
heroes-power-m02-a2 = Nuvem de Ferrões
heroes-power-m02-a3 = Ferroada Real
heroes-power-m02-a4 = Quitina
heroes-card-m03 = Motor Renegado
heroes-facts-m03 = Mob, 4 estrelas, Saúde 9, Proteção 3, Velocidade 4; alinhamento: vilão; Terra 7; habilidades: Ciência, Energia
heroes-text-m03 = Raio Superaquecido [Utiliza 3]: Cause 6 de dano a um inimigo alvo e coloque 1 token de Queimadura nele. | Grade de Choque [Utiliza 1]: Cause 2 de dano a todos os inimigos. | Recarga [Gera 1]: Coloque uma stack de 3 tokens de Escudo neste personagem. | Circuitos Frios: Este personagem tem Imunidade: Veneno e Imunidade: Doença. Previna 1 de qualquer dano causado a este personagem. 2 ações por turno.
heroes-line-m03 = Mob; alinhamento: vilão; Terra 7; habilidades: Ciência, Energia
heroes-power-m03-a1 = Raio Superaquecido
heroes-power-m03-a2 = Grade de Choque
heroes-power-m03-a3 = Recarga
heroes-card-m04 = Serafim Caído
heroes-facts-m04 = Mob, 5 estrelas, Saúde 14, Proteção 6, Velocidade 6; alinhamento: vilão-herói; Terra 30; habilidades: Divino, Magia, Voo
heroes-text-m04 = Acorde do Fim [Utiliza 3]: Cause 2 de dano a todos os inimigos e coloque 1 token de Silêncio em cada um deles. | Lâmina do Halo [Utiliza 1, não pode errar]: Cause 3 de dano perfurante a um inimigo alvo. | Lamento: Cause 2 de dano a um inimigo alvo e coloque 1 token de Fraqueza nele. | Seis Asas: 2 ações por turno.
heroes-line-m04 = Mob; alinhamento: vilão-herói; Terra 30; habilidades: Divino, Magia, Voo
heroes-power-m04-a1 = Acorde do Fim
heroes-power-m04-a2 = Lâmina do Halo
heroes-power-m04-a3 = Lamento
heroes-card-s01 = Campo Solar
heroes-facts-s01 = fonte de energia básica
heroes-card-s02 = Parque Eólico
heroes-facts-s02 = fonte de energia básica
heroes-card-s03 = Barragem do Rio
heroes-facts-s03 = fonte de energia básica
heroes-card-s04 = Moinho de Maré
heroes-facts-s04 = fonte de energia básica
heroes-card-s05 = Núcleo de Fusão
heroes-facts-s05 = fonte de energia avançada
heroes-text-s05 = Entrada: Descarte 1 fonte básica. | Gere 2 de energia na sua reserva.
heroes-power-s05-a1 = Núcleo de Fusão
heroes-card-s06 = Lua Viva
heroes-facts-s06 = fonte de energia avançada; carta única
heroes-text-s06 = Entrada: Descarte 1 fonte básica. | Gere 2 de energia na sua reserva e cure 1 de Saúde do aliado mais fraco.
heroes-power-s06-a1 = Lua Viva
heroes-card-s07 = Poço Geotérmico
heroes-facts-s07 = fonte de energia avançada
heroes-text-s07 = Gere 1 de energia na sua reserva. Se você tiver pelo menos 4 fontes de energia, gere 1 de energia na sua reserva.
heroes-power-s07-a1 = Poço Geotérmico
heroes-card-s08 = Dínamo de Sangue
heroes-facts-s08 = fonte de energia avançada
heroes-text-s08 = {""}[Perca 1 de Saúde]: Gere 2 de energia na sua reserva.
heroes-power-s08-a1 = Dínamo de Sangue
heroes-card-s09 = Bateria de Escambo
heroes-facts-s09 = fonte de energia avançada
heroes-text-s09 = {""}[Descarte 1 carta da mão]: Gere 2 de energia na sua reserva.
heroes-power-s09-a1 = Bateria de Escambo
heroes-card-s10 = Relé da Tempestade
heroes-facts-s10 = fonte de energia avançada
heroes-text-s10 = Gere 1 de energia em um aliado alvo e coloque 1 token de Agilidade nele.
heroes-power-s10-a1 = Relé da Tempestade
heroes-card-v01 = Meio-Dia Solar
heroes-facts-v01 = evento para o jogador do turno
heroes-text-v01 = No início do turno de cada jogador, gere 1 de energia para o jogador do turno.
heroes-card-v02 = Apagão
heroes-facts-v02 = evento para cada oponente
heroes-text-v02 = Seus oponentes não podem ativar fontes avançadas.
heroes-card-v03 = Gravidade Pesada
heroes-facts-v03 = evento para todos os personagens
heroes-text-v03 = Os mais lentos agem primeiro.
heroes-card-v04 = Hospital da Trégua
heroes-facts-v04 = evento para todos os personagens
heroes-text-v04 = Na fase de resolução, cure 1 de Saúde de cada personagem.
heroes-card-v05 = Chuva Ácida
heroes-facts-v05 = evento para um personagem aleatório
heroes-text-v05 = No início do combate, coloque 1 token de Veneno em um personagem aleatório.
heroes-card-v06 = Campo Nulo
heroes-facts-v06 = evento para cada jogador
heroes-text-v06 = Nenhum jogador pode usar ações anexadas da habilidade Magia. | Nenhum jogador pode usar ações anexadas da habilidade Divino.
heroes-card-v07 = Coletiva de Imprensa
heroes-facts-v07 = evento para cada oponente
heroes-text-v07 = Quando esta carta entra em jogo, veja a mão de cada oponente e compre 1 carta.
heroes-card-v08 = Corrida Armamentista
heroes-facts-v08 = evento para cada jogador
heroes-text-v08 = Os equipamentos de todos os jogadores custam 1 a menos.
heroes-card-v09 = Lua de Sangue
heroes-facts-v09 = evento para todos os personagens
heroes-text-v09 = Todos os personagens têm +1 de dano.
heroes-card-v10 = Portal Aberto
heroes-facts-v10 = evento para cada jogador
heroes-text-v10 = Cada jogador pode colocar 2 personagens por turno.
heroes-card-v11 = Toque de Recolher
heroes-facts-v11 = evento para cada oponente
heroes-text-v11 = Seus oponentes não podem usar ações passivas.
heroes-card-v12 = Quarentena
heroes-facts-v12 = evento para todos os personagens
heroes-text-v12 = Nenhum jogador pode curar personagens.
heroes-card-v13 = Convergência das Terras
heroes-facts-v13 = evento para cada jogador; carta única
heroes-text-v13 = A regra do nome não vale para nenhum jogador.
heroes-card-v14 = Olho da Tempestade
heroes-facts-v14 = evento para todos os aliados
heroes-text-v14 = Todos os aliados têm Imunidade: Atordoamento e Imunidade: Queimadura.
heroes-card-v15 = Vento a Favor
heroes-facts-v15 = evento para todos os aliados
heroes-text-v15 = Todos os aliados têm +2 de Velocidade.
heroes-card-v16 = Vigília Orbital
heroes-facts-v16 = evento para todos os inimigos
heroes-text-v16 = No início do combate do seu turno, cause 1 de dano ao inimigo ferido mais fraco.
heroes-card-v17 = Desfile da Alvorada
heroes-facts-v17 = evento para todos os aliados
heroes-text-v17 = Todos os aliados da aliança Guarda do Alvorecer têm +1 de dano.
heroes-card-q01 = Silo Pequeno
heroes-facts-q01 = silo, custo 1, armazenamento 4
heroes-card-q02 = Silo Profundo
heroes-facts-q02 = silo, custo 3, armazenamento 8
heroes-card-q03 = Silo Sifão
heroes-facts-q03 = silo, custo 3, armazenamento 6; carta única
heroes-text-q03 = Mova 1 de energia de um equipamento inimigo alvo para esta carta.
heroes-power-q03-a1 = Silo Sifão
heroes-card-q04 = Gerador de Campo
heroes-facts-q04 = equipamento, custo 3, armazenamento 4
heroes-text-q04 = {""}[Mantém 2]: Gere 1 de energia na sua reserva.
heroes-power-q04-a1 = Gerador de Campo
heroes-card-q05 = Torreta Sentinela
heroes-facts-q05 = equipamento, custo 2, armazenamento 4
heroes-text-q05 = {""}[Utiliza 1]: Cause 2 de dano a um inimigo alvo.
heroes-power-q05-a1 = Torreta Sentinela
heroes-card-q06 = Drone Médico
heroes-facts-q06 = equipamento, custo 2, armazenamento 4
heroes-text-q06 = {""}[Utiliza 1]: Cure 2 de Saúde de um aliado alvo e coloque 1 Imunidade: Sangramento nele.
heroes-power-q06-a1 = Drone Médico
heroes-card-q07 = Interferidor
heroes-facts-q07 = equipamento, custo 2, armazenamento 4
heroes-text-q07 = {""}[Utiliza 1]: Coloque 1 token de Silêncio em um inimigo alvo.
heroes-power-q07-a1 = Interferidor
heroes-card-q08 = Máquina de Fumaça
heroes-facts-q08 = equipamento, custo 2, armazenamento 4
heroes-text-q08 = {""}[Utiliza 1]: Coloque 1 token de Invisibilidade em um aliado alvo.
heroes-power-q08-a1 = Máquina de Fumaça
heroes-card-q09 = Barreira Cinética
heroes-facts-q09 = equipamento, custo 2, armazenamento 4
heroes-text-q09 = {""}[Utiliza 1]: Coloque uma stack de 3 tokens de Escudo em um aliado alvo.
heroes-power-q09-a1 = Barreira Cinética
heroes-card-q10 = Rede Estática
heroes-facts-q10 = equipamento, custo 3, armazenamento 4
heroes-text-q10 = {""}[Utiliza 2]: Coloque 1 token de Atordoamento em um inimigo alvo.
heroes-power-q10-a1 = Rede Estática
heroes-card-q11 = Chamariz Holográfico
heroes-facts-q11 = equipamento, custo 1, armazenamento 4
heroes-text-q11 = {""}[Utiliza 1]: Coloque 1 token de Provocação e 1 token de Evasão em um aliado alvo.
heroes-power-q11-a1 = Chamariz Holográfico
heroes-card-q12 = Sanguessuga de Energia
heroes-facts-q12 = equipamento, custo 3, armazenamento 4
heroes-text-q12 = Mova 1 de energia de um inimigo alvo para esta carta.
heroes-power-q12-a1 = Sanguessuga de Energia
heroes-card-q13 = Estandarte de Guerra
heroes-facts-q13 = equipamento, custo 3, armazenamento 4
heroes-text-q13 = Todos os aliados têm +1 de dano. | No fim do seu turno, dissipe 1 de energia desta carta.
heroes-card-q14 = Armário de Antídotos
heroes-facts-q14 = equipamento, custo 1, armazenamento 4
heroes-text-q14 = {""}[Utiliza 1]: Retire todos os tokens de dano contínuo de um aliado alvo, e coloque 1 Imunidade: Veneno e 1 Imunidade: Doença nele.
heroes-power-q14-a1 = Armário de Antídotos
heroes-card-q15 = Lente do Oráculo
heroes-facts-q15 = equipamento, custo 2, armazenamento 4; carta única
heroes-text-q15 = {""}[Utiliza 1]: Coloque 1 token de Visão Privilegiada e 1 token de Percepção em um aliado alvo.
heroes-power-q15-a1 = Lente do Oráculo
heroes-card-q16 = Cofre de Dados
heroes-facts-q16 = equipamento, custo 2, armazenamento 4
heroes-text-q16 = {""}[Utiliza 1]: Compre 2 cartas.
heroes-power-q16-a1 = Cofre de Dados
heroes-card-q17 = Berço da Fênix
heroes-facts-q17 = equipamento, custo 4, armazenamento 4; carta única
heroes-text-q17 = {""}[Utiliza 3]: Coloque 1 Imunidade: Morte em um aliado alvo.
heroes-power-q17-a1 = Berço da Fênix
heroes-card-q18 = Bancada de Overclock
heroes-facts-q18 = equipamento, custo 2, armazenamento 4
heroes-text-q18 = {""}[Utiliza 1]: Coloque uma stack de 2 tokens de Força e 1 token de Agilidade em um aliado alvo.
heroes-power-q18-a1 = Bancada de Overclock
heroes-card-q19 = Arnês a Jato
heroes-facts-q19 = equipamento, custo 2, armazenamento 4
heroes-text-q19 = Todos os aliados têm a habilidade Voo. | No fim do seu turno, dissipe 1 de energia desta carta.
heroes-card-q20 = Turíbulo do Jardim
heroes-facts-q20 = equipamento, custo 2, armazenamento 4
heroes-text-q20 = {""}[Utiliza 1]: Cure 1 de Saúde de cada aliado da aliança Jardim Vivo.
heroes-power-q20-a1 = Turíbulo do Jardim
heroes-card-a01 = Segundo Fôlego
heroes-facts-a01 = ação ativa, Geral
heroes-text-a01 = {""}[Gera 1]: Cure 1 de Saúde deste personagem e retire 1 debuff dele.
heroes-power-a01-a1 = Segundo Fôlego
heroes-card-a02 = Golpe Coordenado
heroes-facts-a02 = ação ativa, Geral
heroes-text-a02 = {""}[Utiliza 1]: Cause 2 de dano a um inimigo alvo. Se houver pelo menos 2 outros aliados, cause 1 de dano a ele.
heroes-power-a02-a1 = Golpe Coordenado
heroes-card-a03 = Células de Reserva
heroes-facts-a03 = ação ativa, Geral
heroes-text-a03 = {""}[Gera 1]: Coloque 1 token de Escudo neste personagem. | Armazenamento (6).
heroes-power-a03-a1 = Células de Reserva
heroes-card-a04 = Postura de Guarda
heroes-facts-a04 = ação ativa, Geral
heroes-text-a04 = Coloque 1 token de Provocação e 1 token de Escudo neste personagem.
heroes-power-a04-a1 = Postura de Guarda
heroes-card-a05 = Chamado de Emergência
heroes-facts-a05 = ação ativa, Geral
heroes-text-a05 = {""}[Utiliza 1]: Procure uma carta de personagem no seu deck.
heroes-power-a05-a1 = Chamado de Emergência
heroes-card-a06 = Lança de Plasma
heroes-facts-a06 = ação ativa, Energia
heroes-text-a06 = {""}[Utiliza 2]: Cause 4 de dano a um inimigo alvo.
heroes-power-a06-a1 = Lança de Plasma
heroes-card-a07 = Rajada de Sobrecarga
heroes-facts-a07 = ação ativa, Energia
heroes-text-a07 = {""}[Utiliza 3]: Cause 2 de dano a todos os inimigos e dissipe 1 de energia de um inimigo aleatório.
heroes-power-a07-a1 = Rajada de Sobrecarga
heroes-card-a08 = Banco de Capacitores
heroes-facts-a08 = ação ativa, Energia
heroes-text-a08 = {""}[Gera 2]: Coloque 1 token de Lentidão neste personagem. | Armazenamento (8).
heroes-power-a08-a1 = Banco de Capacitores
heroes-card-a09 = Muralha de Gelo
heroes-facts-a09 = ação ativa, Elemental
heroes-text-a09 = {""}[Utiliza 1]: Coloque uma stack de 3 tokens de Escudo e 1 Imunidade: Queimadura em um aliado alvo.
heroes-power-a09-a1 = Muralha de Gelo
heroes-card-a10 = Fogo Selvagem
heroes-facts-a10 = ação ativa, Elemental
heroes-text-a10 = {""}[Utiliza 2]: Cause 1 de dano a todos os inimigos e coloque 1 token de Queimadura em cada um deles.
heroes-power-a10-a1 = Fogo Selvagem
heroes-card-a11 = Fonte Curativa
heroes-facts-a11 = ação ativa, Elemental
heroes-text-a11 = {""}[Utiliza 1]: Cure 4 de Saúde de um aliado alvo.
heroes-power-a11-a1 = Fonte Curativa
heroes-card-a12 = Gás dos Nervos
heroes-facts-a12 = ação ativa, Tóxico
heroes-text-a12 = {""}[Utiliza 2]: Coloque uma stack de 4 tokens de Veneno e 1 token de Lentidão em um inimigo alvo.
heroes-power-a12-a1 = Gás dos Nervos
heroes-card-a13 = Toque Pútrido
heroes-facts-a13 = ação ativa, Tóxico
heroes-text-a13 = {""}[Utiliza 1]: Cause 3 de dano a um inimigo alvo e coloque 1 token de Doença nele.
heroes-power-a13-a1 = Toque Pútrido
heroes-card-a14 = Invasão de Sistema
heroes-facts-a14 = ação ativa, Ciência
heroes-text-a14 = {""}[Utiliza 1]: Cause 1 de dano a um inimigo alvo, e dissipe 2 de energia dele e 1 de energia de um equipamento inimigo alvo.
heroes-power-a14-a1 = Invasão de Sistema
heroes-card-a15 = Planta-Mestra
heroes-facts-a15 = ação ativa, Ciência
heroes-text-a15 = {""}[Utiliza 1]: Procure uma carta de equipamento no seu deck e gere 1 de energia em um equipamento alvo seu.
heroes-power-a15-a1 = Planta-Mestra
heroes-card-a16 = Labirinto Mental
heroes-facts-a16 = ação ativa, Mentalismo
heroes-text-a16 = {""}[Utiliza 2]: Cause 2 de dano a um inimigo alvo, e coloque 1 token de Confusão e 1 token de Fraqueza nele.
heroes-power-a16-a1 = Labirinto Mental
heroes-card-a17 = Ler Pensamentos
heroes-facts-a17 = ação ativa, Mentalismo
heroes-text-a17 = {""}[Utiliza 1]: Veja a mão de um oponente alvo, e esse jogador descarta 1 carta ao acaso. Coloque 1 token de Percepção neste personagem.
heroes-power-a17-a1 = Ler Pensamentos
heroes-card-a18 = Incitar Ira
heroes-facts-a18 = ação ativa, Mentalismo
heroes-text-a18 = {""}[Utiliza 1]: Cause 2 de dano a um inimigo alvo e coloque 1 token de Fúria nele.
heroes-power-a18-a1 = Incitar Ira
heroes-card-a19 = Maldição do Silêncio
heroes-facts-a19 = ação ativa, Magia
heroes-text-a19 = {""}[Utiliza 1]: Cause 1 de dano a um inimigo alvo e coloque 2 tokens de Silêncio nele.
heroes-power-a19-a1 = Maldição do Silêncio
heroes-card-a20 = Selo de Vida
heroes-facts-a20 = ação ativa, Magia
heroes-text-a20 = {""}[Utiliza 2]: Coloque 3 tokens de Mais Vida em um aliado alvo.
heroes-power-a20-a1 = Selo de Vida
heroes-card-a21 = Desfazer Encanto
heroes-facts-a21 = ação ativa, Magia
heroes-text-a21 = {""}[Utiliza 1]: Cause 1 de dano a um inimigo alvo e retire todos os buffs dele. Se houver um evento em jogo, compre 1 carta. Descarte o evento em jogo.
heroes-power-a21-a1 = Desfazer Encanto
heroes-card-a22 = Soco de Massa Infinita
heroes-facts-a22 = ação ativa, Força; carta única
heroes-text-a22 = {""}[Utiliza 8]: Cause 16 de dano a um inimigo alvo. | Armazenamento (8).
heroes-power-a22-a1 = Soco de Massa Infinita
heroes-card-a23 = Pancada Sísmica
heroes-facts-a23 = ação ativa, Força
heroes-text-a23 = {""}[Utiliza 2]: Cause 3 de dano a um inimigo alvo e coloque 1 token de Atordoamento nele.
heroes-power-a23-a1 = Pancada Sísmica
heroes-card-a24 = Garra Dilacerante
heroes-facts-a24 = ação ativa, Força
heroes-text-a24 = {""}[Utiliza 1]: Cause 2 de dano a um inimigo alvo e coloque 2 tokens de Sangramento nele.
heroes-power-a24-a1 = Garra Dilacerante
heroes-card-a25 = Pós-Imagem
heroes-facts-a25 = ação ativa, Velocidade
heroes-text-a25 = {""}[Utiliza 1]: Cause 1 de dano a um inimigo alvo, e coloque 1 token de Evasão e 2 tokens de Agilidade neste personagem.
heroes-power-a25-a1 = Pós-Imagem
heroes-card-a26 = Corrida de Revezamento
heroes-facts-a26 = ação ativa, Velocidade
heroes-text-a26 = {""}[Utiliza 1]: Prepare outro aliado alvo com no máximo 3 estrelas para agir de novo e coloque 1 token de Agilidade nele.
heroes-power-a26-a1 = Corrida de Revezamento
heroes-card-a27 = Mergulho
heroes-facts-a27 = ação ativa, Voo
heroes-text-a27 = {""}[Utiliza 2, não pode errar]: Cause 4 de dano a um inimigo alvo.
heroes-power-a27-a1 = Mergulho
heroes-card-a28 = Vigia das Alturas
heroes-facts-a28 = ação ativa, Voo
heroes-text-a28 = {""}[Mantém 1]: Coloque 1 token de Visão Privilegiada e 1 token de Força neste personagem.
heroes-power-a28-a1 = Vigia das Alturas
heroes-card-a29 = Poço de Gravidade
heroes-facts-a29 = ação ativa, Cósmica
heroes-text-a29 = {""}[Utiliza 2]: Cause 1 de dano a todos os inimigos e coloque uma stack de 3 tokens de Lentidão em cada um deles.
heroes-power-a29-a1 = Poço de Gravidade
heroes-card-a30 = Forja Estelar
heroes-facts-a30 = ação ativa, Cósmica
heroes-text-a30 = {""}[Gera 3]: Coloque 1 token de Menos Vida neste personagem.
heroes-power-a30-a1 = Forja Estelar
heroes-card-a31 = Julgamento
heroes-facts-a31 = ação ativa, Divino
heroes-text-a31 = {""}[Utiliza 3]: Cause 4 de dano perfurante a um inimigo alvo. Se ele for um vilão, cause 2 de dano perfurante a ele.
heroes-power-a31-a1 = Julgamento
heroes-card-a32 = Santuário
heroes-facts-a32 = ação ativa, Divino
heroes-text-a32 = {""}[Utiliza 2]: Cure 1 de Saúde de cada aliado e coloque 1 Imunidade: Debuff em cada um deles.
heroes-power-a32-a1 = Santuário
heroes-card-a33 = Égide Celeste
heroes-facts-a33 = ação ativa, Divino; carta única
heroes-text-a33 = {""}[Utiliza 3, uma vez por jogo]: Coloque 1 Imunidade: Dano em um aliado alvo.
heroes-power-a33-a1 = Égide Celeste
heroes-card-a34 = Plano de Batalha
heroes-facts-a34 = ação passiva, Ciência
heroes-text-a34 = Se você tiver no máximo 3 cartas na mão, compre 1 carta.
heroes-power-a34-a1 = Plano de Batalha
heroes-card-a35 = Poço Interior
heroes-facts-a35 = ação passiva, Mentalismo
heroes-text-a35 = {""}[Mantém 2]: Se for o seu turno, gere 1 de energia neste personagem.
heroes-power-a35-a1 = Poço Interior
heroes-card-a36 = Troca de Almas
heroes-facts-a36 = ação ativa, Magia
heroes-text-a36 = {""}[Utiliza 2]: Mova todos os debuffs de um aliado alvo para um inimigo alvo e cause 1 de dano a esse inimigo.
heroes-power-a36-a1 = Troca de Almas
heroes-card-a37 = Última Resistência
heroes-facts-a37 = ação ativa, Geral
heroes-text-a37 = {""}[Utiliza 1]: Cause 2 de dano a um inimigo alvo. Se você tiver pelo menos 2 nocautes, cause 2 de dano a ele.
heroes-power-a37-a1 = Última Resistência
heroes-card-a38 = Canto Estelar
heroes-facts-a38 = ação ativa, Divino
heroes-text-a38 = {""}[Utiliza 1]: Cause X de dano a um inimigo alvo, sendo X igual a 1 mais o número de aliados da aliança Coro Estelar.
heroes-power-a38-a1 = Canto Estelar
heroes-card-a39 = Serviço do Sindicato
heroes-facts-a39 = ação ativa, Geral
heroes-text-a39 = {""}[Utiliza 1]: Um oponente alvo descarta 1 carta ao acaso. Compre 1 carta. Se houver pelo menos 2 aliados da aliança Sindicato da Névoa, compre 1 carta.
heroes-power-a39-a1 = Serviço do Sindicato
heroes-card-a40 = Brecha da Terra 30
heroes-facts-a40 = ação ativa, Cósmica
heroes-text-a40 = {""}[Utiliza 1]: Cause 2 de dano a um inimigo alvo e coloque uma stack de 2 tokens de Escudo em cada aliado da Terra 30.
heroes-power-a40-a1 = Brecha da Terra 30
heroes-token-agility = Agilidade
heroes-token-strength = Força
heroes-token-more-life = Mais Vida
heroes-token-shield = Escudo
heroes-token-slow = Lentidão
heroes-token-weakness = Fraqueza
heroes-token-less-life = Menos Vida
heroes-token-poison = Veneno
heroes-token-burn = Queimadura
heroes-token-bleed = Sangramento
heroes-token-disease = Doença
heroes-token-taunt = Provocação
heroes-token-perception = Percepção
heroes-token-evasion = Evasão
heroes-token-sight = Visão Privilegiada
heroes-token-invisibility = Invisibilidade
heroes-token-silence = Silêncio
heroes-token-confusion = Confusão
heroes-token-stun = Atordoamento
heroes-token-fury = Fúria
heroes-token-immunity-damage = Imunidade: Dano
heroes-token-immunity-death = Imunidade: Morte
heroes-token-immunity-heal = Imunidade: Cura
heroes-token-immunity-silence = Imunidade: Silêncio
heroes-token-immunity-confusion = Imunidade: Confusão
heroes-token-immunity-stun = Imunidade: Atordoamento
heroes-token-immunity-fury = Imunidade: Fúria
heroes-token-immunity-burn = Imunidade: Queimadura
heroes-token-immunity-poison = Imunidade: Veneno
heroes-token-immunity-bleed = Imunidade: Sangramento
heroes-token-immunity-disease = Imunidade: Doença
heroes-token-immunity-attribute-plus = Imunidade: Tokens de Atributo (+)
heroes-token-immunity-attribute-minus = Imunidade: Tokens de Atributo (-)
heroes-token-immunity-special-plus = Imunidade: Tokens Especiais (+)
heroes-token-immunity-special-minus = Imunidade: Tokens Especiais (-)
heroes-token-immunity-buff = Imunidade: Buff
heroes-token-immunity-debuff = Imunidade: Debuff
