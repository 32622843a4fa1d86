import { assign, sendTo, setup } from "xstate";
import { callbackNotProvided, notProvided, promiseNotProvided } from "../ports/index.ts";
import type { RequestedExtras } from "./authorizeUrl.ts";
import { identityMessages, type IdentityErrorCode } from "./errorCodes.ts";
import { toIdentityError } from "./errors.ts";
import { loginPath, readPage, type Page, type PageKind } from "./page.ts";
import { renewalMachine } from "./renewalMachine.ts";
import type { InitialLocation, OneTimeAnswer, Return, Session } from "./session.ts";
import type { SignInEvent } from "./signInEvent.ts";

interface Context {
  session: Session | null;
  error: IdentityErrorCode | null;
  /** The page that is open; null before the address has been read. */
  page: Page | null;
  /** What the address and the stores said when the document opened. */
  openedWith: InitialLocation["kind"];
  hasOneTimeLink: boolean;
  hasTriedClientTool: boolean;
  /** What a requested sign-in asks of the provider. */
  extras: RequestedExtras;
}

/** The open page as the parameter of an action. */
export const pagePath = ({ page }: Context): { path: string } => ({ path: page?.path ?? "/" });

/** The bodies behind the names of `signInMachine`; actors and outward actions enter by `provide`. */
export const signInSetup = setup({
  types: {
    context: {} as Context,
    events: {} as SignInEvent,
    children: {} as { renewal: "renewal" },
    tags: {} as "loading" | "authenticated" | "failed",
  },
  actors: {
    readInitialLocation: promiseNotProvided<InitialLocation>("readInitialLocation"),
    finishRedirect: promiseNotProvided<Return>("finishRedirect"),
    checkSession: promiseNotProvided<Session | null>("checkSession"),
    exchangeOneTimeLink: promiseNotProvided<OneTimeAnswer>("exchangeOneTimeLink"),
    redirectToProvider: promiseNotProvided<void, { extras: RequestedExtras }>("redirectToProvider"),
    signInByPopup: promiseNotProvided<Session, { extras: RequestedExtras }>("signInByPopup"),
    signOutAtProvider: promiseNotProvided<void>("signOutAtProvider"),
    signOutLocally: promiseNotProvided<void>("signOutLocally"),
    watchSession: callbackNotProvided<{ type: "page.shown" }>("watchSession"),
    renewal: renewalMachine,
  },
  actions: {
    goToReturnTarget: (_, _params: { returnTo: string | null }) =>
      notProvided("goToReturnTarget")(),
    goToLogin: notProvided("goToLogin"),
    goHome: notProvided("goHome"),
    leaveLogin: notProvided("leaveLogin"),
    rememberPage: (_, _params: { path: string }) => notProvided("rememberPage")(),
    rememberClientTool: (_, _params: { path: string }) => notProvided("rememberClientTool")(),
    forgetOneTimeLink: notProvided("forgetOneTimeLink"),
    clearCaches: notProvided("clearCaches"),
    takeInitialLocation: assign((_, location: InitialLocation) => ({
      openedWith: location.kind,
      page: readPage(location.path),
      hasOneTimeLink: location.hasOneTimeLink,
      hasTriedClientTool: location.hasTriedClientTool,
      session: location.session,
      error: null,
    })),
    takePage: assign((_, params: { path: string }) => ({ page: readPage(params.path) })),
    takeLoginPage: assign({ page: readPage(loginPath) }),
    takeSession: assign((_, params: { session: Session | null }) => ({
      session: params.session,
      error: null,
    })),
    takeAnswer: assign((_, answer: OneTimeAnswer) => ({
      session: answer.kind === "session" ? answer.session : null,
      error: null,
    })),
    takeRequest: assign((_, params: { extras?: RequestedExtras }) => ({
      extras: params.extras ?? {},
      error: null,
    })),
    takeError: assign((_, params: { error: unknown }) => ({
      error: toIdentityError(params.error, identityMessages.loginFailed).code,
    })),
    takeCode: assign((_, params: { code?: IdentityErrorCode }) => ({ error: params.code ?? null })),
    dropSession: assign({ session: null }),
    dropOneTimeLink: assign({ hasOneTimeLink: false }),
    markClientToolTried: assign({ hasTriedClientTool: true }),
    markClientToolDone: assign({ hasTriedClientTool: false }),
    checkWatch: sendTo("watchSession", { type: "page.shown" }),
  },
  guards: {
    wasOpenedWith: ({ context }, params: { kind: InitialLocation["kind"] }) =>
      context.openedWith === params.kind,
    isOn: ({ context }, params: { page: PageKind }) => context.page?.kind === params.page,
    isOnProtectedPage: ({ context: { page } }) =>
      page?.kind === "product" || page?.kind === "clientTool",
    entersLogin: (_, params: { path: string }) => readPage(params.path).kind === "login",
    hasOneTimeLink: ({ context }) => context.hasOneTimeLink,
    mustAskToSwitch: ({ context }) => context.hasOneTimeLink && context.session !== null,
    isViaProvider: ({ context }) => context.session?.via === "provider",
    isViaApiToken: ({ context }) => context.session?.via === "apiToken",
    mustTryClientTool: ({ context }) =>
      context.page?.kind === "clientTool" && !context.hasTriedClientTool,
    isSession: (_, answer: OneTimeAnswer) => answer.kind === "session",
    hasCode: (_, params: { code?: IdentityErrorCode }) => params.code !== undefined,
    isRepeated: (_, params: { isRepeated: boolean }) => params.isRepeated,
  },
});
