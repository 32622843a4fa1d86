import type { Clock, Frame, PopupWindow } from "../ports/index.ts";
import { IdentityError, identityMessages } from "./errors.ts";
import { isJsonObject } from "./jwt.ts";

/** The size of the sign-in window in pixels, and how long it may stay open (specification 9). */
export const popupSize = { width: 400, height: 600 } as const;
const popupTimeout = 60_000;
const pollInterval = 1_000;

/** How long the hidden frame may take, and how long it may stay silent once loaded. */
const frameTimeout = 10_000;
const frameSilence = 3_000;

/** Which message is the answer: only one from that origin about that state. */
export interface ExpectedAnswer {
  origin: string;
  state: string;
}

/** The parameters of an authorization response that was posted; null for any other message. */
export function readPostedAnswer(
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

const lateError = () => new IdentityError("timeout", identityMessages.timeout);

/** Asks in a hidden frame; fails early when the browser or the provider shows something else. */
export async function askInFrame(
  frame: Frame,
  clock: Clock,
  url: string,
  expected: ExpectedAnswer,
): Promise<URLSearchParams> {
  const endings: (() => void)[] = [];
  try {
    return await new Promise<URLSearchParams>((resolve, reject) => {
      endings.push(clock.after(frameTimeout, () => reject(lateError())));
      const close = frame.open(url, {
        message: (origin, data) => {
          const answer = readPostedAnswer(origin, data, expected);
          if (answer !== null) resolve(answer);
        },
        loaded: () => {
          endings.push(clock.after(frameSilence, () => reject(lateError())));
        },
        blocked: () => reject(new IdentityError("frame_blocked", "The frame was refused")),
      });
      endings.push(close);
    });
  } finally {
    for (const end of endings) end();
  }
}

/** Waits for the answer of a window that stands open and is already on its way to the provider. */
export async function awaitPopup(
  popup: PopupWindow,
  clock: Clock,
  expected: ExpectedAnswer,
): Promise<URLSearchParams> {
  const endings: (() => void)[] = [];
  try {
    return await new Promise<URLSearchParams>((resolve, reject) => {
      const poll = (wasClosed: boolean) => {
        const isClosed = popup.isClosed();
        // One more tick: the answer of a window that closed itself may still arrive.
        if (isClosed && wasClosed) {
          reject(new IdentityError("cancelled", identityMessages.cancelled));
        } else {
          endings.push(clock.after(pollInterval, () => poll(isClosed)));
        }
      };
      endings.push(clock.after(pollInterval, () => poll(false)));
      endings.push(clock.after(popupTimeout, () => reject(lateError())));
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
