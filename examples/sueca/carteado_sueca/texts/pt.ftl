sueca-name = Sueca
sueca-summary = Quatro jogadores, duas duplas, quarenta cartas: siga o naipe, corte com trunfo quando não puder e faça mais da metade dos pontos.
sueca-mode-partners = dois contra dois; parceiros sentam-se frente a frente
sueca-preset-match = uma partida: vence a primeira dupla com quatro jogos
sueca-preset-hand = uma mão: vence a primeira dupla com um jogo
sueca-option-games = quantos jogos vencem a partida
sueca-prompt-play = Que carta você joga?
sueca-help-play = play CARTA: jogue uma carta da sua mão, como 7H para o sete de copas. Siga o naipe se puder. SUECA-3.2
sueca-suit = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
  }
sueca-action-play = jogar { $card }
sueca-event-dealt = { $who } deu as cartas e mostrou { $trump }: esse naipe é o trunfo.
sueca-event-played = { $who } jogou { $card }.
sueca-event-took = { $who } fez a vaza, { $points ->
    [0] sem pontos
    [one] com { $points } ponto
   *[other] com { $points } pontos
  }.
sueca-event-hand-over = Fim da mão, { $ours } pontos a { $theirs }: { $games ->
    [0] ninguém ganhou jogo
    [one] { $who } e { $partner } ganharam um jogo
   *[other] { $who } e { $partner } ganharam { $games } jogos
  }.
sueca-table-trump = { $who } mostrou { $card }: trunfo.
sueca-table-team = { $who } e { $partner }: jogos { $games }, pontos { $points }, vazas { $tricks }.
sueca-table-hand = Suas cartas: { $cards }.
sueca-why-not-held = { $card } não está na sua mão.
sueca-why-follow = Você tem { sueca-suit }, e esse foi o naipe da saída.
sueca-end-games = por jogos
refused-sueca-bad-hands = É preciso quatro mãos do mesmo tamanho, cada carta no máximo uma vez; encontrado: { $found }.
refused-sueca-no-trump = A carta que mostrou o naipe de trunfo { $found } tem de estar com quem deu as cartas ou já ter sido jogada.
sueca-board-trump = Trunfo: { $suit }
sueca-board-team = { $who } e { $partner }: { $games } · { $points }
