naipes-name = Cartas Reais: Batalha dos Naipes
naipes-summary = Dois governantes, cinco batalhas: posicione, reforce e substitua soldados e vença mais batalhas que o adversário.
naipes-mode-duel = um jogador contra outro
naipes-preset-v1-4 = as regras da versão 1.4
naipes-preset-v1-5 = versão 1.5: governantes de duas pilhas, e passar a vez comprando uma carta

naipes-option-governor-deal = de onde vêm os governantes: de um monte só (mixed) ou de uma pilha de quatro para cada jogador (two_piles)
naipes-option-pass-and-draw = on: quem ainda não fez nada no turno pode comprar uma carta e passar a vez
naipes-option-first-player = quem começa: por sorteio (random), 0 (Jogador 1) ou 1 (Jogador 2)
naipes-option-match-rule = o que vence: mais batalhas (most_columns), ou três batalhas e, sem elas, a soma geral (three_or_total)
naipes-option-lone-substitute = como entra a substituta da única unidade de um slot: virada para baixo (face_down) ou virada para cima (face_up)
naipes-option-king-entry = como entra a unidade que o Rei põe num slot sem mais ninguém: virada para cima (face_up) ou virada para baixo (face_down)
naipes-option-hearts-join = on: a unidade que o ás de copas realoca pode entrar num slot ocupado

naipes-prompt-ruler-choice = Com qual governante você fica?
naipes-prompt-action = O que você faz?
naipes-prompt-diamonds-offer = Ás de ouros: você olha as cartas de cima do baralho?
naipes-prompt-diamonds-take = Ás de ouros: qual carta você leva?
naipes-prompt-clubs-take = Ás de paus: qual carta você leva do descarte?
naipes-prompt-hearts-move = Ás de copas: o que você realoca ou troca de lugar?
naipes-prompt-spades-swap = Ás de espadas: que reforço você troca com o adversário?
naipes-prompt-jack-take = Valete: qual carta você leva do baralho?
naipes-prompt-queen-first = Dama: o que você realoca ou troca de lugar?
naipes-prompt-queen-second = Dama: você realoca mais uma unidade?
naipes-prompt-king-first = Rei: o que você joga do descarte?
naipes-prompt-king-second = Rei: você joga mais uma carta baixa?

naipes-help-place = posicionar CARTA COLUNA, posicionar 2P+5O ouros: põe um soldado ou um par forjado, virado para baixo, num slot vazio do seu naipe ou no coringa. Ação principal. NAIPES-4.2, NAIPES-5.1
naipes-help-reinforce = reforçar CARTA COLUNA: junta uma unidade a um slot ocupado que continue válido. Ação principal; um baixo sem alto ao lado custa uma adicional. NAIPES-4.3, NAIPES-4.5
naipes-help-substitute = substituir CARTA COLUNA POSIÇÃO: descarta uma unidade do slot e põe outra no lugar. Custa como se ela se juntasse às que ficam. NAIPES-4.4, NAIPES-4.5
naipes-help-commander = comandante ÁS: um ponto no seu slot daquele naipe, e o efeito do ás. Ação adicional. NAIPES-6.1, NAIPES-6.7 a NAIPES-6.11
naipes-help-governor = governante: usa o seu governante, uma vez por partida. Ação adicional; o Joker é grátis. NAIPES-6.2, NAIPES-6.12 a NAIPES-6.17
naipes-help-buy = comprar CARTA: descarta uma carta sem mostrar e compra outra, uma vez por turno. Duas ações adicionais. NAIPES-6.3
naipes-help-convert = mudar de ação: troca a ação principal por mais uma adicional. NAIPES-6.4
naipes-help-pass-and-draw = passar e comprar: compra uma carta e encerra o turno, se você não fez mais nada nele. NAIPES-6.6
naipes-help-pass = passar: encerra o turno; as ações que sobram se perdem. NAIPES-6.5, NAIPES-3.3
naipes-help-choose-ruler = escolher valete, dama, rei ou joker: fica com o Valete, a Dama, o Rei ou o Joker. NAIPES-2.2
naipes-help-use = usar: olha as três cartas de cima do baralho e leva uma. NAIPES-6.7
naipes-help-decline = recusar: abre mão do efeito do ás de ouros. NAIPES-6.7
naipes-help-take = levar CARTA: leva para a mão uma das cartas que você está vendo. NAIPES-6.7, NAIPES-6.8, NAIPES-6.12
naipes-help-none = nenhum: não aproveita o efeito. NAIPES-6.8, NAIPES-6.10, NAIPES-6.11, NAIPES-6.15
naipes-help-move = realocar COLUNA POSIÇÃO COLUNA: uma unidade virada para cima vai para outro slot seu, seja qual for o naipe. NAIPES-6.9, NAIPES-6.10, NAIPES-6.13
naipes-help-swap = trocar COLUNA POSIÇÃO COLUNA POSIÇÃO: duas unidades viradas para cima suas trocam de lugar. NAIPES-6.9, NAIPES-6.10, NAIPES-6.13
naipes-help-spade-swap = trocar reforço COLUNA POSIÇÃO POSIÇÃO: troca um reforço seu por um do adversário naquela coluna. NAIPES-6.11
naipes-help-king-play = rei posicionar|reforçar|substituir CARTA COLUNA [POSIÇÃO]: joga de graça uma carta do descarte. NAIPES-6.14 a NAIPES-6.16
naipes-help-stop = parar: dispensa o segundo passo da Dama ou do Rei. NAIPES-6.13, NAIPES-6.15

