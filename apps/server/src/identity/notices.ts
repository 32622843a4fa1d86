import type { KoaContextWithOIDC } from "oidc-provider";
import { isUnreachable } from "../database/unreachable.ts";
import type { ProviderMiddleware } from "./compatibility.ts";
import type { Assets } from "./pages/assets.ts";
import { problemPage, signedOutPage, signingOutPage } from "./pages/noticePages.ts";
import { languageOf, problemOf } from "./problems.ts";
import { allowOwnScripts } from "./securityHeaders.ts";
import type { IdentityProblem } from "./words/identityWords.ts";

type Context = Parameters<ProviderMiddleware>[0];

/** Renders the provider's pages other than the sign-in page. */
export interface Notices {
  renderProblem: (ctx: Context, error: Error) => void;
  renderSigningOut: (ctx: KoaContextWithOIDC) => void;
  renderSignedOut: (ctx: KoaContextWithOIDC) => void;
  /** Answers errors and unknown addresses with pages. */
  catchAll: ProviderMiddleware;
}

/** When to try again while the database cannot be reached, in seconds. */
const retryAfter = "3";

/**
 * Answers 503 with a time to try again where the database cannot be reached; a browser loads the page
 * again by itself then, where that repeats nothing that was sent.
 */
export function answerUnreachable(ctx: Context, error: Error): void {
  if (!isUnreachable(error)) return;
  ctx.status = 503;
  ctx.set("Retry-After", retryAfter);
  if (ctx.method === "GET") ctx.set("Refresh", retryAfter);
}

/** Pages in the language of each call; `appAddress` is where they lead on to. */
export function createNotices(parts: {
  assets: Assets;
  appAddress: string | undefined;
  onError: (error: Error) => void;
}): Notices {
  const { assets, appAddress, onError } = parts;

  const view = (ctx: Context) => ({ assets, appAddress, language: languageOf(ctx) });

  function show(ctx: Context, problem: IdentityProblem, code: string, description?: string): void {
    ctx.type = "html";
    ctx.body = problemPage({ ...view(ctx), problem, code, description });
  }

  function renderProblem(ctx: Context, error: Error): void {
    if (isUnreachable(error)) return show(ctx, "unavailable", "unavailable");
    const problem = problemOf(error, ctx.path);
    // The message of an internal error is for the log, not for the page.
    if (problem === "serverError") return show(ctx, problem, "server_error");
    const detail = "error_description" in error ? String(error.error_description) : undefined;
    show(ctx, problem, error.message, detail);
  }

  return {
    renderProblem,

    renderSigningOut(ctx) {
      allowOwnScripts(ctx);
      const action = ctx.oidc.urlFor("end_session_confirm");
      const xsrf = String(ctx.oidc.session?.state?.secret);
      ctx.type = "html";
      ctx.body = signingOutPage({ ...view(ctx), action, xsrf });
    },

    renderSignedOut(ctx) {
      ctx.type = "html";
      ctx.body = signedOutPage(view(ctx));
    },

    async catchAll(ctx, next) {
      try {
        await next();
      } catch (error) {
        const fault = error instanceof Error ? error : new Error(String(error));
        onError(fault);
        ctx.status = 500;
        answerUnreachable(ctx, fault);
        renderProblem(ctx, fault);
      }
      if (ctx.status === 404 && !ctx.body && ctx.accepts("json", "html") === "html") {
        show(ctx, "notFound", "not_found");
        ctx.status = 404;
      }
    },
  };
}
