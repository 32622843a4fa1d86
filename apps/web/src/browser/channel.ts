import type { Channel } from "@specimen/core/ports";

/** A broadcast channel of this origin. */
export function channel(name: string): Channel {
  const broadcast = new BroadcastChannel(name);
  return {
    post: (message) => broadcast.postMessage(message),
    listen: (message) => {
      const stop = new AbortController();
      broadcast.addEventListener("message", ({ data }: MessageEvent<unknown>) => message(data), {
        signal: stop.signal,
      });
      return () => stop.abort();
    },
  };
}
