import { assign, sendTo, setup } from "xstate";
import { callbackNotProvided, notProvided, promiseNotProvided } from "../ports/index.ts";
import type { RequestedExtras } from "./authorizeUrl.ts";
import { identityMessages, toIdentityError, type IdentityErrorCode } from "./errors.ts";
import type { Arrival, OneTimeAnswer, Return, Session } from "./session.ts";
import type { SignInEvent } from "./signInEvent.ts";

/** A way to the provider: where it is to end, and what is asked there. */
export interface LoginRequest {
  returnTo: string | null;
  extras: RequestedExtras;
}

interface Context {
  session: Session | null;
  error: IdentityErrorCode | null;
  arrivedBy: Arrival["kind"];
  hasOneTimeLink: boolean;
  hasTriedClientTool: boolean;
  /** Where a requested sign-in wants to end; null for the remembered target or /. */
  returnTo: string | null;
  /** What a requested sign-in asks of the provider. */
  extras: RequestedExtras;
}

/** The bodies behind the names of `signInMachine`; actors and outward actions enter by `provide`. */
export const signInSetup = setup({
  types: {
    context: {} as Context,
    events: {} as SignInEvent,
    tags: {} as "loading" | "authenticated" | "failed",
  },
  actors: {
    readArrival: promiseNotProvided<Arrival>("readArrival"),
    finishRedirect: promiseNotProvided<Return>("finishRedirect"),
    checkSession: promiseNotProvided<Session | null>("checkSession"),
    exchangeOneTimeLink: promiseNotProvided<OneTimeAnswer>("exchangeOneTimeLink"),
    redirectToProvider: promiseNotProvided<void, LoginRequest>("redirectToProvider"),
    signInByPopup: promiseNotProvided<Session, { extras: RequestedExtras }>("signInByPopup"),
    signOutAtProvider: promiseNotProvided<void>("signOutAtProvider"),
    signOutLocally: promiseNotProvided<void>("signOutLocally"),
    watchSession: callbackNotProvided<{ type: "page.shown" }>("watchSession"),
  },
  actions: {
    goToReturnTarget: (_, _params: { returnTo: string | null }) =>
      notProvided("goToReturnTarget")(),
    goToWantedTarget: notProvided("goToWantedTarget"),
    leaveLanding: notProvided("leaveLanding"),
    rememberReturnTarget: (_, _params: { path: string }) => notProvided("rememberReturnTarget")(),
    rememberClientTool: notProvided("rememberClientTool"),
    dropOneTimeLink: notProvided("dropOneTimeLink"),
    clearCaches: notProvided("clearCaches"),
    takeArrival: assign((_, arrival: Arrival) => ({
      arrivedBy: arrival.kind,
      hasOneTimeLink: arrival.hasOneTimeLink,
      hasTriedClientTool: arrival.hasTriedClientTool,
      session: arrival.session,
      error: null,
    })),
    takeSession: assign((_, params: { session: Session | null }) => ({
      session: params.session,
      error: null,
    })),
    takeAnswer: assign((_, answer: OneTimeAnswer) => ({
      session: answer.kind === "session" ? answer.session : null,
      error: null,
    })),
    takeRequest: assign(({ event }) => ({
      returnTo:
        ("returnTo" in event ? event.returnTo : null) ?? ("path" in event ? event.path : null),
      extras: ("extras" in event ? event.extras : null) ?? {},
      error: null,
    })),
    takeError: assign(({ event }) => {
      const error: unknown = "error" in event ? event.error : null;
      return { error: toIdentityError(error, identityMessages.loginFailed).code };
    }),
    takeCode: assign((_, params: { code: IdentityErrorCode }) => ({ error: params.code })),
    takeReason: assign(({ event }) => ({ error: ("code" in event && event.code) || null })),
    dropSession: assign({ session: null }),
    dropLink: assign({ hasOneTimeLink: false }),
    markClientToolTried: assign({ hasTriedClientTool: true }),
    markClientToolDone: assign({ hasTriedClientTool: false }),
    askWatch: sendTo("watchSession", { type: "page.shown" }),
  },
  guards: {
    hasArrivedBy: ({ context }, params: { kind: Arrival["kind"] }) =>
      context.arrivedBy === params.kind,
    hasOneTimeLink: ({ context }) => context.hasOneTimeLink,
    mustAsk: ({ context }) => context.hasOneTimeLink && context.session !== null,
    isViaProvider: ({ context }) => context.session?.via === "provider",
    isViaApiToken: ({ context }) => context.session?.via === "apiToken",
    mayTryClientTool: ({ context }) => !context.hasTriedClientTool,
    isSession: (_, answer: OneTimeAnswer) => answer.kind === "session",
    isFirst: (_, params: { isRepeated: boolean }) => !params.isRepeated,
    hasCode: (_, params: { code?: IdentityErrorCode }) => params.code !== undefined,
    isRepeated: (_, params: { isRepeated: boolean }) => params.isRepeated,
  },
});
