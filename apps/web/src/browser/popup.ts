import type { Popup, PopupWindow } from "@specimen/core/ports";

function popupOver(opened: Window): PopupWindow {
  return {
    navigate: (url) => opened.location.replace(url),
    isClosed: () => opened.closed,
    close: () => opened.close(),
    listen: (message) => {
      const stop = new AbortController();
      addEventListener(
        "message",
        ({ source, origin, data }: MessageEvent<unknown>) =>
          source === opened && message(origin, data),
        { signal: stop.signal },
      );
      return () => stop.abort();
    },
  };
}

const middle = (whole: number, part: number) => Math.round((whole - part) / 2);

/** Windows above the middle of this one, under a name nobody can guess. */
export const popup: Popup = {
  open: ({ width, height }) => {
    const left = screenX + middle(outerWidth, width);
    const top = screenY + middle(outerHeight, height);
    const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
    const opened = open("", crypto.randomUUID(), features);
    return opened === null ? null : popupOver(opened);
  },
};
