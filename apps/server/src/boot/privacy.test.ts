import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DataCheck, type Inquiry, phoneKeyOf, pieceBytes } from "@specimen/api/contract";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnBoth } from "../testing/startApi.ts";
import { startWhole } from "../testing/startWhole.ts";
import { faultReport } from "./faultReport.ts";
import { createLog } from "./log.ts";
import type { Specimen } from "./startSpecimen.ts";

const base = "/identity-documents/data-check";

const mrz = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
].join("\n");

/** What is known of the holders of the documents below, as it could stand somewhere. */
const secrets = [
  "LINDQVIST",
  "Lindqvist",
  "INGA<MARIT",
  "L898902C3",
  "8706146F3103120",
  "1987-06-14",
  // Of the picture.
  "CIOBANU",
  "ZBIGNIEW",
];

/** Shorter texts come about by chance in what is encrypted. */
const leastLength = 7;

/** Each secret plain, in hexadecimal as databases write bytes, and in Base64 wherever it begins. */
const needles = secrets
  .flatMap((secret) => [
    secret,
    Buffer.from(secret).toString("hex"),
    ...[0, 1, 2].map((offset) =>
      // Without the characters that its neighbours share.
      Buffer.from("x".repeat(offset) + secret)
        .toString("base64")
        .slice(offset === 0 ? 0 : offset + 1, -4),
    ),
  ])
  .filter((needle) => needle.length >= leastLength);

const foundIn = (text: string): string[] => needles.filter((needle) => text.includes(needle));

interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}
type Call = (path: string, call?: CallOptions) => Promise<Response>;

/** Does everything that a check can: typed, from a picture, by a phone, reported, asked outside, as a PDF. */
async function checkEverything(call: Call): Promise<{ reference: string }> {
  const read = async <T>(path: string, how?: Parameters<Call>[1]) => {
    const answer = await call(path, how);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const post = <T>(path: string, body: object = {}, headers: Record<string, string> = {}) =>
    read<T>(path, { method: "POST", body, headers });
  const typed = await post<DataCheck>(`${base}/any`, {
    mrz,
    printed: { surname: "Lindqvist", birthDate: "1987-06-14", documentNumber: "L898902C4" },
  });
  const file = await readFile(new URL("../reading/samples/passport.jpg", import.meta.url));
  const send = async (path: string, check: object, headers?: Record<string, string>) => {
    for (let offset = 0; offset < file.length; offset += pieceBytes) {
      const data = file.subarray(offset, offset + pieceBytes).toString("base64");
      await post(path, { ...check, page: 0, offset, data }, headers);
    }
  };
  const scan = await post<DataCheck>(`${base}/auto-verify`, {
    way: "scan",
    pictures: [file.length],
  });
  await send(`${base}/auto-verify/pieces`, { sessionId: scan.id });
  const desk = await post<DataCheck>(`${base}/auto-verify`, { way: "phone" });
  const key = { secret: new URL(desk.phone?.url ?? "").hash.slice(1), device: "d".repeat(22) };
  await post(`${base}/phone/pictures`, { ...key, pictures: [file.length] });
  await send(`${base}/phone/pieces`, {}, { "Session-Key": phoneKeyOf(key) });
  for (const { id } of [scan, desk]) {
    await expect
      .poll(async () => (await read<DataCheck>(`${base}/auto-verify?sessionId=${id}`)).stage, {
        timeout: 50_000,
        interval: 200,
      })
      .toBe("decided");
  }
  await read(`${base}/${scan.id}/pdf?pictures=true`);
  await post(`${base}/${typed.id}/external`);
  await expect
    .poll(async () => (await read<Inquiry>(`${base}/${typed.id}/external`)).state)
    .toBe("answered");
  // Refused input is told by its path, not its value.
  await call(`${base}/any`, { method: "POST", body: { mrz, printed: { sex: "Lindqvist" } } });
  return post<{ reference: string }>(`${base}/notify`, {
    checkId: typed.id,
    message: "Lindqvist looked nervous",
  });
}

/** A service outside that confirms everything in the words of the holder. */
const service = createServer((request, response) => {
  request.resume();
  response.end(JSON.stringify({ result: "confirmed", remarks: ["LINDQVIST is known"] }));
});
const serviceSettings = () => {
  const { port } = service.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${port}/`), key: "a key", milliseconds: 10_000 };
};
beforeAll(() => new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

describeOnBoth("a dump of the database after checks", (api) => {
  /** The only column of a query. */
  const textsOf = async (query: SQL): Promise<string[]> => {
    const { rows } = (await api().database.execute(query)) as { rows: Record<string, string>[] };
    return rows.flatMap((row) => Object.values(row));
  };

  it("holds no name, number, date of birth or line of a zone", async () => {
    api().checkServices.external = serviceSettings();
    const { reference } = await checkEverything((path, how) =>
      api().call(path, path.includes("/phone/") ? how : { as: "officer", ...how }),
    );
    const tables = await textsOf(sql`select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`);
    const dumps: (readonly [name: string, text: string])[] = [];
    // One after the other: all at once, the last would wait too long for a connection.
    for (const name of tables) {
      const rows = await textsOf(sql.raw(`select t::text from ${name} t`));
      dumps.push([name, rows.join("\n")]);
    }
    // The dump is one: what may stand in it is found.
    expect(dumps.filter(([, text]) => text.includes(reference)).map(([name]) => name)).toEqual([
      "public.forgery_reports",
    ]);
    expect(dumps.flatMap(([name, text]) => foundIn(text).map((it) => `${it} in ${name}`))).toEqual(
      [],
    );
    expect(foundIn(JSON.stringify(api().errors.map(faultReport)))).toEqual([]);
  });
});

describe("the files of the embedded database, and the log, after checks", () => {
  let folder = "";
  let specimen: Specimen | undefined;
  const log: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "specimen-privacy-"));
    specimen = await startWhole({
      place: { kind: "folder", path: join(folder, "data") },
      checkServices: { external: serviceSettings() },
      log: createLog("info", { write: (line: string) => void log.push(line) }),
    });
  });
  afterAll(async () => {
    await specimen?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("hold nothing of the holders", async () => {
    if (specimen === undefined) throw new Error("it did not start");
    const { apiOrigin } = specimen;
    const token = await specimen.signApiToken("officer");
    const { reference } = await checkEverything(
      (path, { method = "GET", body, headers = {} } = {}) =>
        fetch(apiOrigin + path, {
          method,
          headers: {
            Authorization: `Bearer ${token}`,
            "Content-Type": "application/json",
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
    );
    await specimen.close();
    specimen = undefined;
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = names
      .filter((name) => name.isFile())
      .map((name) => join(name.parentPath, name.name));
    let holding = 0;
    for (const file of files) {
      const text = (await readFile(file)).toString("latin1");
      if (text.includes(reference)) holding += 1;
      expect(foundIn(text), file).toEqual([]);
    }
    // The files are those of the database: what may stand in it is found.
    expect(holding).toBeGreaterThan(0);
    // Every call was written.
    expect(log.some((line) => line.includes("/identity-documents/data-check/{id}"))).toBe(true);
    expect(foundIn(log.join("\n"))).toEqual([]);
  });
});
