import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { DataCheck, Inquiry } from "@specimen/api/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { describeOnBoth, type TestApi } from "../../../testing/startApi.ts";

const base = "/identity-documents/data-check";

const mrz = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
].join("\n");

/** One answer of the service. */
interface Reply {
  readonly status: number;
  readonly body?: string;
  readonly location?: string;
}

/** What the service was asked, and what it answers next; a question without an answer waits. */
const asked: { request: string; key: string | undefined; body: string }[] = [];
let replies: Reply[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const service = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const { method, url, headers } = request;
    asked.push({ request: `${method} ${url}`, key: headers.authorization, body });
    const reply = replies.shift();
    if (reply === undefined) return;
    const { status, body: text = "", location } = reply;
    response.writeHead(status, location === undefined ? {} : { location }).end(text);
  });
});

beforeAll(() => new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked.length = 0;
  replies = [];
});

function setUp(api: TestApi, milliseconds = 10_000): void {
  const { port } = service.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}/checks`);
  api.checkServices.external = { url, key: "a key", milliseconds };
  api.checkServices.nafPassport = { url, key: "another key", milliseconds };
}

const check = (api: TestApi, text = mrz, printed = {}) =>
  api.read<DataCheck>(`${base}/any`, {
    as: "officer",
    method: "POST",
    body: { mrz: text, printed },
  });

const ask = (api: TestApi, id: string, name = "external", as = "officer") =>
  api.call(`${base}/${id}/${name}`, { as, method: "POST" });

async function settled(api: TestApi, id: string, name = "external"): Promise<Inquiry> {
  for (;;) {
    const told = await api.read<Inquiry>(`${base}/${id}/${name}`, { as: "officer" });
    if (told.state !== "pending") return told;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const answer = (body: object): Reply => ({ status: 200, body: JSON.stringify(body) });

describeOnBoth("a service outside", (api) => {
  it("is not there until it is set up, nor without its permission", async () => {
    delete api().checkServices.external;
    const { id } = await check(api());
    expect((await ask(api(), id)).status).toBe(404);
    setUp(api());
    expect((await ask(api(), id, "external", "clerk")).status).toBe(403);
    expect((await ask(api(), id, "external", "administrator")).status).toBe(404);
    const told = await api().read<{ services: unknown }>(`${base}/auto-verify/config`, {
      as: "officer",
    });
    const { host } = new URL(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
    expect(told.services).toEqual([
      { service: "external", host },
      { service: "nafPassport", host },
    ]);
    expect(asked).toEqual([]);
  });

  it("is sent the fields of the zone under its key, and its answer is told", async () => {
    setUp(api());
    replies = [answer({ result: "confirmed", reference: "X-1", remarks: ["Seen in May"] })];
    const { id } = await check(api());
    expect(await api().read(`${base}/${id}/external`, { as: "officer" })).toMatchObject({
      state: "notAsked",
    });
    expect(await (await ask(api(), id)).json()).toMatchObject({ state: "pending" });
    expect(await settled(api(), id)).toMatchObject({
      state: "answered",
      result: "confirmed",
      reference: "X-1",
      remarks: ["Seen in May"],
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ request: "POST /checks", key: "Bearer a key" });
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
      document: {
        documentCode: "P",
        issuingState: "UTO",
        documentNumber: "L898902C3",
        surname: "LINDQVIST",
        givenNames: "INGA MARIT",
        nationality: "UTO",
        birthDate: "1987-06-14",
        sex: "F",
        expiryDate: "2031-03-12",
      },
    });
    // What was answered is not asked again.
    expect(await (await ask(api(), id)).json()).toMatchObject({ state: "answered" });
    expect(asked).toHaveLength(1);
  });

  it("is sent what is told before, of the printed fields where there is no zone", async () => {
    setUp(api());
    replies = [answer({ result: "unknown" })];
    const printed = { documentNumber: "L898902C3", surname: "Lindqvist", issueDate: "2021-03-13" };
    const { id } = await check(api(), "", printed);
    const { fields } = await api().read<Inquiry>(`${base}/${id}/external`, { as: "officer" });
    expect(fields).toEqual([
      { name: "documentNumber", value: "L898902C3" },
      { name: "surname", value: "Lindqvist" },
    ]);
    expect(await (await ask(api(), id)).json()).toMatchObject({ state: "pending", fields });
    await settled(api(), id);
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
      document: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    });
  });

  it("is told the century of birth that the page names", async () => {
    setUp(api());
    const { id } = await check(
      api(),
      [
        "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
        "L898902C36UTO2110019F3103120<<<<<<<<<<<<<<<8",
      ].join("\n"),
      { birthDate: "1921-10-01" },
    );
    const { fields } = await api().read<Inquiry>(`${base}/${id}/external`, { as: "officer" });
    expect(fields).toContainEqual({ name: "birthDate", value: "1921-10-01" });
  });

  it("may answer later, at the address of the question", async () => {
    setUp(api());
    replies = [
      { status: 202, body: JSON.stringify({ inquiry: "a/7" }) },
      { status: 202 },
      answer({ result: "notConfirmed" }),
    ];
    const { id } = await check(api());
    await ask(api(), id, "naf-passport");
    expect(await settled(api(), id, "naf-passport")).toMatchObject({
      state: "answered",
      result: "notConfirmed",
      reference: null,
    });
    expect(asked.map(({ request }) => request)).toEqual([
      "POST /checks",
      "GET /checks/a%2F7",
      "GET /checks/a%2F7",
    ]);
    expect(new Set(asked.map(({ key }) => key))).toEqual(new Set(["Bearer another key"]));
  });

  it("that does not answer in time has timed out, and can be asked again", async () => {
    setUp(api(), 100);
    const { id } = await check(api());
    await ask(api(), id);
    expect(await settled(api(), id)).toMatchObject({ state: "timedOut", result: null });
    setUp(api());
    replies = [answer({ result: "unknown" })];
    await ask(api(), id);
    expect(await settled(api(), id)).toMatchObject({ state: "answered", result: "unknown" });
  });

  it.each<[string, Reply]>([
    ["declines", { status: 403 }],
    ["fails", { status: 500, body: "oops" }],
    ["answers no JSON", { status: 200, body: "<html>" }],
    ["answers another shape", answer({ result: "genuine" })],
    ["answers too much", { status: 200, body: `"${"x".repeat(100_000)}"` }],
  ])("that %s has refused", async (_, reply) => {
    setUp(api());
    replies = [reply];
    const { id } = await check(api());
    await ask(api(), id);
    expect(await settled(api(), id)).toMatchObject({ state: "refused", result: null });
  });

  it("leads nobody elsewhere: a redirect is not followed", async () => {
    setUp(api());
    replies = [{ status: 307, location: "/elsewhere" }, answer({ result: "confirmed" })];
    const { id } = await check(api());
    await ask(api(), id);
    expect((await settled(api(), id)).state).toBe("timedOut");
    expect(asked).toHaveLength(1);
  });

  it("is asked about no document without a number, and its answer falls with corrected lines", async () => {
    setUp(api());
    const nothing = await check(api(), "");
    expect((await ask(api(), nothing.id)).status).toBe(409);
    replies = [answer({ result: "confirmed" })];
    const { id } = await check(api());
    await ask(api(), id);
    await settled(api(), id);
    await api().read(`${base}/any`, {
      as: "officer",
      method: "POST",
      body: { mrz, printed: {}, checkId: id },
    });
    const told = await api().read<Inquiry>(`${base}/${id}/external`, { as: "officer" });
    expect(told.state).toBe("notAsked");
  });
});
