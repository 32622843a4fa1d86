import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DatabaseError } from "../database/databaseError.ts";
import type { OpenDatabase } from "../database/openDatabase.ts";
import { createSealedValues } from "../database/sealedValues.ts";
import { openInMemory } from "../testing/identity/startIdentity.ts";
import { loadIdentityKeys } from "./identityKeys.ts";
import { identityKeys } from "./tables.ts";

let opened: OpenDatabase;
beforeEach(async () => {
  opened = await openInMemory();
});
afterEach(() => opened.close());

const stored = async () =>
  JSON.stringify((await opened.database.select().from(identityKeys)).map(({ jwk }) => jwk));

test("keys are stored encrypted, and read again with the same data key alone", async () => {
  const sealed = createSealedValues(randomBytes(32));
  const keys = await loadIdentityKeys(opened.database, sealed);
  const secrets = [keys.signing[0].d ?? "", keys.cookies[0] ?? ""];
  for (const secret of secrets) expect((await stored()).includes(secret)).toBe(false);
  expect(await loadIdentityKeys(opened.database, sealed)).toEqual(keys);
  const other = loadIdentityKeys(opened.database, createSealedValues(randomBytes(32)));
  await expect(other).rejects.toThrow(DatabaseError);
  await expect(other).rejects.toThrow("SPECIMEN_DATA_KEY");
});

test("keys of an earlier version stay what they are, encrypted from now on", async () => {
  const keys = await loadIdentityKeys(opened.database);
  expect((await stored()).includes(keys.signing[0].d ?? "")).toBe(true);
  expect(await loadIdentityKeys(opened.database, createSealedValues(randomBytes(32)))).toEqual(
    keys,
  );
  expect((await stored()).includes(keys.signing[0].d ?? "")).toBe(false);
});
