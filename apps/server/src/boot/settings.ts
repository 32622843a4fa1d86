import { defaultPorts, type Ports } from "./startSpecimen.ts";
import { SettingError } from "./settingError.ts";

/** The ports of SPECIMEN_WEB_PORT, SPECIMEN_API_PORT, SPECIMEN_STATISTICS_PORT, SPECIMEN_IDENTITY_PORT. */
export function readPorts(env: Readonly<Record<string, string | undefined>>): Ports {
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
