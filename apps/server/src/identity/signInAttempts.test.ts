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
}, 60_000);
afterAll(async () => {
  await running.stop();
  await opened.close();
});

test("attempts count for an account whichever of its names is typed", async () => {
  const browser = createBrowser(running.issuer);
  const page = await browser.open(authorizeAddress(running.issuer));
  const email = (await findByLogin(opened.database, "clerk"))?.email ?? "";
  const names = ["clerk", "CLERK ", email, " Clerk", email.toUpperCase()];
  for (const username of names) {
    expect((await submit(browser, page, { username, password: "wrong" })).status).toBe(422);
  }
  for (const username of [email, "clerk"]) {
    const refused = await submit(browser, page, { username, password: demoPassword });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  const other = await submit(browser, page, { username: "pl", password: demoPassword });
  expect(other.status).not.toBe(429);
}, 60_000);

test("a clock that was set back makes nobody wait for longer than a window", async () => {
  let now = new Date("2026-11-21T12:00:00Z");
  const attempts = createSignInAttempts(opened.database, () => now);
  const begin = () => attempts.begin("somebody", "10.9.9.9");
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await begin()).toBe(0);
  expect(await begin()).toBe(300);
  now = new Date("2026-11-20T12:00:00Z");
  expect(await begin()).toBe(0);
});
