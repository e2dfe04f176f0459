/** The board in the browser: `draw` is called with the table whenever it has changed. */

export const style = `
  display: grid; gap: 1rem; justify-items: center;
  .row { display: flex; flex-wrap: wrap; gap: 0.5rem; justify-content: center; margin: 0; }
  .plate { color: var(--on-felt); font-weight: 600; }
  .card { width: 4rem; height: 6rem; display: grid; place-items: center; border: 2px solid var(--card-edge);
    border-radius: 0.5rem; background: var(--card); color: var(--card-ink); font: 700 2rem var(--serif); }
  .card.back { background: var(--suit-red); }
  .card:disabled { opacity: 1; }
  button.card:enabled { cursor: pointer; box-shadow: 0 0 0 3px var(--brass-glow); }
  .nothing { color: var(--on-felt); }
`;

export function draw(root, table) {
  const { view } = table;
  const me = table.seat ?? 0;
  const rows = [
    plate(table, 1 - me),
    hidden(table, 1 - me),
    middle(table),
    plate(table, me),
  ];
  root.replaceChildren(
    ...rows,
    view.hand.length ? hand(table) : hidden(table, me),
  );
}

function element(kind, className, text = "") {
  const made = document.createElement(kind);
  made.className = className;
  made.textContent = text;
  return made;
}

/** A line of the game's texts about a player: name, rounds taken, cards held. */
function plate(table, seat) {
  const blanks = {
    who: table.names[seat],
    taken: table.view.taken[seat],
    held: table.view.held[seat],
  };
  return element("p", "plate", table.text("table-player", blanks));
}

function row(cards) {
  const made = element("div", "row");
  made.replaceChildren(...cards);
  return made;
}

function hidden(table, seat) {
  const back = () => {
    const card = element("div", "card back");
    card.setAttribute("role", "img");
    card.setAttribute("aria-label", table.text("board-back"));
    return card;
  };
  return row(Array.from({ length: table.view.held[seat] }, back));
}

function middle(table) {
  const { led } = table.view;
  return led
    ? row([element("div", "card led", String(led))])
    : element("p", "nothing", table.text("board-nothing"));
}

/** The own cards: those that may be played are buttons that play them. */
function hand(table) {
  return row(
    table.view.hand.map((card) => {
      const legal = table.legal.find(({ parts }) => parts.card === card);
      const button = element("button", "card", String(card));
      button.type = "button";
      button.disabled = !legal;
      button.dataset.ref = `card:${card}`; // what lessons point at
      button.setAttribute("aria-label", table.text("board-play", { card }));
      button.onclick = () => table.act(legal);
      return button;
    }),
  );
}
