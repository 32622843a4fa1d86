import { createActor, type Actor, type ActorOptions } from "xstate";
import { apiTokenKey } from "./apiToken.ts";
import { identityMessages, toIdentityError } from "./errors.ts";
import { createIdentityProvider } from "./identityProvider.ts";
import type { ProvedCall, SendWith } from "./dpop.ts";
import { provideSignIn } from "./provideSignIn.ts";
import { createReturnPath } from "./returnPath.ts";
import type { Session } from "./session.ts";
import type { IdentitySettings } from "./settings.ts";
import type { signInMachine } from "./signInMachine.ts";
import type { SignInPorts } from "./signInPorts.ts";

/** Sign-in at work. */
export interface SignIn {
  /** Not started yet; start it once, outside React. */
  actor: Actor<typeof signInMachine>;
  /**
   * The token for the product API, renewed when it is about to expire; null when there is none.
   * In the `background` a failure never signs anybody out.
   */
  readToken(options?: { isBackground?: boolean }): Promise<string | null>;
  /** Sends a call with the proof that its token is ours, where tokens are bound to a key. */
  prove(token: string, call: ProvedCall, send: SendWith): Promise<Response>;
  /** Tells that the API refused (401) the token a request carried; one sign-out per token. */
  refuse(token: string): void;
}

const refusedKey = "sign-in.refused";

/** Two refusals within this time are a loop: the second shows an error instead of a new sign-in. */
const refusalWindow = 300_000;

/** Sign-in with its world. */
export function createSignIn(
  ports: SignInPorts,
  settings: IdentitySettings,
  options?: Pick<ActorOptions<typeof signInMachine>, "inspect">,
): SignIn {
  const { address, clock, store } = ports;
  const returnPath = createReturnPath(store, address);
  const tellRenewed = (session: Session) => actor.send({ type: "session.renewed", session });
  const provider = createIdentityProvider(ports, settings, { renewed: tellRenewed });
  const actor = createActor(provideSignIn({ ports, settings, provider, returnPath }), options);
  let refused: string | null = null;

  const via = () => actor.getSnapshot().context.session?.via ?? null;

  const currentToken = (): string | null => {
    if (via() === "apiToken") return store.read(apiTokenKey);
    return via() === "provider" ? provider.currentToken() : null;
  };

  return {
    actor,

    async readToken({ isBackground = false } = {}) {
      if (via() !== "provider") return currentToken();
      try {
        return await provider.readToken();
      } catch (thrown) {
        const error = toIdentityError(thrown, identityMessages.tokenFailed);
        ports.report(error);
        if (isBackground) return null;
        if (provider.isOver(error)) {
          provider.forget();
          actor.send({ type: "session.ended", code: error.code });
        } else {
          actor.send({ type: "renewal.failed", code: error.code });
        }
        return null;
      }
    },

    prove(token, call, send) {
      const { prover } = provider;
      // The token of a one-time link is the product's own and bound to nothing.
      const isBound = prover !== null && token !== store.read(apiTokenKey);
      return isBound ? prover.send(token, call, send) : send({});
    },

    refuse(token) {
      if (token === refused || token !== currentToken()) return;
      refused = token;
      const last = Number(store.read(refusedKey) ?? Number.NEGATIVE_INFINITY);
      store.write(refusedKey, String(clock.now()));
      const isRepeated = clock.now() - last < refusalWindow;
      actor.send({ type: "request.unauthorized", isRepeated });
    },
  };
}
