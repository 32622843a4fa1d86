import type Provider from "oidc-provider";
import { errors } from "oidc-provider";
import type { Language } from "@specimen/api/contract";
import type { Database } from "../database/database.ts";
import { remoteAddressOf } from "../http/remoteAddress.ts";
import type { ProviderMiddleware } from "./compatibility.ts";
import { isMember } from "./organizations.ts";
import { checkPassword, typedIn } from "./passwordCheck.ts";
import type { Confirmations } from "./passkeys/confirmations.ts";
import { hasPasskeys } from "./passkeys/passkeys.ts";
import type { SecondFactor } from "./passkeys/secondFactor.ts";
import type { Assets } from "./pages/assets.ts";
import { secondFactorPage } from "./pages/secondFactorPage.ts";
import { signInPage, type SuggestedAccount } from "./pages/signInPage.ts";
import { languageOf } from "./problems.ts";
import { signInPath } from "./providerConfiguration.ts";
import { readBody } from "./requestBody.ts";
import { allowOwnScripts } from "./securityHeaders.ts";
import { sendPage } from "./sendPage.ts";
import type { SignInAttempts } from "./signInAttempts.ts";
import { passwordTrouble, type Trouble, troubleOf } from "./trouble.ts";
import { identityWords } from "./words/chooseLanguage.ts";

type Context = Parameters<ProviderMiddleware>[0];
type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** Dependencies of the sign-in page. */
interface SignInSetup {
  provider: Provider;
  database: Database;
  attempts: SignInAttempts;
  confirmations: Confirmations;
  secondFactor: SecondFactor;
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
      await finish(setup, ctx, { consent: {} }, { mergeWithLastSubmission: true });
    } else if (ctx.method === "POST") {
      await receive(setup, ctx, interaction);
    } else {
      await showStep(setup, ctx, interaction);
    }
  };
}

/** The form that was sent: a password, or the second step after it. */
async function receive(setup: SignInSetup, ctx: Context, interaction: Interaction): Promise<void> {
  const form = new URLSearchParams(await readBody(ctx.req));
  switch (form.get("do")) {
    case "passkey":
    case "code":
      return confirm(setup, ctx, interaction, form);
    case "restart":
      await setup.confirmations.end(secretOf(interaction));
      return again(ctx, interaction);
    default:
      return signIn(setup, ctx, interaction, form);
  }
}

async function signIn(
  setup: SignInSetup,
  ctx: Context,
  interaction: Interaction,
  form: URLSearchParams,
): Promise<void> {
  const words = identityWords[languageFor(ctx, interaction)];
  const typed = typedIn(form);
  const fail = (trouble: Trouble) => show(setup, ctx, interaction, typed.username, trouble);
  const checked = await checkPassword(setup, typed, remoteAddressOf(ctx.req));
  if (checked.kind !== "right") return fail(passwordTrouble(words, checked));
  const { account } = checked;
  const { organization } = interaction.params;
  if (typeof organization === "string" && !isMember(account, organization)) {
    const message = words.notInOrganization.replace("{organization}", () => organization.trim());
    return fail({ status: 403, message });
  }
  if (await hasPasskeys(setup.database, account.id)) {
    const confirmation = { accountId: account.id, isComplete: false };
    await setup.confirmations.begin(secretOf(interaction), confirmation);
    return again(ctx, interaction);
  }
  const login = { accountId: account.id, amr: ["pwd"] };
  await finish(setup, ctx, { login }, { mergeWithLastSubmission: false });
}

/** The second step: a passkey or a recovery code. */
async function confirm(
  setup: SignInSetup,
  ctx: Context,
  interaction: Interaction,
  form: URLSearchParams,
): Promise<void> {
  const { confirmations, secondFactor } = setup;
  const words = identityWords[languageFor(ctx, interaction)];
  const secret = secretOf(interaction);
  const known = await confirmations.find(secret);
  if (known === undefined) {
    const message = words.passkeys.problems.startAgain;
    return show(setup, ctx, interaction, hintOf(interaction), { status: 422, message });
  }
  const { accountId } = known;
  const remote = remoteAddressOf(ctx.req);
  const outcome = await secondFactor.confirm({ secret, accountId, form, remote });
  if (outcome.kind !== "confirmed") {
    return showStep(setup, ctx, interaction, troubleOf(words, outcome, form));
  }
  await confirmations.end(secret);
  const login = { accountId, amr: outcome.methods };
  await finish(setup, ctx, { login }, { mergeWithLastSubmission: false });
}

/** Shows the step that a sign-in has come to. */
async function showStep(
  setup: SignInSetup,
  ctx: Context,
  interaction: Interaction,
  trouble?: Trouble,
): Promise<void> {
  const known = await setup.confirmations.find(secretOf(interaction));
  if (known === undefined) {
    const { username } = ctx.query;
    const name = typeof username === "string" ? username : hintOf(interaction);
    return show(setup, ctx, interaction, name, trouble);
  }
  sendPage(
    ctx,
    secondFactorPage({
      assets: setup.assets,
      language: languageFor(ctx, interaction),
      action: `${signInPath}${interaction.uid}`,
      options: await setup.secondFactor.options(secretOf(interaction), known.accountId),
      message: trouble?.message,
      wrongCode: trouble?.wrongCode,
    }),
    trouble,
  );
  allowOwnScripts(ctx);
}

function show(
  { assets, demoAccounts }: SignInSetup,
  ctx: Context,
  interaction: Interaction,
  username: string,
  trouble?: Trouble,
): void {
  const page = signInPage({
    assets,
    demoAccounts,
    language: languageFor(ctx, interaction),
    action: `${signInPath}${interaction.uid}`,
    username,
    ...(trouble && { message: trouble.message }),
  });
  sendPage(ctx, page, trouble);
}

/** Asks for the page anew, so that a reload sends no form a second time. */
function again(ctx: Context, interaction: Interaction): void {
  ctx.status = 303;
  ctx.redirect(`${signInPath}${interaction.uid}?lang=${languageFor(ctx, interaction)}`);
}

async function finish(
  { provider }: SignInSetup,
  ctx: Context,
  result: Parameters<Provider["interactionResult"]>[2],
  options: { mergeWithLastSubmission: boolean },
): Promise<void> {
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

/** What the second step is known by; the browser has proved that the interaction is its own. */
const secretOf = ({ uid }: Interaction) => `sign-in ${uid}`;

/** The name that the application says is to sign in. */
function hintOf({ params }: Interaction): string {
  const { login_hint: hint } = params;
  return typeof hint === "string" ? hint : "";
}

function languageFor(ctx: Context, interaction: Interaction): Language {
  return languageOf(ctx, interaction.params.ui_locales);
}
