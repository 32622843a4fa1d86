import { createActor, waitFor, type Actor, type ActorOptions } from "xstate";
import { apiTokenKey } from "./apiToken.ts";
import type { ProvedCall, SendWith } from "./dpop.ts";
import { createIdentityProvider } from "./identityProvider.ts";
import { provideSignIn } from "./provideSignIn.ts";
import { createReturnPath } from "./returnPath.ts";
import type { IdentitySettings } from "./settings.ts";
import type { signInMachine } from "./signInMachine.ts";
import type { SignInPorts } from "./signInPorts.ts";

/** Sign-in with its actor. */
export interface SignIn {
  /** Not started yet; start it once, outside React. */
  actor: Actor<typeof signInMachine>;
  /**
   * The access token for the product API, renewed when it is about to expire; null when there is
   * none, or when another user has signed in while the caller waited. In the `background` a failed
   * renewal is logged and never signs anybody out.
   */
  readToken(options?: { isBackground?: boolean }): Promise<string | null>;
  /** Sends a call with a DPoP proof (RFC 9449) where its token is bound to a key of this page. */
  sendWithProof(token: string, call: ProvedCall, send: SendWith): Promise<Response>;
  /** Tells that the API answered 401 to a call with this token; one sign-out per token. */
  refuse(token: string): void;
}

/** Fulfilled once sign-in knows how the document was opened and whether there is a session. */
export async function hasArrived({ actor }: SignIn): Promise<void> {
  await waitFor(actor, (snapshot) => !snapshot.matches("arriving"));
}

/** Creates sign-in over its ports. */
export function createSignIn(
  ports: SignInPorts,
  settings: IdentitySettings,
  options?: Pick<ActorOptions<typeof signInMachine>, "inspect">,
): SignIn {
  const { address, store } = ports;
  const returnPath = createReturnPath(store, address);
  const provider = createIdentityProvider(ports, settings);
  const actor = createActor(provideSignIn({ ports, settings, provider, returnPath }), options);

  const session = () => actor.getSnapshot().context.session;
  const via = () => session()?.via ?? null;

  const currentToken = (): string | null => {
    if (via() === "apiToken") return store.read(apiTokenKey);
    return via() === "provider" ? provider.currentToken() : null;
  };

  /** Whether the renewal that is under way ends well; false when the session ends before it. */
  const renew = async (isBackground: boolean): Promise<boolean> => {
    const { renewal } = actor.getSnapshot().children;
    if (renewal === undefined) return false;
    renewal.send({ type: "token.requested", isBackground });
    try {
      const settled = await waitFor(renewal, (snapshot) => !snapshot.matches("renewing"));
      return settled.matches("valid");
    } catch {
      return false;
    }
  };

  return {
    actor,

    async readToken({ isBackground = false } = {}) {
      if (via() !== "provider") return currentToken();
      const cached = provider.cachedToken();
      if (cached !== null) return cached;
      const asking = session()?.user.sub;
      if (!(await renew(isBackground))) return null;
      // What one user asked for is never sent as another, who signed in meanwhile.
      return session()?.user.sub === asking ? provider.currentToken() : null;
    },

    sendWithProof(token, call, send) {
      const { dpop } = provider;
      // The API's own token of a one-time link is bound to no key.
      const isBound = dpop !== null && token !== store.read(apiTokenKey);
      return isBound ? dpop.send(token, call, send) : send({});
    },

    refuse(token) {
      if (token !== currentToken()) return;
      const isRepeated = provider.refusedTokens.isRepeated(token);
      if (provider.refusedTokens.add(token)) {
        actor.send({ type: "request.unauthorized", isRepeated });
      }
    },
  };
}
