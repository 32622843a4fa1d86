import { fromPromise, sendParent } from "xstate";
import { identityMessages } from "./errorCodes.ts";
import { toIdentityError, type IdentityError } from "./errors.ts";
import type { IdentityProvider } from "./identityProvider.ts";
import { renewalMachine } from "./renewalMachine.ts";
import type { Session } from "./session.ts";
import type { SignInEvent } from "./signInEvent.ts";
import type { SignInPorts } from "./signInPorts.ts";

const readError = (thrown: unknown): IdentityError =>
  toIdentityError(thrown, identityMessages.tokenFailed);

/** The renewal machine with its world: `provider` renews and keeps the tokens. */
export function provideRenewal(
  provider: Pick<IdentityProvider, "renew" | "isOver" | "forget">,
  { report }: Pick<SignInPorts, "report">,
) {
  return renewalMachine.provide({
    actors: { renewToken: fromPromise<Session>(() => provider.renew()) },
    actions: {
      report: (_, { error }) => report(readError(error)),
      sendRenewed: sendParent((_, { session }) => {
        return { type: "session.renewed", session } satisfies SignInEvent;
      }),
      sendFailed: sendParent((_, { error }) => {
        return { type: "renewal.failed", code: readError(error).code } satisfies SignInEvent;
      }),
      sendEnded: sendParent((_, { error }) => {
        provider.forget();
        return { type: "session.ended", code: readError(error).code } satisfies SignInEvent;
      }),
    },
    guards: { isSessionOver: (_, { error }) => provider.isOver(readError(error)) },
  });
}
