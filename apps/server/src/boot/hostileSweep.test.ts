import { contract, type Operation, permissions, Problem } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { accounts } from "../auth/tables.ts";
import { addressOf, nameOf } from "../testing/contractCalls.ts";
import { sampleOf } from "../testing/contractSamples.ts";
import { hostileCalls, type Sent, validCall } from "../testing/contractSweep.ts";
import { startApi, type TestApi } from "../testing/startApi.ts";

/** Reading comes before changing, and that before removing; a second administrator is asked last. */
const order = ({ method, path }: Operation) =>
  ["get", "post", "patch", "put", "delete"].indexOf(method) + (path.includes("four-eyes") ? 9 : 0);

const groups = Object.entries(contract).map(
  ([group, operations]) => [group, Object.values<Operation>(operations)] as const,
);
const calls = groups
  .flatMap(([group, operations]) => operations.map((operation) => ({ group, operation })))
  .toSorted((a, b) => order(a.operation) - order(b.operation));
const readers = calls.filter(({ operation }) => operation.method === "get");

const checks = "/identity-documents/data-check";
/** Calls that nobody may make so often; they answer 429 after some. */
const isRare = ({ path, access }: Operation): boolean =>
  access === "public" ||
  ["/currentUser/password", "/client-tool/uploads"].includes(path) ||
  path.startsWith(checks);

describe("every value of every call", () => {
  let api: TestApi;
  /** What was made for this, by the path at which it is. */
  const ids = new Map<string, string>();
  const tokens = new Map<string, string>();
  let version = 1;
  let sent = 0;

  beforeAll(async () => {
    // Its own: it leaves nothing as it was, and uses up the limits of calls.
    api = await startApi("PGlite");
    const [known] = await api.database
      .select()
      .from(accounts)
      .where(eq(accounts.username, "administrator"));
    if (known === undefined) throw new Error("there is no administrator");
    for (const [group] of groups) {
      const id = `swept|${group}`;
      const own = { id, username: id, email: id, permissions: [...permissions] };
      await api.database.insert(accounts).values({ ...known, ...own });
      tokens.set(group, await api.identity.signApiToken(id));
    }
    for (const { group, operation } of calls) {
      const { method, path } = operation;
      const isRead = calls.some((each) => isOneOf(each.operation, path));
      if (method !== "post" || !isRead || !operation.body) continue;
      const body = JSON.stringify(sampleOf(operation.body));
      const text = await call(group, operation, { address: path, body });
      const { id, subjects } = JSON.parse(text ?? "{}") as { id?: string; subjects?: string[] };
      ids.set(path, id ?? subjects?.[0] ?? "none");
    }
    const body = JSON.stringify({ mrz: "", printed: {} });
    const check = { address: `${checks}/any`, body };
    const text = await call("dataCheck", contract.dataCheck.check, check);
    ids.set(checks, (JSON.parse(text ?? "{}") as { id: string }).id);
  });

  /** Makes a call as somebody with every permission; the answer, where it was taken. */
  async function call(group: string, operation: Operation, { address, body, headers }: Sent) {
    sent += 1;
    const method = operation.method.toUpperCase();
    const answer = await api.app.request(address, {
      method,
      headers: {
        Authorization: `Bearer ${tokens.get(group)}`,
        "If-Match": `"${version}"`,
        "Session-Key": "ABCDEFGHIJKLMNOPQRSTUVWX",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    if (answer.ok) {
      version = Number(/"version":"(\d+)"/.exec(text)?.[1] ?? version);
      const change = /"changeId":"(\d+)"/.exec(text)?.[1];
      if (change !== undefined) ids.set("/client-tool/changes", change);
      return text;
    }
    const problem = Problem.safeParse(JSON.parse(text)).data;
    const isAllowed = answer.status < 500 && (answer.status !== 429 || isRare(operation));
    if (problem?.status !== answer.status || !isAllowed) {
      const what = JSON.stringify({ method, address, headers, body }).slice(0, 600);
      throw new Error(`${what}\n${text.slice(0, 300)}`, { cause: api.errors.at(-1) });
    }
    return undefined;
  }

  /** The path of a call to something that exists. */
  function pathOf(operation: Operation): string {
    const [plain = ""] = addressOf(operation).split("?");
    const [at = "", id = ""] = [...ids].find(([each]) => isOneOf(operation, each)) ?? [];
    // Elsewhere it is a country, or something that is always there.
    return at === "" ? plain : plain.replace(`${at}/DE`, `${at}/${id}`);
  }

  /** Makes calls that read; a fault is one of theirs or of what was stored before. */
  async function readEvery(isMeant: (path: string) => boolean): Promise<void> {
    for (const { group, operation } of readers.filter(({ operation: { path } }) => isMeant(path))) {
      await call(group, operation, validCall(operation, pathOf(operation), {}));
    }
  }

  /** Reads what was just made, by itself. */
  async function readMade(path: string, answered: string): Promise<void> {
    const { id, subjects } = JSON.parse(answered) as { id?: string; subjects?: string[] };
    const made = id ?? subjects?.[0];
    if (made === undefined) return;
    for (const { group, operation } of readers.filter((each) => isOneOf(each.operation, path))) {
      const at = operation.path.slice(1).replace("{id}", encodeURIComponent(made));
      const own: Operation = { ...operation, path: `/${at}` };
      await call(group, operation, validCall(operation, addressOf(own), {}));
    }
  }

  it.each(calls.map((each) => [nameOf(each.operation), each] as const))(
    "%s",
    async (_, { group, operation }) => {
      const { method, path } = operation;
      const id = ids.get(checks);
      const isMaking = method === "post" && calls.some((each) => isOneOf(each.operation, path));
      let taken = 0;
      for (const hostile of hostileCalls(operation, pathOf(operation), {
        sessionId: id,
        checkId: id,
      })) {
        const answered = await call(group, operation, hostile);
        if (answered === undefined || method === "get" || hostile.body === undefined) continue;
        taken += 1;
        if (isMaking) await readMade(path, answered);
        // What the next value replaces is read before; a list that only grows, after every eighth.
        if (!isMaking || taken % 8 === 0)
          await readEvery((each) => each === path || each === `${path}/all-languages`);
      }
      if (method !== "get") await readEvery((each) => areaIn(each) === areaIn(path));
    },
  );

  it("can be read by every reader afterwards", async () => {
    await readEvery(() => true);
    expect(readers.length).toBeGreaterThan(100);
    expect(sent).toBeGreaterThan(5_000);
  });
});

/** Whether an operation is on one of those that are made at a path. */
const isOneOf = (operation: Operation, path: string): boolean =>
  operation.path.startsWith(`${path}/{id}`);

/** The first word of a path, which its area has for itself. */
const areaIn = (path: string): string | undefined => path.replace("/client-tool", "").split("/")[1];
