import { defaultPorts, type Ports } from "./startSpecimen.ts";
import type { MailSettings } from "../messages/mail.ts";
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

/** The mail server of SPECIMEN_SMTP_URL and the sender of SPECIMEN_MAIL_FROM; both or none. */
export function readMail(
  env: Readonly<Record<string, string | undefined>>,
): MailSettings | undefined {
  const url = env["SPECIMEN_SMTP_URL"] ?? "";
  const from = env["SPECIMEN_MAIL_FROM"] ?? "";
  if (url === "" && from === "") return undefined;
  if (from === "") {
    throw new SettingError("SPECIMEN_MAIL_FROM must say whom mails come from.");
  }
  // The address may hold a password, so it is not repeated.
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new SettingError("SPECIMEN_SMTP_URL must be an smtp: or smtps: address.");
  }
  return { url, from };
}
