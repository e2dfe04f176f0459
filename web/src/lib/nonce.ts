/** The random number that this browser adds to a deal. */

const BYTES = 16;

export function drawNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
