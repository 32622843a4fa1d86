// Sends some seven thousand hostile calls to every operation and origin, in an order that a seed decides,
// and writes what was answered into docs/reliability.md: node src/testing/measureProbes.ts [seed]
// Fails of an answer of 500 or above, of a success without a right, of a secret in the log and of a
// server that does not work afterwards.
import { request } from "node:http";
import { seeded } from "@specimen/core/guilloche";
import { createLog } from "../boot/log.ts";
import { writeFigures } from "./measuredPages.ts";
import { type Probe, probes, roles } from "./probes/probes.ts";
import { runOn, startOwnPostgres } from "./startPostgres.ts";
import { demoPassword, startWhole } from "./startWhole.ts";

const seed = Number(process.argv[2] ?? 1);

/** So many of each that none comes to its limit of calls. */
const accounts = 60;

const postgres = await startOwnPostgres();
if (postgres === undefined) throw new Error("there is no PostgreSQL");
const lines: string[] = [];
const specimen = await startWhole({
  place: { kind: "url", url: postgres.url },
  dataKey: Buffer.alloc(32, 7).toString("base64"),
  log: createLog("info", { write: (line) => lines.push(line) }),
});
for (const role of roles) {
  await runOn(
    postgres.url,
    `insert into accounts (id, username, nickname, email, password_hash, default_language, customer_id, permissions)
    select id || n, username || n, nickname, username || n || '@specimen.example', password_hash,
      default_language, customer_id, permissions
    from accounts, generate_series(1, ${accounts}) as n where username = '${role}'`,
  );
}
const numbers = Array.from({ length: accounts }, (_, index) => index + 1);
const tokensOf = (role: string) =>
  Promise.all(numbers.map((number) => specimen.signApiToken(`${role}${number}`)));
const administrators = await tokensOf("administrator");
const tokens: Readonly<Record<Probe["caller"], readonly string[]>> = {
  nobody: [],
  // The claims of another account under a signature that is not theirs.
  forger: administrators.map((token, index) => {
    const [head, , signature] = token.split(".");
    const claims = administrators[(index + 1) % accounts]?.split(".")[1];
    return [head, claims, signature].join(".");
  }),
  newcomer: await tokensOf("newcomer"),
  clerk: await tokensOf("clerk"),
  officer: await tokensOf("officer"),
  administrator: administrators,
};
const origins = {
  web: specimen.webOrigin,
  api: specimen.apiOrigin,
  statistics: specimen.statisticsOrigin,
  identity: specimen.identityOrigin,
};

interface Answer {
  /** 0 where the connection was closed while the call was sent. */
  readonly status: number;
  /** In ms. */
  readonly took: number;
}

let sent = 0;

function send({ origin, method, path, caller, headers, body }: Probe): Promise<Answer> {
  const own = tokens[caller];
  const token = own[(sent += 1) % own.length];
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const sending = request(
      origins[origin] + path,
      {
        method,
        headers: {
          ...headers,
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        answer.resume();
        answer.once("end", () =>
          resolve({ status: answer.statusCode ?? 0, took: performance.now() - begin }),
        );
      },
    );
    // A server that refuses what is too long may close the connection while it still comes.
    sending.once("error", (error) => {
      if ("code" in error && ["EPIPE", "ECONNRESET"].includes(String(error.code)))
        resolve({ status: 0, took: performance.now() - begin });
      else reject(error);
    });
    sending.end(body);
  });
}

const random = seeded(seed);
const inOrder = probes(origins.web)
  .map((probe) => ({ probe, at: random() }))
  .toSorted((one, other) => one.at - other.at)
  .map(({ probe }) => probe);
const seen = new Map<string, (Answer & { readonly isBreach: boolean })[]>();
for (const probe of inOrder) {
  const answer = await send(probe);
  const isSuccess = answer.status >= 200 && answer.status < 300;
  const isBreach = probe.isForbidden && isSuccess;
  if (answer.status >= 500 || isBreach)
    console.error(`${probe.caller} ${probe.method} ${probe.path.slice(0, 200)}: ${answer.status}`);
  const ofKind = seen.get(probe.kind) ?? [];
  ofKind.push({ ...answer, isBreach });
  seen.set(probe.kind, ofKind);
}

const works = await fetch(`${specimen.apiOrigin}/currentUser`, {
  headers: { Authorization: `Bearer ${await specimen.signApiToken("clerk")}` },
});
await specimen.close();
await postgres.stop();

const log = lines.join("");
const secrets = [
  demoPassword,
  ...Object.values(tokens)
    .flat()
    .map((token) => token.slice(-40)),
];
const told = secrets.filter((secret) => log.includes(secret)).length;

const rows = [...seen].map(([kind, answers]) => {
  const count = (is: (answer: (typeof answers)[number]) => boolean) => answers.filter(is).length;
  const cells = [
    kind,
    answers.length,
    count(({ status }) => status > 0 && status < 400),
    count(({ status }) => status >= 400 && status < 500 && status !== 429),
    count(({ status }) => status === 0),
    count(({ status }) => status === 429),
    count(({ status }) => status >= 500),
    count(({ isBreach }) => isBreach),
    `${(Math.max(...answers.map(({ took }) => took)) / 1000).toFixed(1)} s`,
  ];
  return `| ${cells.join(" | ")} |`;
});
const all = [...seen.values()].flat();
await writeFigures(
  "probes",
  [
    `${all.length} calls in the order of seed ${seed}; ${told} secrets in ${lines.length} lines of the log.`,
    "",
    "| what is tried | calls | answered | refused | cut off | too many | 500 and above | success without a right | slowest |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n"),
);
for (const row of rows) console.log(row);
const isGood =
  works.status === 200 &&
  told === 0 &&
  all.every(({ status, isBreach }) => status < 500 && !isBreach);
process.exitCode = isGood ? 0 : 1;
