import type { Frame } from "@specimen/core/ports";

/** Frames that are never seen. */
export const frame: Frame = {
  open: (url, listener) => {
    const stop = new AbortController();
    const { signal } = stop;
    const element = document.createElement("iframe");
    const isOurs = (source: MessageEventSource | null) => source === element.contentWindow;
    const isBlocked = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
      effectiveDirective === "frame-src" && url.startsWith(blockedURI);
    element.hidden = true;
    element.src = url;
    element.addEventListener("load", () => listener.loaded(), { signal });
    addEventListener(
      "message",
      ({ source, origin, data }: MessageEvent<unknown>) =>
        isOurs(source) && listener.message(origin, data),
      { signal },
    );
    document.addEventListener(
      "securitypolicyviolation",
      (violation) => isBlocked(violation) && listener.blocked(),
      { signal },
    );
    document.body.append(element);
    return () => {
      stop.abort();
      element.remove();
    };
  },
};
