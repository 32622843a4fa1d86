import type { Clock, Frame, PopupWindow } from "../ports/index.ts";
import { identityMessages } from "./errorCodes.ts";
import { IdentityError } from "./errors.ts";
import { isJsonObject } from "./jwt.ts";

/** The sign-in window: its size in pixels, and for how many milliseconds it may stay open (specification 9). */
export const popupSize = { width: 400, height: 600 } as const;
const popupTimeout = 60_000;
const pollInterval = 1_000;

/** Milliseconds the hidden frame may take in all, and without a message once it has loaded. */
const frameTimeout = 10_000;
const frameSilence = 3_000;

/** Which message is the authorization response: only one of that origin with that `state`. */
export interface ExpectedAnswer {
  origin: string;
  state: string;
}

/** The parameters of an authorization response that was posted (web_message); else null. */
function readPostedAnswer(
  origin: string,
  data: unknown,
  expected: ExpectedAnswer,
): URLSearchParams | null {
  if (origin !== expected.origin || !isJsonObject(data)) return null;
  const { type, response } = data;
  if (type !== "authorization_response" || !isJsonObject(response)) return null;
  if (response["state"] !== expected.state) return null;
  const answer = new URLSearchParams();
  for (const [name, value] of Object.entries(response)) {
    if (typeof value === "string") answer.append(name, value);
  }
  return answer;
}

const timeoutError = () => new IdentityError("timeout", identityMessages.timeout);

/**
 * Sends an authorization request in a hidden frame. Fails early when the browser refuses the frame
 * (`frame_blocked`), the provider shows a page of its own in it (`timeout`) or the caller gives it
 * up (`cancelled`). Nothing that it says later is heard.
 */
export async function askInFrame(
  { frame, clock }: { frame: Frame; clock: Clock },
  { url, expected }: { url: string; expected: ExpectedAnswer },
  signal: AbortSignal,
): Promise<URLSearchParams> {
  const endings: (() => void)[] = [];
  try {
    return await new Promise<URLSearchParams>((resolve, reject) => {
      const giveUp = () => reject(new IdentityError("cancelled", "The frame was given up"));
      if (signal.aborted) giveUp();
      signal.addEventListener("abort", giveUp, { once: true });
      endings.push(() => signal.removeEventListener("abort", giveUp));
      endings.push(clock.after(frameTimeout, () => reject(timeoutError())));
      const close = frame.open(url, {
        message: (origin, data) => {
          const answer = readPostedAnswer(origin, data, expected);
          if (answer !== null) resolve(answer);
        },
        loaded: () => {
          endings.push(clock.after(frameSilence, () => reject(timeoutError())));
        },
        blocked: () => reject(new IdentityError("frame_blocked", "The frame was refused")),
      });
      endings.push(close);
    });
  } finally {
    for (const end of endings) end();
  }
}

/** Waits for the authorization response of a window that is open; `cancelled` once it is closed. */
export async function awaitPopup(
  popup: PopupWindow,
  clock: Clock,
  expected: ExpectedAnswer,
): Promise<URLSearchParams> {
  const endings: (() => void)[] = [];
  try {
    return await new Promise<URLSearchParams>((resolve, reject) => {
      const poll = (wasClosed = false) => {
        const isClosed = popup.isClosed();
        // One more interval: the answer of a window that closed itself may still arrive.
        if (isClosed && wasClosed) {
          reject(new IdentityError("cancelled", identityMessages.cancelled));
        } else {
          endings.push(clock.after(pollInterval, () => poll(isClosed)));
        }
      };
      endings.push(clock.after(pollInterval, () => poll()));
      endings.push(clock.after(popupTimeout, () => reject(timeoutError())));
      const stop = popup.listen((origin, data) => {
        const answer = readPostedAnswer(origin, data, expected);
        if (answer !== null) resolve(answer);
      });
      endings.push(stop);
    });
  } finally {
    for (const end of endings) end();
    popup.close();
  }
}
