import type {
  Address,
  Channel,
  Clock,
  Cookies,
  Frame,
  Http,
  Locks,
  Popup,
  Store,
  Thread,
} from "../ports/index.ts";
import type { IdentityError } from "./errors.ts";

/** What sign-in needs of the browser. */
export interface SignInPorts {
  address: Address;
  channel: Channel;
  clock: Clock;
  cookies: Cookies;
  frame: Frame;
  http: Http;
  locks: Locks;
  popup: Popup;
  /** Session storage. */
  store: Store;
  /** The worker that stores refresh tokens; opened only where they are used. */
  thread: Thread;
  /** Logs an error; no token is ever in it. */
  report(error: IdentityError): void;
}
