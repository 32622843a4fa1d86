import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../database/openDatabase.ts";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { authorizeAddress, submit } from "../testing/identity/signIn.ts";
import {
  demoPassword,
  openInMemory,
  type RunningIdentity,
  startIdentity,
} from "../testing/identity/startIdentity.ts";
import { findByLogin } from "./accounts.ts";
import { createSignInAttempts } from "./signInAttempts.ts";

let opened: OpenDatabase;
let running: RunningIdentity;
beforeAll(async () => {
  opened = await openInMemory();
  running = await startIdentity({ opened });
});
afterAll(async () => {
  await running.stop();
  await opened.close();
});

test("attempts count for a name however it is typed, and leave other names alone", async () => {
  const browser = createBrowser(running.issuer);
  const page = await browser.open(authorizeAddress(running.issuer));
  const names = ["clerk", "CLERK ", "Clerk", " clerk", "cLERK"];
  for (const username of names) {
    expect((await submit(browser, page, { username, password: "wrong" })).status).toBe(422);
  }
  const refused = await submit(browser, page, { username: "clerk", password: demoPassword });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const other = await submit(browser, page, { username: "pl", password: demoPassword });
  expect(other.status).not.toBe(429);
});

test("the limit does not tell that a name and an e-mail address belong to one account", async () => {
  const browser = createBrowser(running.issuer);
  const page = await browser.open(authorizeAddress(running.issuer));
  const email = (await findByLogin(opened.database, "officer"))?.email ?? "";
  const answers = async (names: readonly [string, string]) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const username = names[Math.floor(attempt / 3) % 2] ?? "";
      const { status } = await submit(browser, page, { username, password: "wrong" });
      statuses.push(status);
    }
    return statuses;
  };
  const unknown = await answers(["nobody", "nobody@bank.example"]);
  expect(await answers(["officer", email])).toEqual(unknown);
  // Each name keeps its limit.
  expect(unknown.filter((status) => status === 422)).toHaveLength(10);
});

test("a clock that was set back makes nobody wait for longer than a window", async () => {
  let now = new Date("2026-11-21T12:00:00Z");
  const attempts = createSignInAttempts(opened.database, () => now);
  const begin = () => attempts.begin("somebody", "10.9.9.9");
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await begin()).toBe(0);
  expect(await begin()).toBe(300);
  now = new Date("2026-11-20T12:00:00Z");
  expect(await begin()).toBe(0);
});
