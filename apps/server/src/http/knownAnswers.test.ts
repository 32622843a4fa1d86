import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { brotliDecompressSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customers } from "../auth/tables.ts";
import { runCall } from "../database/currentCall.ts";
import { demoAccountId, describeOnBoth, origins } from "../testing/startApi.ts";
import { withKnownAnswers } from "./knownAnswers.ts";

const path = "/banknotes/countries/DE?page=1&pageSize=9";

/** Headers that differ from call to call, or belong to the connection. */
const ofCall = ["connection", "date", "keep-alive", "transfer-encoding", "x-request-id"];

describeOnBoth("an answer that is known", (api) => {
  const passedOn: string[] = [];
  const routes: (string | undefined)[] = [];
  let port = 0;
  const server = createServer((request, response) => {
    const { context, listener: pass } = api().app;
    const listener = withKnownAnswers(context, (request, response) => {
      passedOn.push(`${request.method} ${request.url}`);
      pass(request, response);
    });
    const call: { id: string; route?: string } = { id: "a call" };
    response.once("finish", () => routes.push(call.route));
    runCall(call, () => listener(request, response));
  });
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    port = typeof address === "object" && address !== null ? address.port : 0;
  });
  afterAll(() => void server.close());

  const tokenOf = (username: string) => api().identity.signApiToken(demoAccountId(username));

  /** Calls without anything that fetch adds; tells whether the call was passed on. */
  async function ask(given: Record<string, string>, { method = "GET", at = path } = {}) {
    passedOn.length = 0;
    const asked = httpRequest({ port, path: at, method, headers: given }).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const headers = Object.entries(answer.headers).filter(([name]) => !ofCall.includes(name));
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(headers),
      body: Buffer.concat(chunks),
      isKnown: passedOn.length === 0,
    };
  }

  const bearer = async (username = "clerk", more: Record<string, string> = {}) => ({
    authorization: `Bearer ${await tokenOf(username)}`,
    ...more,
  });

  it("is what the same call was answered before, in all its forms", async () => {
    const own = await bearer("clerk", { "accept-language": "de", origin: origins.web });
    for (const more of [{}, { "accept-encoding": "br" }, { origin: "https://evil.example" }]) {
      const headers = { ...own, ...more };
      const fresh = await ask({ ...headers, "accept-language": "de, en;q=0.5" });
      const first = await ask(headers);
      const second = await ask(headers);
      expect(second.isKnown).toBe(true);
      expect({ ...second, isKnown: null }).toEqual({ ...first, isKnown: null });
      expect({ ...second, isKnown: null }).toEqual({ ...fresh, isKnown: null });
      const read = "accept-encoding" in more ? brotliDecompressSync(second.body) : second.body;
      expect(JSON.parse(read.toString())).toHaveProperty("banknotes");
    }
    expect(new Set(routes)).toEqual(new Set(["/banknotes/countries/{id}"]));
  });

  it("is passed on the first time, and answered 304 to its own tag alone", async () => {
    const at = `${path}&text=never-asked`;
    const own = await bearer();
    const made = await ask(own, { at });
    expect(made).toMatchObject({ status: 200, isKnown: false });
    const tag = String(made.headers["etag"]);
    const again = await ask({ ...own, "if-none-match": tag }, { at });
    expect(again).toMatchObject({ status: 304, isKnown: true });
    expect(again.body).toHaveLength(0);
    expect(again.headers["etag"]).toBe(tag);
    const other = await ask({ ...own, "if-none-match": 'W/"other"' }, { at });
    expect(other).toMatchObject({ status: 200, isKnown: true });
    const polish = { ...own, "if-none-match": tag, "accept-language": "pl" };
    expect(await ask(polish, { at })).toMatchObject({ status: 200, isKnown: false });
  });

  it("is not given to those who may not read it, whose token is not known, or by other methods", async () => {
    // The newcomer is of the same customer, so that only the permission differs.
    const own = await bearer("de");
    await ask(own);
    const tag = String((await ask(own)).headers["etag"]);
    const forAll = await ask(await bearer("newcomer"), { at: "/countries/dictionary/" });
    expect(forAll.headers["etag"]).toBe(tag);
    for (const [status, headers] of [
      [401, {}],
      [401, { authorization: "Bearer none" }],
      [401, { authorization: own.authorization.replace("Bearer", "DPoP") }],
      [401, { authorization: `${own.authorization}x` }],
      [403, await bearer("newcomer")],
    ] as const) {
      // Twice: the first call makes the caller known.
      await ask({ ...headers, "if-none-match": tag });
      const refused = await ask({ ...headers, "if-none-match": tag });
      expect(refused).toMatchObject({ status, isKnown: false });
    }
    expect(await ask(own, { method: "HEAD" })).toMatchObject({ isKnown: false });
    expect(await ask(own, { method: "DELETE" })).toMatchObject({ status: 404, isKnown: false });
  });

  it("is not given once the token has expired, nor on another day", async () => {
    const own = await bearer();
    await ask(own);
    expect(await ask(own)).toMatchObject({ isKnown: true });
    api().setDay("2026-11-22");
    expect(await ask(own)).toMatchObject({ status: 200, isKnown: false });
    api().setDay("2030-01-01");
    expect(await ask(own)).toMatchObject({ status: 401, isKnown: false });
    api().setDay();
  });

  it("is not given by former rules: who the caller is is asked again after half a second", async () => {
    const own = await bearer();
    const before = await ask(own);
    expect(await ask(own)).toMatchObject({ isKnown: true });
    const changeRules = (by: number) =>
      api()
        .database.update(customers)
        .set({ rulesRevision: sql`${customers.rulesRevision} + ${by}` })
        .where(eq(customers.id, "nordhafen"));
    await changeRules(1);
    api().pass(1);
    const after = await ask(own);
    expect(after).toMatchObject({ status: 200, isKnown: false });
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
    await changeRules(-1);
    api().setDay();
  });
});