naipes-card = { $rank ->
        [A] ás
       *[other] { $rank }
    } de { $suit ->
        [C] paus
        [S] espadas
        [H] copas
       *[D] ouros
    }
naipes-forged = { $first } forjado com o { $second }
naipes-slot = slot { $slot ->
        [C] de paus
        [S] de espadas
        [W] coringa
        [H] de copas
       *[D] de ouros
    }
naipes-column = { $slot ->
        [C] Paus
        [S] Espadas
        [W] Coringa
        [H] Copas
       *[D] Ouros
    }
naipes-ruler = { $ruler ->
        [J] o Valete
        [Q] a Dama
        [K] o Rei
       *[X] o Joker
    }
naipes-cost = { $cost ->
        [main] ação principal
        [additional] ação adicional
        [two_additional] duas ações adicionais
       *[free] grátis
    }

naipes-action-place = posicionar o { $unit }, virado para baixo, no { $slot }
naipes-action-reinforce = reforçar o { $slot } com o { $unit }
naipes-action-substitute = substituir a posição { $index } do { $slot } pelo { $unit }
naipes-action-commander = jogar o { $card } como comandante
naipes-action-governor = usar o seu governante
naipes-action-buy = descartar o { $card } e comprar uma carta
naipes-action-convert = trocar a ação principal por uma adicional
naipes-action-pass-and-draw = comprar uma carta e encerrar o turno
naipes-action-pass = encerrar o turno
naipes-action-choose-ruler = ficar com { $ruler }
naipes-action-use = olhar as cartas de cima do baralho
naipes-action-decline = abrir mão do efeito
naipes-action-take = levar o { $card }
naipes-action-none = não aproveitar o efeito
naipes-action-move = realocar a posição { $index } do { $slot } para o { $to }
naipes-action-swap = trocar a posição { $index } do { $slot } com a posição { $index2 } do { $to }
naipes-action-spade-swap = no { $slot }, trocar a sua posição { $index } pela posição { $index2 } do adversário
naipes-action-king-play = { $play ->
        [place] Rei: posicionar o { $unit } no { $slot }
        [reinforce] Rei: reforçar o { $slot } com o { $unit }
       *[substitute] Rei: substituir a posição { $index } do { $slot } pelo { $unit }
    }
naipes-action-stop = parar por aqui

