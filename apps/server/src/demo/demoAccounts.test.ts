import { expect, test } from "vitest";
import { accounts } from "../auth/tables.ts";
import { findByLogin } from "../identity/accounts.ts";
import { verifyPassword } from "../identity/password.ts";
import { openInMemory } from "../testing/identity/startIdentity.ts";
import { demoAccounts, ensureDemoAccounts } from "./demoAccounts.ts";

const demoPassword = "correct horse battery";

test("the demo password is generated once, returned once, and replaced by a given one", async () => {
  const { database, close } = await openInMemory();
  const fits = async (name: string, password: string) =>
    verifyPassword(password, (await findByLogin(database, name))?.passwordHash);
  const made = await ensureDemoAccounts(database, undefined);
  expect(made).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(await fits("clerk", made ?? "")).toBe(true);
  expect(await ensureDemoAccounts(database, undefined)).toBeUndefined();

  expect(await ensureDemoAccounts(database, demoPassword)).toBe(demoPassword);
  expect(await fits("pl", demoPassword)).toBe(true);
  expect(await fits("clerk", made ?? "")).toBe(false);

  const rows = await database.select().from(accounts);
  expect(rows.map(({ username }) => username).sort()).toEqual(
    demoAccounts.map(({ username }) => username).sort(),
  );
  expect(JSON.stringify(rows)).not.toContain(demoPassword);
  await close();
});
