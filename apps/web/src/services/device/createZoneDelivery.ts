/** Lines of a machine-readable zone on their way to the screen that checks them: in this page's memory alone. */
export interface ZoneDelivery {
  /** The screen that is there takes the lines at once, else the next one does. */
  readonly send: (text: string) => void;
  /** Takes the lines that were sent and those to come; returns a function that stops it. */
  readonly receive: (take: (text: string) => void) => () => void;
}

/** Passes lines on, once each. */
export function createZoneDelivery(): ZoneDelivery {
  let waiting: string | null = null;
  let receiver: ((text: string) => void) | null = null;
  return {
    send(text) {
      if (receiver === null) waiting = text;
      else receiver(text);
    },
    receive(take) {
      receiver = take;
      if (waiting !== null) take(waiting);
      waiting = null;
      return () => {
        if (receiver === take) receiver = null;
      };
    },
  };
}
