import type { Thread } from "@specimen/core/ports";

/** The part of Trusted Types that is used; not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Lets files of our own origin through. The page's policy allows its name once. */
const policy = trustedTypes?.createPolicy("specimen-thread", {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError("foreign file");
    return url;
  },
});

/** A worker from a file of our own origin. */
export const thread = (url: string): Thread => ({
  open: ({ message, failed }) => {
    try {
      const worker = new Worker(policy?.createScriptURL(url) ?? url, { type: "module" });
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
