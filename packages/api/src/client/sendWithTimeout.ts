import { HttpError } from "./httpError.ts";

type Send = (request: Request) => Promise<Response>;

/** Sends with a timeout in milliseconds; throws an HttpError "timeout", "canceled" or "network". */
export const sendWithTimeout =
  (timeout: number, send: Send): Send =>
  async (request) => {
    const call = `${request.method.toLowerCase()} ${new URL(request.url).pathname}`;
    const timer = AbortSignal.timeout(timeout);
    try {
      return await send(new Request(request, { signal: AbortSignal.any([request.signal, timer]) }));
    } catch (cause) {
      if (timer.aborted) throw new HttpError("timeout", { call, cause });
      if (request.signal.aborted) throw new HttpError("canceled", { call, cause });
      throw new HttpError("network", { call, cause });
    }
  };
