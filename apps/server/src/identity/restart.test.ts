import { createLocalJWKSet, jwtVerify } from "jose";
import { afterEach, expect, test } from "vitest";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { exchange, signIn, tokens } from "../testing/identity/signIn.ts";
import {
  audience,
  openInMemory,
  startIdentity,
  type RunningIdentity,
} from "../testing/identity/startIdentity.ts";

const started: RunningIdentity[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(({ stop }) => stop()));
});

test("keys survive a restart on the same database: earlier tokens stay valid", async () => {
  const opened = await openInMemory();
  const before = await startIdentity({ opened });
  started.push(before);
  const back = await signIn(createBrowser(before.issuer), before.issuer);
  const issued = await tokens(await exchange(before.issuer, back.searchParams.get("code")));

  const after = await startIdentity({ opened });
  started.push(after);
  expect(after.identity.keys).toEqual(before.identity.keys);
  const keys = createLocalJWKSet(after.identity.keys);
  const { issuer } = before;
  await expect(jwtVerify(issued.access_token, keys, { issuer, audience })).resolves.toBeTruthy();
});
