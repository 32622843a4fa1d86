// Starts everything on this machine: node src/boot/main.ts [--memory] [--reset] [--dev] [--inspect]
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { FactError } from "../catalogue/readFacts.ts";
import type { Place } from "../database/database.ts";
import { DatabaseError } from "../database/databaseError.ts";
import { readClients } from "../identity/clients.ts";
import { demoAccounts } from "../demo/demoAccounts.ts";
import { readHosts } from "./allowedHosts.ts";
import { PortError } from "./listen.ts";
import { createLog, type Log } from "./log.ts";
import { placeOf } from "./place.ts";
import { resetData } from "./reset.ts";
import { SettingError } from "./settingError.ts";
import {
  readAddress,
  readCheckServices,
  readMail,
  readOperating,
  readOrigins,
  readPorts,
} from "./settings.ts";
import { type Specimen, startSpecimen } from "./startSpecimen.ts";
import { startTraces, type Traces } from "./traces.ts";
import { BuildError } from "../http/web/webApp.ts";

const { env } = process;

/** Assets of earlier builds, kept here unless SPECIMEN_KEPT_ASSETS names another folder. */
const keptAssets = fileURLToPath(
  new URL("../../../web/node_modules/.cache/specimen-assets", import.meta.url),
);

const usage = `Specimen serves the web app, the knowledge API, the statistics host and the identity provider.
  --memory   keep data in memory only
  --reset    delete the stored data first
  --dev      serve the web app from source, with hot reload
  --inspect  stream the running state machines to the Stately inspector`;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        memory: { type: "boolean", default: false },
        reset: { type: "boolean", default: false },
        dev: { type: "boolean", default: false },
        inspect: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    return values;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SettingError(`${reason}\n\n${usage}`, { cause });
  }
}

const whereKept = {
  memory: () => "in memory, until the server stops",
  folder: (place: Place) => (place.kind === "folder" ? place.path : ""),
  url: () => "in the database of DATABASE_URL",
};

async function announce(specimen: Specimen, place: Place): Promise<void> {
  const password =
    specimen.demoPassword ??
    "shown at the first start (--reset creates a new one, SPECIMEN_DEMO_PASSWORD sets one)";
  const lines = [
    "",
    `  Specimen    ${specimen.webOrigin}`,
    `  API         ${specimen.apiOrigin}`,
    `  Statistics  ${specimen.statisticsOrigin}`,
    `  Identity    ${specimen.identityOrigin}`,
    `  Data        ${whereKept[place.kind](place)}`,
    "",
    `  Accounts    ${demoAccounts.map(({ username }) => username).join(", ")}`,
    `  Password    ${password}`,
    "",
    "  One-time links for the clerk account (each works once, for 15 minutes):",
    `  ${await specimen.createOneTimeLink("otp", "clerk")}`,
    `  ${await specimen.createOneTimeLink("autologin", "clerk")}`,
    "",
    `  Press Ctrl+C to stop. ${place.kind === "memory" ? "Nothing is kept." : "Your data is kept."}`,
    "",
  ];
  console.log(lines.join("\n"));
}

async function run(): Promise<void> {
  const { memory, reset, dev, inspect, help } = readArguments();
  if (help) {
    console.log(usage);
    return;
  }
  const place: Place = memory ? { kind: "memory" } : placeOf(env);
  const ports = readPorts(env);
  if (reset) console.log(await resetData(place));
  const { logLevel, metricsPort, drainFor } = readOperating(env);
  const log = createLog(logLevel);
  const traces = await startTraces(env);
  const clientsFile = env["SPECIMEN_CLIENTS"];
  const starting = startSpecimen({
    place,
    ports,
    origins: readOrigins(env),
    dev,
    inspect,
    demoPassword: env["SPECIMEN_DEMO_PASSWORD"],
    dataKey: env["SPECIMEN_DATA_KEY"],
    checkServices: readCheckServices(env),
    clients: clientsFile ? await readClientsSetting(clientsFile) : [],
    mail: readMail(env),
    webhooks: { allowPrivate: env["SPECIMEN_PRIVATE_WEBHOOKS"] === "1" },
    adminUrl: readAddress(env, "SPECIMEN_ADMIN_URL"),
    productsUrl: readAddress(env, "SPECIMEN_PRODUCTS_URL"),
    privacyUrl: readAddress(env, "SPECIMEN_PRIVACY_URL"),
    analyticsKey: env["SPECIMEN_ANALYTICS_KEY"] ?? "",
    log,
    traces,
    hosts: readHosts(env["SPECIMEN_HOSTS"]),
    keptAssets: env["SPECIMEN_KEPT_ASSETS"] || keptAssets,
    metricsPort,
    drainFor,
  });
  endWith(starting, log, traces);
  await announce(await starting, place);
}

async function readClientsSetting(file: string) {
  try {
    return await readClients(file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SettingError(`SPECIMEN_CLIENTS: ${reason}`, { cause });
  }
}

/** SIGINT and SIGTERM shut down in order, also during the start. */
function endWith(starting: Promise<Specimen>, log: Log, traces: Traces | undefined): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    starting
      .then((specimen) => specimen.close())
      .then(() => traces?.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.fault(error, { part: "server" });
          process.exit(1);
        },
      );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
}

/** Errors that users can fix are printed as a sentence; any other with its stack. */
function isForPeople(error: unknown): error is Error {
  const kinds = [DatabaseError, FactError, PortError, SettingError, BuildError];
  return kinds.some((kind) => error instanceof kind);
}

await run().catch((error: unknown) => {
  if (isForPeople(error)) console.error(error.message);
  else createLog().fault(error, { part: "server" });
  process.exitCode = 1;
});
