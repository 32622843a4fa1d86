import type { Channel } from "@specimen/core/ports";

/**
 * A broadcast channel of this origin. Where the browser has none, or denies it, other tabs learn of
 * changes when they are looked at.
 */
export function channel(name: string): Channel {
  const broadcast = open(name);
  return {
    post: (message) => broadcast?.postMessage(message),
    listen: (message) => {
      const stop = new AbortController();
      broadcast?.addEventListener("message", ({ data }: MessageEvent<unknown>) => message(data), {
        signal: stop.signal,
      });
      return () => stop.abort();
    },
  };
}

function open(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