naipes-event-chose = { $who } escolheu um governante.
naipes-event-chose-known = { $who } escolheu { $ruler }.
naipes-event-revealed = Os governantes são virados para cima. { $who }: { $ruler }. { $other }: { $ruler2 }.
naipes-event-dealt = { $who } recebeu { $count } cartas.
naipes-event-dealt-known = { $who } recebeu { $cards }.
naipes-event-began = Turno { $turn }. Joga: { $who }.
naipes-event-turned-up = { $who } virou para cima o { $unit } no { $slot }.
naipes-event-drew = { $who } comprou uma carta.
naipes-event-drew-known = { $who } comprou o { $card }.
naipes-event-placed = { $who } posicionou uma unidade virada para baixo no { $slot } ({ $cost }).
naipes-event-placed-known = { $who } posicionou o { $unit }, virado para baixo, no { $slot } ({ $cost }).
naipes-event-placed-up = { $who } posicionou o { $unit }, virado para cima, no { $slot } ({ $cost }).
naipes-event-reinforced = { $who } reforçou o { $slot } com o { $unit } ({ $cost }).
naipes-event-substituted = { $who } descartou o { $old } do { $slot } e pôs no lugar uma unidade virada para baixo ({ $cost }).
naipes-event-substituted-known = { $who } descartou o { $old } do { $slot } e pôs no lugar, virado para baixo, o { $unit } ({ $cost }).
naipes-event-substituted-up = { $who } descartou o { $old } do { $slot } e pôs no lugar o { $unit } ({ $cost }).
naipes-event-commanded = { $who } jogou o { $card } como comandante ({ $cost }).
naipes-event-governed = { $who } usou { $ruler } ({ $cost }).
naipes-event-bought = { $who } descartou uma carta para comprar outra ({ $cost }).
naipes-event-bought-known = { $who } descartou o { $card } para comprar outra carta ({ $cost }).
naipes-event-converted = { $who } trocou a ação principal por uma adicional.
naipes-event-passed = { $draws ->
        [true] { $who } passou a vez para comprar uma carta.
       *[false] { $who } passou a vez.
    }
naipes-event-looked = { $pile ->
        [deck] { $count ->
            [one] { $who } olhou uma carta do baralho.
           *[other] { $who } olhou { $count } cartas do baralho.
        }
       *[discard] { $count ->
            [one] { $who } olhou o descarte, de uma carta.
           *[other] { $who } olhou o descarte, de { $count } cartas.
        }
    }
naipes-event-took = { $pile ->
        [deck] { $who } levou uma carta do baralho.
       *[discard] { $who } levou uma carta do descarte.
    }
naipes-event-took-known = { $pile ->
        [deck] { $who } levou o { $card } do baralho.
       *[discard] { $who } levou o { $card } do descarte.
    }
naipes-event-shuffled = O baralho foi embaralhado.
naipes-event-moved = { $who } realocou o { $unit } do { $slot } para o { $to }.
naipes-event-swapped = { $who } trocou o { $unit } do { $slot } com o { $unit2 } do { $to }.
naipes-event-exchanged = { $who } trocou com o adversário o { $unit } pelo { $unit2 }, no { $slot }.
naipes-event-declined = { $who } abriu mão do efeito.
naipes-event-emptied = O baralho acabou. Rodada final: { $who }.
naipes-event-ended = A guerra acabou. { $reason } { $who }: { $score }. { $other }: { $score2 }.

naipes-reason-columns = Decidiram as batalhas.
naipes-reason-total = Decidiu a soma geral.
naipes-reason-draw = Tudo igual: empate.
naipes-ending-columns = Batalhas: { $won1 } a { $won2 }. Pontos: { $total1 } a { $total2 }.
naipes-ending-total = Batalhas: { $won1 } a { $won2 }; por isso o total geral decidiu: { $total1 } a { $total2 }.
naipes-ending-draw = Batalhas: { $won1 } a { $won2 }, pontos: { $total1 } a { $total2 }. Tudo igual.
naipes-ending-closest = A batalha mais disputada: { $column }, { $own } a { $other }.

naipes-end-columns = por batalhas
naipes-end-total = pela soma geral
naipes-end-draw = empate

naipes-score = { $won ->
        [0] nenhuma batalha
        [one] uma batalha
       *[other] { $won } batalhas
    }, { $total ->
        [0] nenhum ponto
        [one] um ponto
       *[other] { $total } pontos
    }
