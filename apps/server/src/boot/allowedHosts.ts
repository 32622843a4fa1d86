import type { RequestListener } from "node:http";
import { emptyPolicy } from "../http/web/policy.ts";
import { SettingError } from "./settingError.ts";

/** Names of this machine, at any port: a page of another site cannot make a browser send them. */
const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;

/** The hosts of SPECIMEN_HOSTS, under which a proxy passes calls on. Throws a SettingError. */
export function readHosts(setting = ""): ReadonlySet<string> {
  const hosts = setting.split(/[\s,]+/).filter((host) => host !== "");
  const wrong = hosts.find((host) => !/^[\w.-]+(:\d{1,5})?$/.test(host));
  if (wrong !== undefined) {
    throw new SettingError(
      `SPECIMEN_HOSTS must be hosts such as knowledge.example or knowledge.example:8443, not ${wrong}.`,
    );
  }
  return new Set(hosts.map((host) => host.toLowerCase()));
}

/** Answers 421 (RFC 9110 15.5.20) to calls for hosts that are neither this machine nor allowed. */
export function withHosts(hosts: ReadonlySet<string>, next: RequestListener): RequestListener {
  return (request, response) => {
    const { host = "" } = request.headers;
    if (loopback.test(host) || hosts.has(host.toLowerCase())) return next(request, response);
    response.writeHead(421, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": emptyPolicy,
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    });
    response.end(
      "This server does not answer for this host. SPECIMEN_HOSTS names those it does.\n",
    );
  };
}
