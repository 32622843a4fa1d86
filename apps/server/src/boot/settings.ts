import type { CheckServices, CheckServiceSettings } from "../areas/defineArea.ts";
import { defaultPorts, type Ports } from "./startSpecimen.ts";
import { SettingError } from "./settingError.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The ports of SPECIMEN_WEB_PORT, SPECIMEN_API_PORT, SPECIMEN_STATISTICS_PORT, SPECIMEN_IDENTITY_PORT. */
export function readPorts(env: Environment): Ports {
  const read = (name: keyof Ports) => {
    const setting = `SPECIMEN_${name.toUpperCase()}_PORT`;
    const text = env[setting];
    if (text === undefined || text === "") return defaultPorts[name];
    const port = Number(text);
    const fits = /^\d+$/.test(text) && port >= 1 && port <= 65_535;
    if (!fits) throw new SettingError(`${setting} must be a port from 1 to 65535, not ${text}.`);
    return port;
  };
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
