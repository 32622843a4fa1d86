import { createLocalJWKSet, jwtVerify } from "jose";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "../database/openDatabase.ts";
import { accounts } from "./tables.ts";
import { checkPassword } from "./accounts.ts";
import { demoAccounts, ensureDemoAccounts } from "../demo/demoAccounts.ts";
import { createBrowser } from "./testing/createBrowser.ts";
import { exchange, signIn, tokens } from "./testing/signIn.ts";
import {
  audience,
  demoPassword,
  startIdentity,
  type RunningIdentity,
} from "./testing/startIdentity.ts";

const started: RunningIdentity[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(({ stop }) => stop()));
});

test("keys survive a restart on the same database: earlier tokens still stand", async () => {
  const opened = await openDatabase({ kind: "memory" });
  const before = await startIdentity({ opened });
  started.push(before);
  const back = await signIn(createBrowser(before.issuer), before.issuer);
  const held = await tokens(await exchange(before.issuer, back.searchParams.get("code")));

  const after = await startIdentity({ opened });
  started.push(after);
  expect(after.identity.keys).toEqual(before.identity.keys);
  const keys = createLocalJWKSet(after.identity.keys);
  const { issuer } = before;
  await expect(jwtVerify(held.access_token, keys, { issuer, audience })).resolves.toBeTruthy();
}, 60_000);

test("the demo password is made once, told once, and replaced by a given one", async () => {
  const { database, close } = await openDatabase({ kind: "memory" });
  const made = await ensureDemoAccounts(database, undefined);
  expect(made).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(await checkPassword(database, "clerk", made ?? "")).toMatchObject({ username: "clerk" });
  expect(await ensureDemoAccounts(database, undefined)).toBeUndefined();

  expect(await ensureDemoAccounts(database, demoPassword)).toBe(demoPassword);
  expect(await checkPassword(database, "pl", demoPassword)).toMatchObject({ username: "pl" });
  expect(await checkPassword(database, "clerk", made ?? "")).toBeUndefined();

  const rows = await database.select().from(accounts);
  expect(rows.map(({ username }) => username).sort()).toEqual(
    demoAccounts.map(({ username }) => username).sort(),
  );
  expect(JSON.stringify(rows)).not.toContain(demoPassword);
  await close();
}, 60_000);