naipes-commander = comandante
naipes-down = uma unidade virada para baixo
naipes-down-known = { $unit }, virado para baixo
naipes-side-empty = nada
naipes-side-hidden = { $units }
naipes-side = { $total } ({ $units })
naipes-table-choice = Escolha dos governantes. Escolhe: { $who }.
naipes-table-turn = Turno { $turn }. Joga: { $who }.
naipes-table-actions = Ações que restam: principal { $main }, adicionais { $add }.
naipes-table-bought = A compra adicional deste turno já foi feita.
naipes-table-joker-active = O Joker está ativo: todo slot aceita qualquer naipe, e reforços custam ação adicional.
naipes-table-final = O baralho acabou. Rodada final: { $who }.
naipes-table-column = { $column }. { $who }: { $side }. { $other }: { $side2 }.
naipes-table-ruler = { $who }, governante: { $ruler }, { $used ->
        [true] poder já usado
       *[false] poder ainda não usado
    }.
naipes-table-hand = { $who }, na mão: { $cards }.
naipes-table-hand-size = { $who }, na mão: { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }.
naipes-table-piles = Baralho: { $deck ->
        [0] vazio
        [one] uma carta
       *[other] { $deck } cartas
    }. Descarte: { $discard ->
        [0] vazio
        [one] uma carta
       *[other] { $discard } cartas
    }.
naipes-table-dealt = Para escolher: { $rulers }.
naipes-table-shown = Você está vendo: { $cards }.
naipes-table-over = A guerra acabou. { $reason } { $who }: { $score }. { $other }: { $score2 }.

naipes-kind-soldier = soldado { $category ->
        [low] baixo
        [medium] médio
       *[high] alto
    }
naipes-kind-commander = comandante
naipes-kind-ruler = governante, { $copies } no baralho
naipes-about-soldier = Vale o próprio número no slot do seu naipe ou no coringa.
naipes-about-c = Um ponto no seu slot de paus. Olhe a pilha de descarte e pegue uma carta dela.
naipes-about-s = Um ponto no seu slot de espadas. Troque um reforço seu por um do oponente na mesma coluna.
naipes-about-h = Um ponto no seu slot de copas. Realoque uma unidade baixa para um slot seu vazio, ou troque duas, sendo uma delas baixa.
naipes-about-d = Um ponto no seu slot de ouros. Olhe as três cartas do topo do baralho e pegue uma.
naipes-about-j = Uma vez por partida: olhe o baralho inteiro, pegue uma carta, mostre-a e embaralhe.
naipes-about-q = Uma vez por partida: realoque uma ou duas unidades suas, ou troque duas entre si.
naipes-about-k = Uma vez por partida: jogue do descarte até dois baixos, um médio ou um alto, virados para cima e sem custo.
naipes-about-x = Uma vez por partida: por um turno seus slots aceitam qualquer naipe, e reforçar ou substituir neles custa só ações adicionais.

naipes-board-slot = { $slot }, { $who }: { $side }
naipes-board-unit = { $unit }, { $role ->
        [anchor] âncora
       *[reinforcement] reforço
    } do { $slot }, { $who }
naipes-board-commander = { $who }, espaço do { $suit }: { $there ->
        [true] comandante no lugar, um ponto
       *[false] vazio
    }
naipes-board-leads = { $column }: { $who } está na frente
naipes-board-leads-nobody = { $column }: { $how ->
        [even] empate
       *[unknown] ainda há uma unidade virada para baixo
    }
naipes-board-total = { $column }, { $who }: { $total }
naipes-board-main = principal
naipes-board-additional = adicionais
naipes-board-deck = Baralho
naipes-board-discard = Descarte
naipes-board-hand = Sua mão
naipes-board-shown = Só você está vendo
naipes-board-used = usado
naipes-board-waiting = { $who } está pensando…
naipes-board-ruler-tip = O poder dele serve uma vez na partida. O outro governante sai do jogo; a escolha do adversário aparece quando as duas estiverem feitas.
naipes-suits = { $ruler ->
        [J] Fácil e sempre útil: a carta que falta, com certeza.
        [Q] Para um turno tardio: conserta um posicionamento que deu errado.
        [K] Para um turno de descarte cheio: até duas unidades de uma vez.
       *[X] Ousado: guarde muitas cartas baixas para um grande turno.
    }
