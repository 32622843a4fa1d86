import { expect, test } from "vitest";
import { accounts } from "../auth/tables.ts";
import { checkPassword } from "../identity/accounts.ts";
import { openInMemory } from "../testing/identity/startIdentity.ts";
import { demoAccounts, ensureDemoAccounts } from "./demoAccounts.ts";

const demoPassword = "correct horse battery";

test("the demo password is made once, told once, and replaced by a given one", async () => {
  const { database, close } = await openInMemory();
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
