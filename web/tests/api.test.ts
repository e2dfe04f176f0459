import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";

afterEach(() => vi.unstubAllGlobals());

test("nothing is posted before the first answer has brought the guest's cookie", async () => {
  const asked: string[] = [];
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (address === "/api/me") await waiting;
    return new Response("{}");
  });
  const me = api.me();
  const renamed = api.rename("Ana");
  await Promise.resolve();
  expect(asked).toEqual(["/api/me"]);
  answer();
  await Promise.all([me, renamed]);
  expect(asked).toEqual(["/api/me", "/api/me"]);
});
