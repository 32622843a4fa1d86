import type { IncomingMessage, RequestListener } from "node:http";

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

/** The address of the caller, for limits. */
export const remoteAddressOf = (request: IncomingMessage): string =>
  passedOn.get(request) ?? request.socket.remoteAddress ?? "";
