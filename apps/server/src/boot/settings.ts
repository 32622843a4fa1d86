import { isWebAddress } from "@specimen/core/url";
import type { CheckServices, CheckServiceSettings } from "../areas/defineArea.ts";
import { defaultPorts, type Origins, type Ports } from "./specimenOptions.ts";
import { type LogLevel, logLevels } from "./log.ts";
import type { MailSettings } from "../messages/mail.ts";
import { SettingError } from "./settingError.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** How the server is watched and stopped. */
export interface OperatingSettings {
  readonly logLevel: LogLevel;
  readonly metricsPort: number | undefined;
  /** In ms. */
  readonly drainFor: number;
}

/** SPECIMEN_LOG_LEVEL, SPECIMEN_METRICS_PORT and SPECIMEN_DRAIN_SECONDS. Throws a SettingError. */
export function readOperating(env: Environment): OperatingSettings {
  const level = env["SPECIMEN_LOG_LEVEL"] || "error";
  const logLevel = logLevels.find((known) => known === level);
  if (logLevel === undefined) {
    throw new SettingError(`SPECIMEN_LOG_LEVEL must be ${logLevels.join(", ")}, not ${level}.`);
  }
  const drain = env["SPECIMEN_DRAIN_SECONDS"] || "0";
  if (!/^\d{1,3}$/.test(drain)) {
    throw new SettingError(`SPECIMEN_DRAIN_SECONDS must be from 0 to 999, not ${drain}.`);
  }
  const metricsPort = readPort(env, "SPECIMEN_METRICS_PORT");
  return { logLevel, metricsPort, drainFor: Number(drain) * 1000 };
}

/**
 * A setting that is an address as the web app takes it in its configuration, empty where it is not set.
 * Throws a SettingError.
 */
export function readAddress(env: Environment, setting: string): string {
  const text = env[setting] ?? "";
  if (text === "") return "";
  if (isWebAddress(text)) return text;
  // The address may hold a password, so it is not repeated.
  throw new SettingError(
    `${setting} must be an https address without user name and password; http is for this machine alone (localhost, 127.0.0.1, [::1]).`,
  );
}

function readPort(env: Environment, setting: string): number | undefined {
  const text = env[setting];
  if (text === undefined || text === "") return undefined;
  const port = Number(text);
  const fits = /^\d+$/.test(text) && port >= 1 && port <= 65_535;
  if (!fits) throw new SettingError(`${setting} must be a port from 1 to 65535, not ${text}.`);
  return port;
}

/** The ports of SPECIMEN_WEB_PORT, SPECIMEN_API_PORT, SPECIMEN_STATISTICS_PORT, SPECIMEN_IDENTITY_PORT. */
export function readPorts(env: Environment): Ports {
  const read = (name: keyof Ports) =>
    readPort(env, `SPECIMEN_${name.toUpperCase()}_PORT`) ?? defaultPorts[name];
  const ports = {
    web: read("web"),
    api: read("api"),
    statistics: read("statistics"),
    identity: read("identity"),
  };
  const [first] = Object.values(ports).filter((port, index, all) => all.indexOf(port) < index);
  if (first !== undefined) {
    throw new SettingError(`Port ${first} is set twice: each of the four needs its own.`);
  }
  return ports;
}

/**
 * The addresses at which a proxy offers the four origins: SPECIMEN_WEB_URL, SPECIMEN_API_URL,
 * SPECIMEN_STATISTICS_URL, SPECIMEN_IDENTITY_URL; all or none. Throws a SettingError.
 */
export function readOrigins(env: Environment): Origins | undefined {
  const settings = {
    web: "SPECIMEN_WEB_URL",
    api: "SPECIMEN_API_URL",
    statistics: "SPECIMEN_STATISTICS_URL",
    identity: "SPECIMEN_IDENTITY_URL",
  } as const;
  const read = (setting: string) => {
    const address = readAddress(env, setting);
    const { origin, href } = new URL(address || "http://localhost");
    if (href !== `${origin}/`) throw new SettingError(`${setting} must have no path.`);
    return address === "" ? undefined : origin;
  };
  const { web, api, statistics, identity } = {
    web: read(settings.web),
    api: read(settings.api),
    statistics: read(settings.statistics),
    identity: read(settings.identity),
  };
  if (web && api && statistics && identity) return { web, api, statistics, identity };
  if (web ?? api ?? statistics ?? identity) {
    throw new SettingError(`${Object.values(settings).join(", ")} must all be set, or none.`);
  }
  return undefined;
}

/** The mail server of SPECIMEN_SMTP_URL and the sender of SPECIMEN_MAIL_FROM; both or none. */
export function readMail(env: Environment): MailSettings | undefined {
  const url = env["SPECIMEN_SMTP_URL"] ?? "";
  const from = env["SPECIMEN_MAIL_FROM"] ?? "";
  if (url === "" && from === "") return undefined;
  if (from === "") throw new SettingError("SPECIMEN_MAIL_FROM must say whom mails come from.");
  // The address may hold a password, so it is not repeated.
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new SettingError("SPECIMEN_SMTP_URL must be an smtp: or smtps: address.");
  }
  return { url, from };
}

/** The settings of each service that data checks can ask begin so. */
const servicePrefixes = {
  external: "SPECIMEN_EXTERNAL_CHECK",
  nafPassport: "SPECIMEN_NAF_CHECK",
} as const;

const defaultSeconds = 20;

/** The services whose address and key are set: `…_URL`, `…_KEY`, and `…_SECONDS` to wait for an answer. */
export function readCheckServices(env: Environment): CheckServices {
  const services = Object.entries(servicePrefixes).flatMap(([service, prefix]) => {
    const settings = readCheckService(env, prefix);
    return settings === undefined ? [] : [[service, settings] as const];
  });
  return Object.fromEntries(services);
}

function readCheckService(env: Environment, prefix: string): CheckServiceSettings | undefined {
  const [address = "", key = "", seconds = ""] = ["URL", "KEY", "SECONDS"].map(
    (name) => env[`${prefix}_${name}`],
  );
  if (address === "" && key === "") return undefined;
  if (key === "") throw new SettingError(`${prefix}_URL needs ${prefix}_KEY.`);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe = url?.protocol === "https:" || url?.hostname === "127.0.0.1";
  if (url === undefined || !isSafe || url.username !== "" || url.search !== "") {
    throw new SettingError(`${prefix}_URL must be an https address without a query.`);
  }
  const wait = seconds === "" ? defaultSeconds : Number(seconds);
  if (!Number.isInteger(wait) || wait < 1 || wait > 120) {
    throw new SettingError(`${prefix}_SECONDS must be a number from 1 to 120, not ${seconds}.`);
  }
  return { url, key, milliseconds: wait * 1000 };
}
