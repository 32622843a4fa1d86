import { fromCallback, fromPromise } from "xstate";
import { apiTokenKey } from "./apiToken.ts";
import type { RequestedExtras } from "./authorizeUrl.ts";
import { identityMessages } from "./errorCodes.ts";
import { IdentityError, toIdentityError } from "./errors.ts";
import { signedOutMessage, type IdentityProvider } from "./identityProvider.ts";
import { apiTokenSession, readInitialLocation, type Captured } from "./initialLocation.ts";
import { endOneTimeToken, redeemOneTimeLink } from "./oneTimeLink.ts";
import { provideRenewal } from "./provideRenewal.ts";
import type { createReturnPath } from "./returnPath.ts";
import type { InitialLocation, OneTimeAnswer, Return, Session } from "./session.ts";
import type { IdentitySettings } from "./settings.ts";
import type { SignInEvent } from "./signInEvent.ts";
import { signInMachine } from "./signInMachine.ts";
import type { SignInPorts } from "./signInPorts.ts";

interface Surroundings {
  ports: SignInPorts;
  settings: IdentitySettings;
  provider: IdentityProvider;
  returnPath: ReturnType<typeof createReturnPath>;
}

/**
 * The sign-in machine with its world. Authorization codes and one-time data stay in this closure:
 * none reaches the machine's context, its events or the inspector.
 */
export function provideSignIn({ ports, settings, provider, returnPath }: Surroundings) {
  const { address, channel, store } = ports;
  let captured: Captured = { answer: null, oneTime: null };

  const forgetToken = (): void => {
    store.remove(apiTokenKey);
    returnPath.forgetClientTool();
  };

  /** Logs why a sign-in failed; the screen shows the code alone. */
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

  const readLocation = async (): Promise<InitialLocation> => {
    const { captured: found, ...location } = readInitialLocation({ ports, provider, returnPath });
    captured = { ...found, oneTime: found.oneTime ?? captured.oneTime };
    if (location.kind === "lost") {
      ports.report(new IdentityError("missing_transaction", identityMessages.invalidState));
    }
    return { ...location, hasOneTimeLink: captured.oneTime !== null };
  };

  const exchange = async (): Promise<OneTimeAnswer> => {
    const { otp, hash } = captured.oneTime ?? { otp: "", hash: "" };
    captured.oneTime = null;
    const link = { otp, hash, redirectTo: address.current() };
    const redeemed = await redeemOneTimeLink(link, { ...ports, settings });
    if (redeemed.kind === "token") {
      provider.clear();
      provider.refusedTokens.noteIssued();
      return { kind: "session", session: apiTokenSession(redeemed.token, ports) };
    }
    address.leave(redeemed.location);
    return { kind: "location" };
  };

  return signInMachine.provide({
    actors: {
      readInitialLocation: fromPromise<InitialLocation>(readLocation),
      finishRedirect: fromPromise<Return>(() =>
        reporting(provider.finish(captured.answer ?? new URLSearchParams())),
      ),
      checkSession: fromPromise<Session | null>(() => provider.checkSession()),
      exchangeOneTimeLink: fromPromise<OneTimeAnswer>(exchange),
      redirectToProvider: fromPromise<void, { extras: RequestedExtras }>(({ input }) =>
        reporting(provider.redirect(returnPath.target(), input.extras)),
      ),
      signInByPopup: fromPromise<Session, { extras: RequestedExtras }>(({ input, signal }) =>
        reporting(provider.signInByPopup(input.extras, signal), signal),
      ),
      signOutAtProvider: fromPromise<void>(() => {
        forgetToken();
        return reporting(provider.signOut());
      }),
      signOutLocally: fromPromise<void>(async () => {
        const token = store.read(apiTokenKey);
        forgetToken();
        // Nobody waits for it: the token is forgotten here, and expires by itself where this fails.
        if (token !== null) void endOneTimeToken(token, { ...ports, settings }).catch(ports.report);
        address.replace("/");
      }),
      watchSession: fromCallback<{ type: "page.shown" }>(({ sendBack, receive }) => {
        const end = () => sendBack({ type: "session.ended" } satisfies SignInEvent);
        const isAtProvider = () => provider.currentToken() !== null;
        // The cookie goes with a session, but also with its day: only the provider can tell which.
        const askProvider = async () => {
          try {
            const session = await provider.renew({ isForced: true });
            sendBack({ type: "session.renewed", session } satisfies SignInEvent);
          } catch (thrown) {
            const error = toIdentityError(thrown, identityMessages.tokenFailed);
            ports.report(error);
            if (provider.isOver(error)) end();
          }
        };
        receive(() => {
          if (isAtProvider() && provider.hasLostSessionHint()) void askProvider();
        });
        return channel.listen((message) => {
          if (message === signedOutMessage && isAtProvider()) end();
        });
      }),
      renewal: provideRenewal(provider, ports),
    },
    actions: {
      goToReturnTarget: (_, { returnTo }) => returnPath.goAfterSignIn(returnTo),
      goToLogin: () => returnPath.goToLogin(),
      goHome: () => returnPath.goHome(),
      leaveLogin: () => returnPath.leaveLogin(),
      rememberPage: (_, { path }) => returnPath.remember(path),
      rememberClientTool: (_, { path }) => returnPath.rememberClientTool(path),
      forgetOneTimeLink: () => {
        captured.oneTime = null;
      },
      clearCaches: () => {
        provider.clear();
        forgetToken();
      },
    },
  });
}
