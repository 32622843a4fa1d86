import type { Popup, PopupWindow } from "../ports/index.ts";
import { IdentityError } from "./errors.ts";
import { popupSize } from "./webMessageFlow.ts";

/** The window in which somebody signs in, as silent renewals see it: it comes before them. */
export interface SignInWindow {
  /**
   * Opens the window at once, since browsers allow it within a click only, signs in with it and
   * closes it, also when the caller aborts. Once somebody is signed in, silent requests under way are
   * given up. Throws `popup_open` where the browser blocks it.
   */
  run<Result>(
    signal: AbortSignal,
    signIn: (opened: PopupWindow) => Promise<Result>,
  ): Promise<Result>;
  /** Fulfilled once no window is open, however it ended. */
  closed(): Promise<void>;
  /** Aborted when the next window has signed in. */
  signedIn(): AbortSignal;
}

/** Creates the state of the window; there is at most one. */
export function createSignInWindow(popup: Popup): SignInWindow {
  let open: Promise<unknown> | null = null;
  let next = new AbortController();

  const openAndSignIn: SignInWindow["run"] = async (signal, signIn) => {
    const opened = popup.open(popupSize);
    if (opened === null) throw new IdentityError("popup_open", "The browser blocked the window");
    signal.addEventListener("abort", () => opened.close(), { once: true });
    try {
      return await signIn(opened);
    } finally {
      opened.close();
    }
  };

  return {
    async run(signal, signIn) {
      const running = openAndSignIn(signal, signIn);
      open = running;
      try {
        const result = await running;
        next.abort();
        next = new AbortController();
        return result;
      } finally {
        if (open === running) open = null;
      }
    },

    async closed() {
      await open?.catch(() => undefined);
    },

    signedIn: () => next.signal,
  };
}
