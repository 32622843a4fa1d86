import type { IncomingMessage, RequestListener } from "node:http";

const passedOn = new WeakMap<IncomingMessage, string>();

/**
 * Takes the address that a proxy put last into X-Forwarded-For for that of the caller: what stands
 * before it is the caller's own claim.
 */
export const behindProxy =
  (next: RequestListener): RequestListener =>
  (request, response) => {
    const last = [request.headers["x-forwarded-for"] ?? ""].flat().join().split(",").at(-1)?.trim();
    if (last) passedOn.set(request, last);
    next(request, response);
  };

/** The address of the caller, for limits. */
export const remoteAddressOf = (request: IncomingMessage): string =>
  passedOn.get(request) ?? request.socket.remoteAddress ?? "";
