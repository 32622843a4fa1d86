import type Provider from "oidc-provider";
import { errors } from "oidc-provider";
import type { Language } from "@specimen/api/contract";
import type { Database } from "../database/database.ts";
import { remoteAddressOf } from "../http/remoteAddress.ts";
import { findByLogin } from "./accounts.ts";
import type { ProviderMiddleware } from "./compatibility.ts";
import { isMember } from "./organizations.ts";
import { verifyPassword } from "./password.ts";
import type { Assets } from "./pages/assets.ts";
import { signInPage, type SuggestedAccount } from "./pages/signInPage.ts";
import { languageOf } from "./problems.ts";
import { signInPath } from "./providerConfiguration.ts";
import { readBody } from "./requestBody.ts";
import type { SignInAttempts } from "./signInAttempts.ts";
import { identityWords, waitInWords } from "./words/chooseLanguage.ts";

type Context = Parameters<ProviderMiddleware>[0];
type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** Dependencies of the sign-in page. */
interface SignInSetup {
  provider: Provider;
  database: Database;
  attempts: SignInAttempts;
  assets: Assets;
  demoAccounts: readonly SuggestedAccount[];
  /** Renders the page for an expired interaction. */
  renderExpired: (ctx: Context, error: Error) => void;
}

/** GET and POST of the sign-in page, one address per interaction. */
export function signInRoutes(setup: SignInSetup): ProviderMiddleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(signInPath)) {
      await next();
      return;
    }
    const interaction = await findInteraction(setup.provider, ctx);
    if (!interaction) {
      setup.renderExpired(ctx, new errors.SessionNotFound("interaction session not found"));
    } else if (interaction.prompt.name !== "login") {
      await finish(setup, ctx, { consent: {} }, true);
    } else if (ctx.method === "POST") {
      await signIn(setup, ctx, interaction);
    } else {
      const { username } = ctx.query;
      const hint = interaction.params.login_hint;
      show(
        setup,
        ctx,
        interaction,
        [username, hint].find((name) => typeof name === "string") ?? "",
      );
    }
  };
}

async function signIn(setup: SignInSetup, ctx: Context, interaction: Interaction): Promise<void> {
  const { database, attempts } = setup;
  const words = identityWords[languageFor(ctx, interaction)];
  const form = new URLSearchParams(await readBody(ctx.req));
  const username = (form.get("username") ?? "").slice(0, 255);
  const password = (form.get("password") ?? "").slice(0, 1024);
  if (username.trim() === "" || password === "") {
    return show(setup, ctx, interaction, username, { status: 422, message: words.missing });
  }

  const address = remoteAddressOf(ctx.req);
  const known = await findByLogin(database, username);
  const counted = known?.id ?? username;
  const wait = await attempts.begin(counted, address);
  if (wait > 0) {
    ctx.set("Retry-After", String(wait));
    const message = words.tooManyAttempts.replace("{when}", waitInWords(words, wait));
    return show(setup, ctx, interaction, username, { status: 429, message });
  }

  // Takes equally long for unknown names.
  const fits = await verifyPassword(password, known?.passwordHash);
  if (known === undefined || !fits) {
    return show(setup, ctx, interaction, username, { status: 422, message: words.wrongPassword });
  }
  await attempts.succeed(counted, address);

  const { organization } = interaction.params;
  if (typeof organization === "string" && !isMember(known, organization)) {
    const message = words.notInOrganization.replace("{organization}", () => organization.trim());
    return show(setup, ctx, interaction, username, { status: 403, message });
  }
  await finish(setup, ctx, { login: { accountId: known.id, amr: ["pwd"] } }, false);
}

function show(
  { assets, demoAccounts }: SignInSetup,
  ctx: Context,
  interaction: Interaction,
  username: string,
  trouble?: { status: number; message: string },
): void {
  ctx.status = trouble?.status ?? 200;
  ctx.type = "html";
  ctx.body = signInPage({
    assets,
    demoAccounts,
    language: languageFor(ctx, interaction),
    action: `${signInPath}${interaction.uid}`,
    username,
    ...(trouble && { message: trouble.message }),
  });
}

async function finish(
  { provider }: SignInSetup,
  ctx: Context,
  result: Parameters<Provider["interactionResult"]>[2],
  mergeWithLastSubmission: boolean,
): Promise<void> {
  const options = { mergeWithLastSubmission };
  const address = await provider.interactionResult(ctx.req, ctx.res, result, options);
  ctx.status = 303;
  ctx.redirect(address);
}

/** The interaction of the address, if this browser started it and it has not expired. */
async function findInteraction(provider: Provider, ctx: Context): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(ctx.req, ctx.res);
    return ctx.path === `${signInPath}${interaction.uid}` ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

function languageFor(ctx: Context, interaction: Interaction): Language {
  return languageOf(ctx, interaction.params.ui_locales);
}
