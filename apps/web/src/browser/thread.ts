import type { Thread } from "@specimen/core/ports";

/** The part of Trusted Types that is used; not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** Files of our own that workers are started from. */
const own = new Set<string>();

/** Lets those files through and nothing else; a page makes one policy of a name. */
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

function trust(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("specimen-thread", {
    createScriptURL: (asked) => {
      if (!own.has(asked)) throw new TypeError("this is no file of our own");
      return asked;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

/** A worker from a file of our own origin. */
export const thread = (url: string): Thread => ({
  open: ({ message, failed }) => {
    try {
      own.add(url);
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
