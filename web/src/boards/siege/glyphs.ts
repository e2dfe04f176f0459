/** The icons of siege, on a square of 48: their shapes from back to front. */

/** A surface with its paint, or a line: `rung` in the ink of the icon, `line` in the colour of the text. */
type Shape = readonly [paint: string, path: string];

const TUNNEL: readonly Shape[] = [
  ["rubble", "M4 44V26C4 12 13 5 24 5s20 7 20 21v18H34V28c0-7-4-11-10-11s-10 4-10 11v16Z"],
];

export const SIGNS: Readonly<Record<string, readonly Shape[]>> = {
  ladders: [
    ["wood", "M13 45 19 3h4l-6 42Zm15 0L34 3h4l-6 42Z"],
    ["rung", "M18 12h16M17 20h16M16 28h16M15 36h16"],
  ],
  ram: [
    ["roof", "M4 22 24 6l20 16Z"],
    ["wood", "M9 22h4v16H9Zm26 0h4v16h-4Z"],
    ["iron", "M2 27h38l6 3.500-6 3.500H2Z"],
    ["bark", "M8 40a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM30 40a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"],
  ],
  tower: [
    ["wood", "M12 40V10h24v30Z"],
    ["roof", "M9 10V3h5v3h4V3h5v3h2V3h5v3h4V3h5v7Z"],
    ["rung", "M12 20h24M12 30h24M18 13h12v5H18Z"],
    ["bark", "M11 41a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM27 41a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"],
  ],
  trebuchet: [
    ["wood", "m22 18-12 24h5l9-17 9 17h5L26 18Z"],
    ["rung", "M8 42h32"],
    ["wood", "M6 8 40 26l-2 4L4 12Z"],
    ["iron", "M34 26h11v11H34ZM2 16a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z"],
  ],
  soldiers: [
    ["skin", "M12 21h20v9c0 7-5 11-10 11s-10-4-10-11Z"],
    ["iron", "M9 25C9 11 15 5 22 5s13 6 13 20c-8-3-18-3-26 0Z"],
    ["iron", "M20 22h4v12h-4Z"],
    ["rung", "M15.500 29h1.500m10 0h1.500M41 12v33"],
    ["iron", "m37 14 4-11 4 11Z"],
  ],
  supplies: [
    ["sack", "M17 14c-8 6-12 14-12 20 0 8 8 10 19 10s19-2 19-10c0-6-4-14-12-20Z"],
    ["rung", "M16 14h16M18 13l-4-8 10 3 10-3-4 8"],
  ],
  wall: [
    ["rubble", "M3 44V12h8v6h8v-6h10v6h8v-6h8v32Z"],
    ["rung", "M3 26h42M3 35h42M16 26v9M32 26v9M24 18v8M24 35v9"],
  ],
  morale: [
    ["rung", "M10 3v42"],
    ["roof", "M10 5c10-5 16 5 30 0v20c-14 5-20-5-30 0Z"],
  ],
  archers: [["line", "M14 4c20 8 20 32 0 40M14 4v40M6 24h34m-7-5 7 5-7 5"]],
  boiling_water: [
    ["iron", "M6 18h36l-5 20c-8 5-18 5-26 0Z"],
    ["line", "M16 12c-4-4 4-5 0-9m9 9c-4-4 4-5 0-9m9 9c-4-4 4-5 0-9"],
  ],
  close_combat: [["line", "m7 7 30 30M41 7 11 37M31 41l10-10M7 31l10 10M37 37l6 6M11 37l-6 6"]],
  coupure: [
    ["iron", "M6 8h22v12H6Z"],
    ["wood", "m20 18 5-3 18 26-5 4Z"],
  ],
  rally: [
    ["iron", "M6 20v9l8 1 20 9V10l-20 9Z"],
    ["line", "M40 18c3 4 3 9 0 13M14 30l3 12h6l-3-10"],
  ],
  raid: [
    ["sack", "M14 20c-6 5-9 10-9 15 0 7 6 9 15 9s15-2 15-9c0-5-3-10-9-15Z"],
    ["line", "M13 19h14M30 14h14m-6-6 6 6-6 6"],
  ],
  sabotage: [
    ["roof", "M24 3c2 9 14 13 14 26 0 10-7 16-14 16S10 39 10 29c0-7 4-10 6-15 3 3 4 6 4 9 3-5 5-12 4-20Z"],
  ],
  enter_tunnel: TUNNEL,
  fast_move: TUNNEL,
  free_move: TUNNEL,
  extra_ap: [
    ["coin", "M5 24a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z"],
    ["line", "M24 14v20M14 24h20"],
  ],
};
