import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { type DataCheck, pieceBytes } from "@specimen/api/contract";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { startTwo, type TwoServers } from "../testing/startTwo.ts";
import type { Specimen } from "./startSpecimen.ts";

const base = "/identity-documents/data-check/auto-verify";

/** Calls the API of a server with a token; throws unless it is carried out. */
async function ask<T>(at: Specimen, token: string, path: string, init: RequestInit = {}) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const answer = await fetch(at.apiOrigin + path, { ...init, headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

describe.skipIf(inject("postgresUrl") === null)("two servers on one PostgreSQL", () => {
  let two: TwoServers;
  let first: Specimen;
  let second: Specimen;
  beforeAll(async () => {
    two = await startTwo(inject("postgresUrl") ?? "", `${inject("postgresTemplate")}_two`);
    ({ first, second } = two);
  });
  afterAll(() => two.close());

  const redeem = (at: Specimen, otp: string) =>
    fetch(`${at.apiOrigin}/auth/token`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ otp, hash: "", redirectTo: at.webOrigin }),
    });

  it("sign with the same keys", async () => {
    const [one, other] = await Promise.all(
      [first, second].map(async ({ identityOrigin }) =>
        (await fetch(`${identityOrigin}/.well-known/jwks.json`)).json(),
      ),
    );
    expect(one).toEqual(other);
  });

  it("redeem a one-time link once between them", async () => {
    for (let round = 0; round < 5; round += 1) {
      const link = await first.createOneTimeLink("otp", "clerk");
      const otp = new URL(link).searchParams.get("otp") ?? "";
      const answers = await Promise.all([
        redeem(first, otp),
        redeem(second, otp),
        redeem(first, otp),
        redeem(second, otp),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it("end a session on both when it is ended on one", async () => {
    const tokens = await Promise.all([
      first.signApiToken("officer"),
      first.signApiToken("officer"),
    ]);
    const [ended, kept] = tokens;
    const statusAt = async (at: Specimen, token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${at.apiOrigin}/currentUser`, { headers })).status;
    };
    // Both know the session when it ends.
    for (const at of [first, second]) expect(await statusAt(at, ended)).toBe(200);
    await ask(first, ended, "/auth/sign-out", post({}));
    expect(await statusAt(first, ended)).toBe(401);
    // The other one has kept what it knew for three seconds at most.
    await vi.waitFor(async () => expect(await statusAt(second, ended)).toBe(401), {
      timeout: 30_000,
      interval: 200,
    });
    for (const at of [first, second]) expect(await statusAt(at, kept)).toBe(200);
  });

  it("take the pieces of one picture in turns, and one of them reads it", async () => {
    const file = await readFile(new URL("../reading/samples/passport.jpg", import.meta.url));
    const token = await first.signApiToken("officer");
    const opened = await ask<DataCheck>(
      first,
      token,
      base,
      post({ way: "scan", pictures: [file.length] }),
    );
    const offsets = Array.from(
      { length: Math.ceil(file.length / pieceBytes) },
      (_, piece) => piece * pieceBytes,
    );
    expect(offsets.length).toBeGreaterThan(1);
    for (const [piece, offset] of offsets.entries()) {
      const at = piece % 2 === 0 ? first : second;
      const data = file.subarray(offset, offset + pieceBytes).toString("base64");
      const body = { sessionId: opened.id, page: 0, offset, data };
      await ask(at, token, `${base}/pieces`, post(body));
    }
    const look = (at: Specimen) => ask<DataCheck>(at, token, `${base}?sessionId=${opened.id}`);
    while (!["decided", "failed"].includes((await look(second)).stage)) await delay(200);
    const seen = await look(second);
    expect(seen).toMatchObject({ stage: "decided", pages: [{ state: "read", isSure: true }] });
    expect(await look(first)).toEqual(seen);
  });

  it("count wrong one-time links together", async () => {
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 22; attempt += 1) {
      const at = attempt % 2 === 0 ? first : second;
      statuses.add((await redeem(at, `wrong-${attempt}`)).status);
    }
    expect(statuses).toEqual(new Set([401, 429]));
  });

  it("count the calls of an account together", async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 8; call += 1) {
      const { apiOrigin, signApiToken } = call % 2 === 0 ? first : second;
      const headers = { Authorization: `Bearer ${await signApiToken("clerk")}` };
      statuses.push((await fetch(`${apiOrigin}/search?q=euro%20${call}`, { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  it("see what the other one wrote", async () => {
    const token = await first.signApiToken("clerk");
    const body = JSON.stringify({ nickname: "Both" });
    await ask(first, token, "/currentUser", { method: "PATCH", body });
    expect(await ask(second, token, "/currentUser")).toMatchObject({
      user: { nickname: "Both" },
    });
  });
});
