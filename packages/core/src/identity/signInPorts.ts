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
  /** Where refresh tokens are kept; opened only when they are used. */
  thread: Thread;
  /** Logs what the specification only logs; no token is ever in it. */
  report(error: IdentityError): void;
}
