import { fromCallback, fromPromise } from "xstate";
import { apiTokenKey } from "./apiToken.ts";
import { apiTokenSession, readArrival, type Captured } from "./initialLocation.ts";
import { IdentityError, identityMessages, toIdentityError } from "./errors.ts";
import { signedOutMessage, type IdentityProvider } from "./identityProvider.ts";
import { redeemOneTimeLink } from "./oneTimeLink.ts";
import type { createReturnPath } from "./returnPath.ts";
import type { Arrival, OneTimeAnswer, Return, Session } from "./session.ts";
import type { IdentitySettings } from "./settings.ts";
import type { SignInEvent } from "./signInEvent.ts";
import { signInMachine } from "./signInMachine.ts";
import type { SignInPorts } from "./signInPorts.ts";
import type { LoginRequest } from "./signInSetup.ts";

interface Surroundings {
  ports: SignInPorts;
  settings: IdentitySettings;
  provider: IdentityProvider;
  returnPath: ReturnType<typeof createReturnPath>;
}

/**
 * The machine with its world. What the address carried stays in here: no secret ever reaches the
 * machine's context, events or inspector.
 */
export function provideSignIn({ ports, settings, provider, returnPath }: Surroundings) {
  const { address, channel, store } = ports;
  let captured: Captured = { answer: null, oneTime: null };

  const forgetToken = (): void => {
    store.remove(apiTokenKey);
    returnPath.forgetClientTool();
  };

  /** What ends a sign-in is shown by its code alone; its message is for the log. */
  const reporting = async <Result>(
    task: Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    try {
      return await task;
    } catch (thrown) {
      const error = toIdentityError(thrown, identityMessages.loginFailed);
      if (signal?.aborted !== true) ports.report(error);
      throw error;
    }
  };

  const arrive = async (): Promise<Arrival> => {
    const arrival = readArrival({ ports, provider, returnPath });
    captured = { ...arrival.captured, oneTime: arrival.captured.oneTime ?? captured.oneTime };
    const { kind, hasTriedClientTool, session } = arrival;
    if (kind === "lost") {
      ports.report(new IdentityError("missing_transaction", identityMessages.invalidState));
    }
    return { kind, hasTriedClientTool, session, hasOneTimeLink: captured.oneTime !== null };
  };

  const exchange = async (): Promise<OneTimeAnswer> => {
    const { otp, hash } = captured.oneTime ?? { otp: "", hash: "" };
    captured.oneTime = null;
    const data = { otp, hash, redirectTo: address.current() };
    const result = await redeemOneTimeLink(data, { ...ports, settings });
    if (result.kind === "token") {
      provider.clear();
      return { kind: "session", session: apiTokenSession(result.token, ports) };
    }
    address.leave(result.location);
    return { kind: "location" };
  };

  return signInMachine.provide({
    actors: {
      readArrival: fromPromise<Arrival>(arrive),
      finishRedirect: fromPromise<Return>(() =>
        reporting(provider.finish(captured.answer ?? new URLSearchParams())),
      ),
      checkSession: fromPromise<Session | null>(() => provider.checkSession()),
      exchangeOneTimeLink: fromPromise<OneTimeAnswer>(exchange),
      redirectToProvider: fromPromise<void, LoginRequest>(({ input }) =>
        reporting(provider.redirect(returnPath.take(input.returnTo), input.extras)),
      ),
      signInByPopup: fromPromise<Session, Pick<LoginRequest, "extras">>(({ input, signal }) =>
        reporting(provider.signInByPopup(input.extras, signal), signal),
      ),
      signOutAtProvider: fromPromise<void>(() => {
        forgetToken();
        return reporting(provider.signOut());
      }),
      signOutLocally: fromPromise<void>(async () => {
        forgetToken();
        address.replace("/");
      }),
      watchSession: fromCallback<{ type: "page.shown" }>(({ sendBack, receive }) => {
        const end = () => sendBack({ type: "session.ended" } satisfies SignInEvent);
        const isAtProvider = () => provider.currentToken() !== null;
        receive(() => {
          if (isAtProvider() && !provider.hasSessionHint()) end();
        });
        return channel.listen((message) => {
          if (message === signedOutMessage && isAtProvider()) end();
        });
      }),
    },
    actions: {
      goToReturnTarget: (_, { returnTo }) => returnPath.goAfterSignIn(returnTo),
      goToWantedTarget: ({ context }) => returnPath.goAfterSignIn(context.returnTo),
      leaveLanding: () => returnPath.leaveLanding(),
      rememberReturnTarget: (_, { path }) => returnPath.remember(path),
      rememberClientTool: ({ event }) => {
        if (event.type === "clientTool.entered") returnPath.rememberClientTool(event.path);
      },
      dropOneTimeLink: () => {
        captured.oneTime = null;
      },
      clearCaches: () => {
        provider.clear();
        forgetToken();
      },
    },
  });
}
