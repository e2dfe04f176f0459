/** Checking the deal: the commitment published at the start is the SHA-256 of the seed shown at the end. */

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function checkCommitment(seed: string, commitment: string): Promise<boolean> {
  return (await sha256(seed)) === commitment;
}
