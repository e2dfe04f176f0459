/** The table of Sueca in the browser: the trick in the middle, the partnerships around it, the own hand below. */

const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const PLACES = ["south", "west", "north", "east"]; // in the order of play, from the reader on
const ORDER = "23456QJK7A"; // from the lowest

export const style = `
  display: grid; gap: 0.8rem; justify-items: center;
  .felt-cross { display: grid; gap: 0.4rem; grid-template: ". north ." "west trump east" ". south ." / 1fr 1fr 1fr; }
  .place { display: grid; justify-items: center; align-content: center; gap: 0.3rem; min-width: 5.5rem; min-height: 6.5rem; }
  .north { grid-area: north; } .west { grid-area: west; } .east { grid-area: east; } .south { grid-area: south; }
  .trump { grid-area: trump; }
  .plate { margin: 0; color: var(--on-felt); font-size: 0.9rem; text-align: center; }
  .turn .plate { font-weight: 700; text-decoration: underline; }
  .card { min-width: 3rem; height: 4.4rem; padding: 0.2rem; border: 2px solid var(--card-edge); border-radius: 0.4rem;
    background: var(--card); color: var(--card-ink); font: 700 1.35rem var(--serif); }
  .card.red { color: var(--suit-red); }
  div.card { display: grid; place-items: center; }
  .hand { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.4rem; }
  .card:disabled { opacity: 1; filter: brightness(0.86); }
  button.card:enabled { cursor: pointer; box-shadow: 0 0 0 3px var(--brass-glow); }
`;

export function draw(root, table) {
  const cross = element("div", "felt-cross");
  cross.append(...[0, 1, 2, 3].map((step) => place(table, step)), trump(table));
  root.replaceChildren(cross, hand(table));
}

function element(kind, className, text = "") {
  const made = document.createElement(kind);
  made.className = className;
  made.textContent = text;
  return made;
}

/** The name of a card on the table: 7H is 7 and a heart. Its colour is never the only sign of its suit. */
function face(kind, card) {
  const red = "HD".includes(card[1]) ? " red" : "";
  const made = element(kind, `card${red}`, `${card[0]} ${SIGNS[card[1]]}`);
  made.dataset.ref = `card:${card}`;
  return made;
}

function place(table, step) {
  const { view } = table;
  const seat = ((table.seat ?? 0) + step) % 4;
  const made = element(
    "div",
    `place ${PLACES[step]}${view.turn === seat ? " turn" : ""}`,
  );
  const card = view.trick[(seat - view.leader + 4) % 4];
  made.append(element("p", "plate", table.names[seat]));
  if (card) made.append(face("div", card));
  return made;
}

/** In the middle: the trump suit, and what both partnerships have. */
function trump(table) {
  const { view, names } = table;
  const made = element("div", "place trump");
  made.append(
    element(
      "p",
      "plate",
      table.text("board-trump", { suit: SIGNS[view.trump[1]] }),
    ),
  );
  for (const team of [0, 1]) {
    const told = {
      who: names[team],
      partner: names[team + 2],
      games: view.games[team],
      points: view.points[team],
    };
    made.append(element("p", "plate", table.text("board-team", told)));
  }
  return made;
}

/** The own cards by suit; those that may be played are buttons that play them. */
function hand(table) {
  const made = element("div", "hand");
  const rank = (card) => "SHCD".indexOf(card[1]) * 10 - ORDER.indexOf(card[0]);
  for (const card of [...table.view.hand].sort(
    (one, other) => rank(one) - rank(other),
  )) {
    const legal = table.legal.find(({ parts }) => parts.card === card);
    const button = face("button", card);
    button.type = "button";
    button.disabled = !legal;
    button.onclick = () => table.act(legal);
    made.append(button);
  }
  return made;
}
