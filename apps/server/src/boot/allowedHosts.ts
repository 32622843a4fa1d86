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

/**
 * Answers 421 (RFC 9110 15.5.20) to calls for hosts that are neither this machine nor allowed, and 400
 * to those for what is no address.
 */
export function withHosts(hosts: ReadonlySet<string>, next: RequestListener): RequestListener {
  return (request, response) => {
    const { host = "" } = request.headers;
    const isHere = loopback.test(host) || hosts.has(host.toLowerCase());
    if (isHere && isAddress(request.url)) return next(request, response);
    response.writeHead(isHere ? 400 : 421, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": emptyPolicy,
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    });
    response.end(isHere ? "This is no address.\n" : otherHost);
  };
}

const otherHost =
  "This server does not answer for this host. SPECIMEN_HOSTS names those it does.\n";

/** Whether a request target is a path or a whole address (RFC 9112 3.2); Koa fails of any other. */
const isAddress = (target = ""): boolean => target.startsWith("/") || URL.canParse(target);