naipes-board-result = Resultado das batalhas
naipes-board-battle = { $column }: { $who }
naipes-board-battle-tied = { $column }: empate
naipes-board-won = batalhas
naipes-board-points = pontos
naipes-board-substitute = substituir o { $first } do { $slot } pelo { $unit }
naipes-board-move = realocar o { $first } do { $slot } para o { $to }
naipes-board-swap = trocar o { $first } do { $slot } com o { $second } do { $to }
naipes-board-spade-swap = no { $slot }, trocar o seu { $first } pelo { $second } do adversário
naipes-board-king-play = Rei: substituir o { $first } do { $slot } pelo { $unit }
naipes-mark-leads = o total de um slot, claro onde lidera
naipes-mark-lean = quem lidera a batalha: ▼ você, ▲ o outro lado, = ninguém
naipes-mark-hidden = um total que uma unidade virada para baixo esconde
naipes-mark-wild = o slot coringa: aceita qualquer naipe
naipes-mark-forged = uma carta forjada conta com este valor
naipes-mark-commander = o lugar do comandante do naipe, o Ás: 1 ponto a mais
naipes-mark-main = a ação principal; vazada depois de gasta
naipes-mark-additional = as ações adicionais; vazadas depois de gastas

naipes-category = { $category ->
        [low] um baixo
        [medium] um médio
       *[high] um alto
    }
why-not-asked = { $answer ->
        [choose_ruler] Os governantes já foram escolhidos.
        [use] Isso responde ao ás de ouros, e agora ele não está perguntando nada.
        [decline] Isso responde ao ás de ouros, e agora ele não está perguntando nada.
        [take] Cartas se levam quando um ás ou o Valete as mostra, e agora ninguém está mostrando nenhuma.
        [none] Isso responde a um efeito, e agora nenhum está perguntando nada.
        [move] Quem realoca unidades é o ás de copas ou a Dama, e nenhum dos dois está agindo agora.
        [swap] Quem troca unidades de lugar é o ás de copas ou a Dama, e nenhum dos dois está agindo agora.
        [spade_swap] Quem troca reforços é o ás de espadas, que não está agindo agora.
        [king_play] Só o Rei joga do descarte, e ele não está agindo agora.
       *[stop] Isso encerra o trabalho da Dama ou do Rei, e nenhum dos dois está agindo agora.
    }
why-question-first = Antes, responda: { $question }
why-queen-only-moves = A Dama já realocou uma unidade: agora ela só pode realocar outra.
why-not-in-hand = Você não tem o { $card } na mão.
why-not-a-soldier = Ases são comandantes: nunca ficam num slot.
why-not-forgeable = Esses dois não se forjam: só 2+2, 2+5 e 2+8 de naipes diferentes.
why-does-not-fit = O { $unit } não cabe no { $slot }: vai no slot do seu naipe ou no coringa.
why-frozen = O { $slot } está congelado: a unidade dele ainda está virada para baixo.
why-occupied = O { $slot } não está vazio: reforce, ou substitua uma unidade.
why-empty = O { $slot } está vazio: posicione uma unidade nele.
why-no-unit = Não há unidade na posição { $index } do { $slot }.
why-combination = O { $slot } não pode juntar { $units }.
why-main-spent = Isso custa a ação principal, e você já a gastou.
why-additional-spent = Isso custa uma ação adicional, e você não tem mais nenhuma.
why-two-additional = Isso custa duas ações adicionais, e você { $left ->
        [0] não tem mais nenhuma
       *[other] só tem uma
    }.
