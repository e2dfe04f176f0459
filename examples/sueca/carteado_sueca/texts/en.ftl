sueca-name = Sueca
sueca-summary = Four players, two partnerships, forty cards: follow suit, trump when you cannot, and take more than half of the points.
sueca-mode-partners = two against two; partners sit opposite each other
sueca-preset-match = a match: the first partnership with four games
sueca-preset-hand = one hand: the first partnership with a game
sueca-option-games = how many games win the match
sueca-prompt-play = Which card do you play?
sueca-help-play = play CARD: play a card of your hand, such as 7H for the seven of hearts. Follow suit if you can. SUECA-3.2
sueca-suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
  }
sueca-action-play = play { $card }
sueca-event-dealt = { $who } dealt and showed { $trump }: that suit is trump.
sueca-event-played = { $who } played { $card }.
sueca-event-took = { $who } took the trick, { $points ->
    [0] without points
    [one] with { $points } point
   *[other] with { $points } points
  }.
sueca-event-hand-over = The hand is over, { $ours } points to { $theirs }: { $games ->
    [0] nobody won a game
    [one] { $who } and { $partner } won a game
   *[other] { $who } and { $partner } won { $games } games
  }.
sueca-table-trump = { $who } showed { $card }: trump.
sueca-table-team = { $who } and { $partner }: games { $games }, points { $points }, tricks { $tricks }.
sueca-table-hand = Your cards: { $cards }.
sueca-why-not-held = { $card } is not in your hand.
sueca-why-follow = You have { sueca-suit }, and that suit was led.
sueca-end-games = by games
refused-sueca-bad-hands = Four hands of one size are needed, every card at most once; found: { $found }.
refused-sueca-no-trump = The card that showed the trump suit { $found } must be with the dealer or have been played.
sueca-board-trump = Trump: { $suit }
sueca-board-team = { $who } and { $partner }: { $games } · { $points }
