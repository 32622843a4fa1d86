import type { Channel } from "@specimen/core/ports";
import { channel } from "./channel.ts";

const saved = "account-saved";

let opened: Channel | undefined;
/** One for the page: a channel does not hear itself. */
const tabs = () => (opened ??= channel("current-user"));

/** Other tabs of this browser that show the same account. */
export const accountTabs = {
  /** Tells them that the account was saved here. */
  tellSaved: () => tabs().post(saved),
  /** Calls back when it was saved in another tab; gives a function that ends it. */
  onSaved: (read: () => void): (() => void) =>
    tabs().listen((message) => {
      if (message === saved) read();
    }),
};