why-not-an-ace = Só os Ases são comandantes.
why-ruler-used = Você já usou o seu governante: ele serve uma vez por partida.
why-deck-empty = O baralho acabou.
why-nothing-to-move = A Dama não tem o que realocar nem trocar de lugar.
why-pile-empty = O descarte está vazio.
why-bought = Você já fez a compra adicional deste turno.
why-nothing-to-convert = Você não tem mais a ação principal para trocar.
why-no-pass-and-draw = Passar comprando uma carta não faz parte destas regras.
why-acted = Você já fez algo neste turno: não dá mais para passar comprando uma carta.
why-not-dealt = Você não recebeu { $ruler }.
why-not-shown = O { $card } não está entre as cartas que você está vendo.
why-same-slot = Os dois slots têm de ser diferentes.
why-just-moved = A Dama acabou de realocar essa unidade: agora, só outra.
why-low-only = O ás de copas só realoca unidades baixas.
why-hearts-to-empty = O ás de copas só realoca para um slot vazio, e o { $slot } não está.
why-earlier-first = Diga antes a unidade do slot que vem primeiro.
why-low-swap = O ás de copas só troca duas unidades se uma delas for baixa.
why-no-reinforcement = { $whose ->
        [own] Você não tem reforço no { $slot }.
       *[other] O adversário não tem reforço no { $slot }.
    }
why-anchor = { $whose ->
        [own] A posição 0 é a sua âncora: o ás de espadas só troca reforços.
       *[other] A posição 0 é a âncora do adversário: o ás de espadas só troca reforços.
    }
why-no-such-reinforcement = { $whose ->
        [own] Você não tem reforço na posição { $index } do { $slot }.
       *[other] O adversário não tem reforço na posição { $index } do { $slot }.
    }
why-not-in-pile = O { $card } não está no descarte que o Rei olhou, nem na sua mão.
why-king-hand-only = O Rei joga do descarte: ao menos uma carta tem de vir de lá.
why-king-no-aces = O Rei não leva Ases.
why-king-low-second = A segunda carta que o Rei leva tem de ser baixa.
why-king-two-picks = O Rei só leva duas cartas de uma vez para forjar dois 2 do descarte.
why-king-position = Só a substituição pede uma posição.

price-main = ação principal, { $left ->
        [0] não sobra nenhuma
       *[other] sobram { $left }
    }
price-additional = { $amount ->
        [1] 1 ação adicional
       *[other] { $amount } ações adicionais
    }, { $left ->
        [0] não sobra nenhuma
        [1] sobra 1
       *[other] sobram { $left }
    }

warning-naipes-lost = o efeito se perderia: { $suit ->
        [C] o descarte está vazio
        [S] não há dois reforços para trocar
        [H] não há unidade baixa para realocar ou trocar
       *[D] o baralho está vazio
    }

### Por quê: o que o mestre diz de uma ação

naipes-coach-place = Uma coluna nova vale mais enquanto ninguém tem âncora nela; comece com uma carta alta, para que muito caiba ao lado.
naipes-coach-reinforce = Só a soma da coluna conta: reforce onde falta pouco, ou onde o adversário já não alcança.
naipes-coach-substitute = Uma unidade fraca dá lugar a uma mais forte; virada para baixo, ninguém sabe quanto.
naipes-coach-commander = Um comandante é um ponto garantido, e o efeito vem de brinde.
naipes-coach-governor = O governante age uma vez por partida: use-o quando mexer no maior número de pontos.
naipes-coach-buy = Uma carta que não cabe em lugar nenhum vale menos que uma desconhecida.
naipes-coach-convert = Agora nada vale a ação principal, e uma adicional rende mais.
naipes-coach-pass-and-draw = Nada na mesa melhora jogando agora; mais uma carta pode ajudar.
naipes-coach-pass = O resto das ações só entregaria alguma coisa.
naipes-coach-choose-ruler = Este governante combina melhor com a sua mão do que o outro.
naipes-coach-use = Três cartas vistas, a melhor levada.
naipes-coach-decline = O que você tem na mão já basta.
naipes-coach-take = Destas, é a que melhor serve às suas colunas.
naipes-coach-none = Usado agora, o efeito faria mais mal que bem.
naipes-coach-move = Uma unidade só conta onde a coluna ainda pode ser vencida.
naipes-coach-swap = As duas colunas ganham, ou ganha a que importa.
naipes-coach-spade-swap = Você leva uma unidade forte e deixa uma fraca: a diferença conta em dobro.
naipes-coach-king-play = Uma carta do descarte, jogada de graça.
naipes-coach-stop = O segundo passo entregaria alguma coisa.
