/** Place a popup so that it covers as little as possible of the other things. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;

/** Return the best place around a thing: inside the window, over as little of the other boxes as possible. */
export function beside(
  thing: Box,
  sheet: { width: number; height: number },
  others: readonly Box[],
  window: Box,
): Box {
  const [midX, midY] = [
    thing.left + thing.width / 2 - sheet.width / 2,
    thing.top + thing.height / 2 - sheet.height / 2,
  ];
  const above = thing.top - sheet.height - GAP;
  const below = thing.top + thing.height + GAP;
  const before = thing.left - sheet.width - GAP;
  const after = thing.left + thing.width + GAP;
  const foot = window.top + window.height - sheet.height - GAP;
  const places = [
    [midX, above],
    [midX, below],
    [after, midY],
    [before, midY],
    [midX, foot],
    [midX, window.top + GAP],
  ].map(([left, top]) =>
    inside({ left: left!, top: top!, width: sheet.width, height: sheet.height }, window),
  );
  const costs = places.map(
    (place) => 3 * overlap(place, thing) + others.reduce((sum, other) => sum + overlap(place, other), 0),
  );
  return places[costs.indexOf(Math.min(...costs))]!;
}

function inside(box: Box, window: Box): Box {
  const most = (size: number, room: number) => Math.max(8, room - size - 8);
  return {
    ...box,
    left: window.left + Math.max(8, Math.min(box.left - window.left, most(box.width, window.width))),
    top: window.top + Math.max(8, Math.min(box.top - window.top, most(box.height, window.height))),
  };
}

/** Return the area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}
