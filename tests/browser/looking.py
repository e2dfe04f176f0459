"""What can be wrong with a page as it is drawn, found by looking at it: each of these lists the faults it sees."""

from __future__ import annotations

# A point of a node that no other node covers, once it is scrolled into sight; null if there is none.
BARE = """(node) => {
  node.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
  const box = node.getBoundingClientRect();
  const steps = (size) => [9, 0.3, 0.5, 0.7, 0.9].map((part) => (part === 9 ? Math.min(9, size / 2) : size * part));
  for (const y of steps(box.height))
    for (const x of steps(box.width)) {
      const top = document.elementFromPoint(box.left + x, box.top + y);
      if (top && (top === node || node.contains(top))) return {x, y};
    }
  return null;
}"""

# Regions that hold more than they show, yet cannot be reached by the Tab key, or have no name.
UNREACHABLE = """() => [...document.body.querySelectorAll("*")].filter((node) => {
    const {overflowX, overflowY, visibility} = getComputedStyle(node);
    const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
    return visibility === "visible" && node.getClientRects().length
      && ((node.scrollWidth > node.clientWidth && scrolls(overflowX))
        || (node.scrollHeight > node.clientHeight && scrolls(overflowY)))
      && (node.tabIndex < 0 || !(node.ariaLabel || node.getAttribute("aria-labelledby")));
  }).map((node) => `${node.tagName.toLowerCase()}.${node.className}`)"""

# How much wider than the screen the page, or the table in it, is.
SIDEWAYS = """() => [document.documentElement, document.querySelector(".felt")]
  .map((node) => (node ? node.scrollWidth - node.clientWidth : 0)).filter((more) => more > 0)"""

# What can be chosen and is too small for a finger.
SMALL = """() => [...document.querySelectorAll(
    ".thing.can > .touch, .host .action, .tab, [data-energy], .zoom button, .pile")]
  .map((node) => [node.ariaLabel ?? node.textContent.trim(), node.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 39.5 || box.height < 39.5))
  .map(([label, box]) => `${label} ${box.width}x${box.height}`)"""

# Questions and answers of which a part is cut off.
CUT = """() => [...document.querySelectorAll(".question, .action, .button, .power")]
  .filter((node) => node.getClientRects().length && getComputedStyle(node).display !== "inline")
  .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
  .map((node) => `${node.className}: ${node.textContent.trim()}`)"""

# What can be chosen, but lies wholly under something else.
COVERED = f"""() => {{
  const bare = {BARE};
  return [...document.querySelectorAll(".thing.can > .touch, .host .action")]
    .filter((node) => node.getClientRects().length && bare(node) === null)
    .map((node) => node.ariaLabel ?? node.textContent.trim());
}}"""

# Cards of the reader's hand that a finger on their visible edge would miss.
MISSED = """() => [...document.querySelectorAll(".own .thing > .touch")].filter((node) => {
    const {left, top, height} = node.getBoundingClientRect();
    return document.elementFromPoint(left + 10, top + height / 3) !== node;
  }).map((node) => node.ariaLabel)"""

# Keep the class of everything that is animated from now on, in `flown`.
WATCH_FLIGHTS = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.flown.push(this.classList[0]);
    return animate.apply(this, given);
  };
}"""

# Things that move a neighbour when the pointer comes to them: what then lies under the pointer would move it back.
RESTLESS = """async () => {
  const seen = (node) => node.getClientRects().length > 0;
  const things = [...document.querySelectorAll(".board .thing:not(.place)")].filter(seen);
  const board = document.querySelector(".board");
  const [first, last] = [things[0], things.at(-1)];
  const places = () => [board, first, last].map((node) => JSON.stringify(node.getBoundingClientRect())).join();
  const moving = [];
  for (const node of things) {
    const before = places();
    node.querySelector(".touch").dispatchEvent(new PointerEvent("pointerover", {bubbles: true}));
    await new Promise((done) => setTimeout(done));
    if (places() !== before) moving.push(node.querySelector(".touch").ariaLabel);
  }
  return moving;
}"""

FAULTS = {"sideways": SIDEWAYS, "unreachable": UNREACHABLE, "cut": CUT, "covered": COVERED, "restless": RESTLESS}
