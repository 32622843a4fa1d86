import type { Clock, Http, HttpRequest } from "../ports/index.ts";
import { IdentityError, identityMessages, type IdentityErrorCode } from "./errors.ts";

/** How long one try may take, and how many there are (specification 7.2 and 9). */
export const httpTimeout = 10_000;
const tries = 3;

/** What a caller says of a request; the signal is this module's. */
export interface Outgoing extends Pick<HttpRequest, "method" | "headers" | "redirect"> {
  body?: HttpRequest["body"] | undefined;
}

interface PatientHttp {
  send(url: string, request: Outgoing): Promise<Response>;
  /** Whether an earlier try got no answer: what it carried may have been spent all the same. */
  wasRetried(): boolean;
}

/** One try: `timeout` after 10 s. */
export async function sendInTime(
  http: Http,
  clock: Clock,
  url: string,
  { method, headers, redirect, body = null }: Outgoing,
): Promise<Response> {
  const controller = new AbortController();
  let isLate = false;
  const stop = clock.after(httpTimeout, () => {
    isLate = true;
    controller.abort();
  });
  try {
    return await http.send(url, { method, headers, redirect, body, signal: controller.signal });
  } catch (cause) {
    if (cause instanceof IdentityError) throw cause;
    if (isLate) throw new IdentityError("timeout", identityMessages.timeout, { cause });
    const message = cause instanceof Error ? cause.message : identityMessages.loginFailed;
    throw new IdentityError("request_error", message, { cause });
  } finally {
    stop();
  }
}

const isCode = (error: unknown, code: IdentityErrorCode): boolean =>
  error instanceof IdentityError && error.code === code;

/** Up to three tries on network failure; an answer of any status is an answer. */
export function sendPatiently(http: Http, clock: Clock): PatientHttp {
  let failures = 0;
  const send = async (url: string, request: Outgoing): Promise<Response> => {
    try {
      return await sendInTime(http, clock, url, request);
    } catch (error) {
      if (isCode(error, "missing_refresh_token")) throw error;
      failures += 1;
      if (failures >= tries) throw error;
      return send(url, request);
    }
  };
  return { send, wasRetried: () => failures > 0 };
}
