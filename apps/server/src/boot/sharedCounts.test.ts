import { createHash, randomUUID } from "node:crypto";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from "jose";
import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { createVerifyProof } from "../auth/verifyProof.ts";
import { createPhoneLimits } from "../areas/dataCheck/phone/phoneLimits.ts";
import { createCallLimits, defaultLimits } from "../http/callLimits.ts";
import { notFound } from "../http/problemError.ts";
import { describeOnBoth } from "../testing/startApi.ts";
import { createSharedCounters } from "../database/counters.ts";

describeOnBoth("two instances on one database", (api) => {
  const opened: { close(): void }[] = [];
  const counters = () => {
    const made = createSharedCounters(api().database);
    opened.push(made);
    return made;
  };
  afterAll(() => {
    for (const each of opened) each.close();
  });

  it("accept a proof of possession once between them", async () => {
    const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
    const jwk = await exportJWK(publicKey);
    const [token, url] = ["the.access.token", new URL("https://api.example/currentUser")];
    const proof = await new SignJWT({
      jti: randomUUID(),
      htm: "GET",
      htu: url.href,
      ath: createHash("sha256").update(token).digest("base64url"),
    })
      .setProtectedHeader({ alg: "ES256", typ: "dpop+jwt", jwk })
      .setIssuedAt()
      .sign(privateKey);
    const thumbprint = await calculateJwkThumbprint(jwk);
    const verify = () => createVerifyProof({ now: () => new Date(), counters: counters() });
    const calls = [verify(), verify(), verify()].map((check) =>
      check({ proof, method: "GET", url, token, thumbprint }).then(
        () => "accepted",
        (error: unknown) => (error as { code: string }).code,
      ),
    );
    expect((await Promise.all(calls)).toSorted()).toEqual([
      "accepted",
      "token_invalid",
      "token_invalid",
    ]);
  });

  it("count the calls of one caller, also of one that calls both at once", async () => {
    const perMinute = { ...defaultLimits.perMinute, search: 10 };
    const instance = () => createCallLimits({ ...defaultLimits, perMinute }, counters());
    const [one, other] = [instance(), instance()];
    const caller = randomUUID();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, call) =>
        (call % 2 === 0 ? one : other)
          .run("search", caller, () => Promise.resolve(200))
          .catch((error: unknown) => (error as { status: number }).status),
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it("count together who guesses the codes of phones", async () => {
    const [one, other] = [createPhoneLimits(counters()), createPhoneLimits(counters())];
    const remote = randomUUID();
    const guess = (at: typeof one) =>
      at(remote, () => Promise.reject(notFound("no such code"))).catch(
        (error: unknown) => (error as { status: number }).status,
      );
    for (let miss = 0; miss < 60; miss += 1) {
      expect(await guess(miss % 2 === 0 ? one : other)).toBe(404);
    }
    expect(await guess(one)).toBe(429);
    expect(await guess(other)).toBe(429);
  });

  it("count in a table that is not written to the log of the database", async () => {
    const answer: unknown = await api().database.execute(
      sql`select relpersistence as kind from pg_class where relname = 'shared_counts'`,
    );
    expect(answer).toMatchObject({ rows: [{ kind: "u" }] });
  });
});
