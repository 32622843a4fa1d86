import type { Frame, Popup, WindowListener } from "../ports/index.ts";

/** What a fake window does when it shows an address. */
export type WindowBehaviour = (url: string, listener: WindowListener) => void;

/** Frames with a behaviour; `countOpen` counts those in the page. */
export function createFakeFrame(behaviour: { current: WindowBehaviour }) {
  const opened: string[] = [];
  let open = 0;
  const frame: Frame = {
    open: (url, listener) => {
      opened.push(url);
      open += 1;
      behaviour.current(url, listener);
      return () => {
        open -= 1;
      };
    },
  };
  return { frame, opened, countOpen: () => open };
}

/** Popups with a behaviour; null is a browser that blocks them. */
export function createFakePopup(behaviour: { current: WindowBehaviour | null }) {
  const opened: { width: number; height: number }[] = [];
  let isClosed = false;
  let hear: WindowListener["message"] = () => {};
  const popup: Popup = {
    open: (size) => {
      opened.push(size);
      isClosed = false;
      const behave = behaviour.current;
      if (behave === null) return null;
      return {
        navigate: (url) =>
          behave(url, {
            message: (origin, data) => hear(origin, data),
            loaded: () => {},
            blocked: () => {},
          }),
        isClosed: () => isClosed,
        close: () => {
          isClosed = true;
        },
        listen: (message) => {
          hear = message;
          return () => {
            hear = () => {};
          };
        },
      };
    },
  };
  return {
    popup,
    opened,
    isClosed: () => isClosed,
    closeByHand: () => {
      isClosed = true;
    },
  };
}
