import type { Clock, Http, HttpRequest } from "../ports/index.ts";
import { identityMessages, type IdentityErrorCode } from "./errorCodes.ts";
import { IdentityError } from "./errors.ts";

/** Milliseconds one attempt may take, and how many attempts there are (specification 7.2, 9). */
const httpTimeout = 10_000;
const attempts = 3;

/** A request without its signal, which is set here. */
export interface Outgoing extends Pick<HttpRequest, "method" | "headers" | "redirect"> {
  body?: HttpRequest["body"] | undefined;
}

interface RetryingFetch {
  send(url: string, request: Outgoing): Promise<Response>;
  /** Whether an attempt got no answer: the code or token in it may have been redeemed all the same. */
  wasRetried(): boolean;
}

/** One attempt; throws `timeout` after 10 s and `request_error` when the network fails. */
export async function sendWithTimeout(
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

/** Up to three attempts on network failure or timeout; an answer of any status is not retried. */
export function createRetryingFetch(http: Http, clock: Clock): RetryingFetch {
  let failures = 0;
  const send = async (url: string, request: Outgoing): Promise<Response> => {
    try {
      return await sendWithTimeout(http, clock, url, request);
    } catch (error) {
      if (isCode(error, "missing_refresh_token")) throw error;
      failures += 1;
      if (failures >= attempts) throw error;
      return send(url, request);
    }
  };
  return { send, wasRetried: () => failures > 0 };
}
