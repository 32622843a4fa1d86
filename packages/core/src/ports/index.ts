export type { Address } from "./Address.ts";
export type { Analytics, AnalyticsProperties } from "./Analytics.ts";
export type { Beacon } from "./Beacon.ts";
export type { Channel } from "./Channel.ts";
export type { Clock } from "./Clock.ts";
export type { Cookies } from "./Cookies.ts";
export type { Frame, WindowListener } from "./Frame.ts";
export type { Http, HttpRequest } from "./Http.ts";
export type { Locks } from "./Locks.ts";
export type { Popup, PopupWindow } from "./Popup.ts";
export type { Presence } from "./Presence.ts";
export type { Store } from "./Store.ts";
export type { Thread, ThreadListener } from "./Thread.ts";
export {
  callbackNotProvided,
  notProvided,
  NotProvidedError,
  promiseNotProvided,
} from "./notProvided.ts";
