import { createLocalJWKSet, jwtVerify } from "jose";
import { expect, test } from "vitest";
import { identityArtifacts, oneTimeLinks } from "./tables.ts";
import { identityOfTests } from "../testing/identity/identityOfTests.ts";
import { audience, demoAccountId, permissionsOfRole } from "../testing/identity/startIdentity.ts";

const running = await identityOfTests();

const redeem = (link: { otp?: string; hash?: string; remote?: string }) =>
  running.identity.redeem({ otp: "", hash: "", remote: "127.0.0.1", ...link });
const invalid = { kind: "invalid" };

const officer = demoAccountId("officer");

test.each([
  ["otp", "otp"],
  ["autologin", "hash"],
] as const)("a link of kind %s gives an API token once", async (kind, member) => {
  const { identity, issuer } = running;
  const secret = await identity.createOneTimeLink(kind, officer);
  const redeemed = await redeem({ [member]: secret });
  const token = redeemed.kind === "token" ? redeemed.token : "";
  const { payload } = await jwtVerify(token, createLocalJWKSet(identity.keys), {
    issuer,
    audience,
    algorithms: ["RS256"],
  });
  expect(payload).toMatchObject({
    sub: officer,
    permissions: [...permissionsOfRole.officer].sort(),
    amr: ["otp"],
  });
  expect(await redeem({ [member]: secret })).toEqual(invalid);
});

test("of many who redeem one link at once, one gets in", async () => {
  const secret = await running.identity.createOneTimeLink("otp", officer);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => redeem({ otp: secret, remote: `10.0.0.${index}` })),
  );
  expect(answers.filter(({ kind }) => kind === "token")).toHaveLength(1);
});

test("a link of one kind is not accepted as the other, nor is an empty one", async () => {
  const secret = await running.identity.createOneTimeLink("otp", officer);
  expect(await redeem({ hash: secret })).toEqual(invalid);
  expect(await redeem({})).toEqual(invalid);
});

test("after fifteen minutes a link has expired, and is deleted a day later", async () => {
  const { identity, database } = running;
  await database.delete(oneTimeLinks);
  const secret = await identity.createOneTimeLink("otp", officer);
  const [row] = await database.select().from(oneTimeLinks);
  const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(14.9);
  expect(minutes).toBeLessThanOrEqual(15);
  expect(JSON.stringify(row)).not.toContain(secret);

  await database.update(oneTimeLinks).set({ expiresAt: new Date(Date.now() - 1000) });
  expect(await redeem({ otp: secret })).toEqual(invalid);
  await database.update(oneTimeLinks).set({ expiresAt: new Date(0) });
  await identity.sweep();
  expect(await database.select().from(oneTimeLinks)).toEqual([]);
});

test("a link needs an account", async () => {
  await expect(running.identity.createOneTimeLink("otp", "nobody")).rejects.toThrow();
  await expect(running.identity.signApiToken("nobody")).rejects.toThrow("nobody");
});

test("the sweep deletes what expired and keeps the rest", async () => {
  const { database, identity } = running;
  const row = (id: string, minutes: number) => ({
    model: "Session",
    id,
    payload: {},
    expiresAt: new Date(Date.now() + minutes * 60_000),
  });
  await database.insert(identityArtifacts).values([row("old", -2), row("young", 2)]);
  await identity.sweep();
  const rows = await database.select({ id: identityArtifacts.id }).from(identityArtifacts);
  expect(rows).toEqual([{ id: "young" }]);
});
