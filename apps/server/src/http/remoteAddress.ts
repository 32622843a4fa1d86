import type { IncomingMessage, RequestListener } from "node:http";
import { isIPv6 } from "node:net";

const passedOn = new WeakMap<IncomingMessage, string>();

/**
 * Takes the address that a proxy put last into X-Forwarded-For for that of the caller: what stands
 * before it is the caller's own claim. Where the proxy offers the origin is known by the settings,
 * so whatever X-Forwarded-Host and X-Forwarded-Proto say is replaced by it.
 */
export function behindProxy(origin: string, next: RequestListener): RequestListener {
  const { host, protocol } = new URL(origin);
  return (request, response) => {
    const { headers } = request;
    const last = [headers["x-forwarded-for"] ?? ""].flat().join().split(",").at(-1)?.trim();
    if (last) passedOn.set(request, last);
    headers["x-forwarded-host"] = host;
    headers["x-forwarded-proto"] = protocol.slice(0, -1);
    next(request, response);
  };
}

/** The address of the caller, for limits: of IPv6 the network of 64 bits, which one caller has whole. */
export function remoteAddressOf(request: IncomingMessage): string {
  const address = passedOn.get(request) ?? request.socket.remoteAddress ?? "";
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first four groups of an IPv6 address; of an IPv4 address that is written so, that address. */
function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [before = [], after = []] = address
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const left = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const groups = [...before, ...left, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
