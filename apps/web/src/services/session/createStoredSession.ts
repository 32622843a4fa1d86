import {
  apiTokenKey,
  isProductPage,
  type SignInEvent,
  type SignInView,
} from "@specimen/core/identity";
import type { Store } from "@specimen/core/ports";
import { createLate } from "../late.ts";
import type { SignedIn } from "./SessionService.ts";

interface StoredSession {
  /** What the stored API token says; the machine arrives in the same view. */
  readonly early: SignInView;
  readonly store: Pick<Store, "read">;
  /** Starts the machine; fulfilled once it has arrived. */
  readonly load: () => Promise<SignedIn>;
  readonly whenIdle: (task: () => void) => void;
  readonly report: (error: unknown) => void;
  readonly pause: () => Promise<void>;
}

/** Nothing that the machine has to be told: it reads the address itself once it is there. */
const isOrdinary = (event: SignInEvent): boolean =>
  event.type === "page.shown" || (event.type === "page.entered" && isProductPage(event.path));

/** After these the page may be somebody else's: nothing of it is shown until the machine decides. */
const isDeciding = ({ type }: SignInEvent): boolean =>
  type === "page.entered" || type === "page.restored" || type === "signOut.requested";

/**
 * Sign-in by a stored API token. Its machine comes once the first page is drawn and the browser is
 * idle, or with the first event that it has to decide. Until then calls carry the stored token, as
 * the machine would send it.
 */
export function createStoredSession({
  early,
  store,
  whenIdle,
  ...loading
}: StoredSession): SignedIn {
  const { view, machine, start } = createLate(early, loading);
  return {
    view,
    send: (event) => {
      const signIn = machine();
      if (signIn !== null) signIn.send(event);
      else if (isOrdinary(event)) whenIdle(() => void start());
      else {
        if (isDeciding(event)) view.set({ ...view.get(), phase: "loadingApp" });
        void start().then(({ send }) => send(event));
      }
    },
    readToken: async (options) => machine()?.readToken(options) ?? store.read(apiTokenKey),
    // The API's own token is bound to no key.
    sendWithProof: (token, call, send) => machine()?.sendWithProof(token, call, send) ?? send({}),
    refuse: (token) => void start().then(({ refuse }) => refuse(token)),
  };
}
