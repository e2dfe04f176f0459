import { expect, test } from "vitest";
import { derive, faultsOf, hash, verdictOf, type Deal } from "../src/lib/fairness";
import { drawNonce } from "../src/lib/nonce";
import type { Pin } from "../src/lib/pins";

const NONCES = ["ab".repeat(16), ""];
const DEAL: Deal = {
  commitment: hash("castle"),
  nonces: NONCES,
  seed: "castle",
  deal: derive("castle", NONCES),
};
const PIN: Pin = {
  code: "k3v",
  commitment: hash("castle"),
  nonce: NONCES[0]!,
  refused: false,
  nonces: NONCES,
  seat: 0,
  day: 0,
};

test("the derivation is the one of match/fairness.py", () => {
  expect(hash("castle").slice(0, 16)).toBe("913a53d7df2fad65");
  expect(derive("castle", [])).toBe("castle");
  expect(derive("castle", ["00".repeat(16), ""]).slice(0, 16)).toBe("b33ed680021e03d1");
});

test("a nonce is sixteen bytes in hexadecimal, another each time", () => {
  expect(drawNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(drawNonce()).not.toBe(drawNonce());
});

test("a deal that holds is this browser's own only with its nonce", () => {
  expect(verdictOf(DEAL, PIN)).toBe("mine");
  expect(verdictOf(DEAL, null)).toBe("fits");
  expect(verdictOf(DEAL, { ...PIN, nonce: "" })).toBe("fits");
  expect(verdictOf(DEAL, { ...PIN, nonce: "cd".repeat(16), refused: true })).toBe("fits");
  expect(verdictOf(DEAL, { ...PIN, nonce: "cd".repeat(16), seat: null })).toBe("fits");
  expect(verdictOf({ ...DEAL, seed: null, deal: null }, PIN)).toBeNull();
});

test.each<[string, Partial<Deal>, Partial<Pin>]>([
  ["commitment", { commitment: hash("tower"), seed: null, deal: null }, {}],
  ["seed", { seed: "tower", deal: derive("tower", NONCES) }, {}],
  ["nonces", { nonces: [NONCES[0]!, "cd".repeat(16)], seed: null, deal: null }, {}],
  ["nonce", {}, { nonce: "cd".repeat(16) }],
  ["deal", { deal: "castle" }, {}],
])("a false %s is found", (fault, shown, kept) => {
  expect(faultsOf({ ...DEAL, ...shown }, { ...PIN, ...kept })).toEqual([fault]);
  expect(verdictOf({ ...DEAL, ...shown }, { ...PIN, ...kept })).toBeNull();
});

test("before the start there is nothing to compare but the commitment", () => {
  const early = { ...DEAL, nonces: [], seed: null, deal: null };
  expect(faultsOf(early, { ...PIN, nonces: null, seat: null })).toEqual([]);
});
