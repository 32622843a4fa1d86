import type { Thread } from "@specimen/core/ports";

/** The part of Trusted Types that is used; not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** Lets one address through, and that is a file of our own. */
function trust(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => url };
  return trustedTypes?.createPolicy("specimen-thread", rules).createScriptURL(url) ?? url;
}

/** A worker from a file of our own origin. */
export const thread = (url: string): Thread => ({
  open: ({ message, failed }) => {
    try {
      const worker = new Worker(trust(url), { type: "module" });
      worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => message(data));
      worker.addEventListener("error", failed);
      worker.addEventListener("messageerror", failed);
      return {
        post: (data) => worker.postMessage(data),
        close: () => worker.terminate(),
      };
    } catch {
      return null;
    }
  },
});
