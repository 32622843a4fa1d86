import { randomBytes } from "node:crypto";
import type Provider from "oidc-provider";
import type { Database } from "../database/database.ts";
import { remoteAddressOf } from "../http/remoteAddress.ts";
import { type Account, findAccount } from "./accounts.ts";
import type { ProviderMiddleware } from "./compatibility.ts";
import { checkPassword, typedIn } from "./passwordCheck.ts";
import type { Confirmations } from "./passkeys/confirmations.ts";
import {
  addPasskey,
  creationOptions,
  hasPasskeys,
  listPasskeys,
  mostPasskeys,
  removePasskey,
  renamePasskey,
} from "./passkeys/passkeys.ts";
import { countRecoveryCodes, makeRecoveryCodes } from "./passkeys/recoveryCodes.ts";
import type { RelyingParty } from "./passkeys/relyingParty.ts";
import type { SecondFactor } from "./passkeys/secondFactor.ts";
import type { Assets } from "./pages/assets.ts";
import { passkeysPage, recoveryCodesPage } from "./pages/passkeysPage.ts";
import { passwordPage } from "./pages/passwordPage.ts";
import { secondFactorPage } from "./pages/secondFactorPage.ts";
import { languageOf } from "./problems.ts";
import { readBody } from "./requestBody.ts";
import { allowOwnScripts } from "./securityHeaders.ts";
import { sendPage } from "./sendPage.ts";
import type { SignInAttempts } from "./signInAttempts.ts";
import { passwordTrouble, type Trouble, troubleOf } from "./trouble.ts";
import { identityWords } from "./words/chooseLanguage.ts";
import type { PasskeyDone, PasskeyProblem } from "./words/passkeyWords.ts";

type Context = Parameters<ProviderMiddleware>[0];

/** Where people manage their passkeys. */
export const passkeysPath = "/passkeys";

/** What this browser has of its visit; the rest is in the database. */
const cookie = "specimen_passkeys";

/** Dependencies of the passkeys page. */
interface PasskeySetup {
  provider: Provider;
  database: Database;
  attempts: SignInAttempts;
  confirmations: Confirmations;
  secondFactor: SecondFactor;
  party: RelyingParty | undefined;
  assets: Assets;
  appAddress: string | undefined;
}

/** One call of the page. */
interface Visit {
  readonly setup: PasskeySetup;
  readonly ctx: Context;
  /** What this browser proves its visit with. */
  readonly secret: string;
  readonly form: URLSearchParams;
}

/** A visit of somebody who gave password and second factor. */
interface Owner extends Visit {
  readonly account: Account;
}

/** GET and POST of the page on which people manage their passkeys, after their password. */
export function passkeyRoutes(setup: PasskeySetup): ProviderMiddleware {
  return async (ctx, next) => {
    if (ctx.path !== passkeysPath || !["GET", "HEAD", "POST"].includes(ctx.method)) {
      await next();
      return;
    }
    const isPost = ctx.method === "POST";
    const form = new URLSearchParams(isPost ? await readBody(ctx.req) : "");
    const visit: Visit = { setup, ctx, form, secret: secretOf(ctx.cookies.get(cookie) ?? "") };
    if (!isPost) return show(visit);
    const action = form.get("do");
    if (action === "password") return enter(visit);
    if (action === "restart" || action === "end") return leave(visit, action === "end");
    const known = await setup.confirmations.find(visit.secret);
    const account = known && (await findAccount(setup.database, known.accountId));
    if (account === undefined) return askPassword(visit, wordsOf(ctx).problems.startAgain);
    if (!known?.isComplete) return confirm({ ...visit, account });
    await change({ ...visit, account }, action);
  };
}

const wordsOf = (ctx: Context) => identityWords[languageOf(ctx)].passkeys;

/** Apart from the ids of sign-ins, which stand in addresses. */
const secretOf = (proof: string) => `passkeys ${proof}`;

/** Checks the password; a browser gets a new secret with each. */
async function enter({ setup, ctx, form, secret: former }: Visit): Promise<void> {
  const { database, confirmations } = setup;
  const words = identityWords[languageOf(ctx)];
  const typed = typedIn(form);
  const fail = (trouble: Trouble) =>
    showPassword({ setup, ctx }, { username: typed.username, trouble, isInvalid: true });
  const checked = await checkPassword(setup, typed, remoteAddressOf(ctx.req));
  if (checked.kind !== "right") return fail(passwordTrouble(words, checked));
  const { account } = checked;
  const proof = randomBytes(32).toString("base64url");
  await confirmations.end(former);
  const isComplete = !(await hasPasskeys(database, account.id));
  await confirmations.begin(secretOf(proof), { accountId: account.id, isComplete });
  const secure = ctx.protocol === "https";
  ctx.cookies.set(cookie, proof, {
    path: passkeysPath,
    httpOnly: true,
    sameSite: "strict",
    signed: false,
    overwrite: true,
    secure,
  });
  again(ctx);
}

/** Ends the visit; `isDone` leads back to the product. */
async function leave({ setup, ctx, secret }: Visit, isDone: boolean): Promise<void> {
  await setup.confirmations.end(secret);
  ctx.cookies.set(cookie, null, { path: passkeysPath, signed: false, overwrite: true });
  if (!isDone || setup.appAddress === undefined) return again(ctx);
  ctx.status = 303;
  ctx.redirect(`${setup.appAddress}dashboard/user`);
}

/** The second step: a passkey or a recovery code. */
async function confirm(owner: Owner): Promise<void> {
  const { setup, ctx, secret, account, form } = owner;
  const given = { secret, accountId: account.id, form, remote: remoteAddressOf(ctx.req) };
  const outcome = await setup.secondFactor.confirm(given);
  if (outcome.kind !== "confirmed") {
    return showSecondFactor(owner, troubleOf(identityWords[languageOf(ctx)], outcome, form));
  }
  await setup.confirmations.complete(secret);
  again(ctx);
}

/** Carries out what the form asks for. */
async function change(owner: Owner, action: string | null): Promise<void> {
  const { setup, ctx, account, form } = owner;
  const id = form.get("id") ?? "";
  const name = nameOf(form);
  switch (action) {
    case "add":
      return add(owner, name);
    case "rename":
      if (name === "") return showOwn(owner, { problem: "nameMissing" });
      await renamePasskey(setup.database, account.id, { id, name });
      return again(ctx, "renamed");
    case "remove":
      await removePasskey(setup.database, account.id, id);
      return again(ctx, "removed");
    case "codes":
      if (!(await hasPasskeys(setup.database, account.id))) return again(ctx);
      return showCodes(owner, await makeRecoveryCodes(setup.database, account.id));
    default:
      return again(ctx);
  }
}

async function add(owner: Owner, name: string): Promise<void> {
  const { setup, ctx, secret, account, form } = owner;
  const { database, party } = setup;
  const answer = form.get("credential") ?? "";
  if (name === "") return showOwn(owner, { problem: "nameMissing" });
  if (party === undefined || answer === "") return showOwn(owner, { problem: "unsupported", name });
  const challenge = await setup.confirmations.takeChallenge(secret);
  if (challenge === undefined) return showOwn(owner, { problem: "stale", name });
  const added = await addPasskey(database, party, { account, name, challenge, answer });
  if (added.kind !== "added") return showOwn(owner, { problem: added.kind, name });
  if (added.codes === undefined) return again(ctx, "added");
  await setup.confirmations.endOthers(secret, account.id);
  showCodes(owner, added.codes);
}

/** One line of readable characters, or "" for a name that is none. */
function nameOf(form: URLSearchParams): string {
  const name = (form.get("name") ?? "")
    .replace(/[\p{C}\s]+/gu, " ")
    .normalize("NFC")
    .trim();
  return name.length > 60 ? "" : name;
}

/** Shows the step that a visit has come to. */
async function show(visit: Visit): Promise<void> {
  const { setup, secret } = visit;
  const known = await setup.confirmations.find(secret);
  const account = known && (await findAccount(setup.database, known.accountId));
  if (account === undefined) return askPassword(visit);
  if (!known?.isComplete) return showSecondFactor({ ...visit, account });
  await showOwn({ ...visit, account });
}

/** The password is asked of whoever is signed in, if anybody is. */
async function askPassword({ setup, ctx }: Visit, message?: string): Promise<void> {
  const session = await setup.provider.Session.get(ctx);
  const account = session.accountId && (await findAccount(setup.database, session.accountId));
  const trouble = message === undefined ? undefined : { status: 422, message };
  const username = account ? account.username : "";
  showPassword({ setup, ctx }, { username, trouble, isInvalid: false });
}

interface PasswordStep {
  readonly username: string;
  readonly trouble: Trouble | undefined;
  /** What was typed is wrong. */
  readonly isInvalid: boolean;
}

function showPassword(
  { setup, ctx }: Pick<Visit, "setup" | "ctx">,
  { username, trouble, isInvalid }: PasswordStep,
): void {
  const message = trouble?.message;
  sendPage(ctx, passwordPage({ ...viewOf({ setup, ctx }), username, message, isInvalid }), trouble);
}

async function showSecondFactor(owner: Owner, trouble?: Trouble): Promise<void> {
  const { setup, ctx, secret, account } = owner;
  const options = await setup.secondFactor.options(secret, account.id);
  const page = secondFactorPage({
    ...viewOf(owner),
    options,
    message: trouble?.message,
    wrongCode: trouble?.wrongCode,
  });
  sendPage(ctx, page, trouble);
  allowOwnScripts(ctx);
}

async function showOwn(
  owner: Owner,
  { problem, name = "" }: { problem?: PasskeyProblem; name?: string } = {},
): Promise<void> {
  const { setup, ctx, secret, account } = owner;
  const { database, party, confirmations } = setup;
  const passkeys = await listPasskeys(database, account.id);
  const canAdd = party !== undefined && passkeys.length < mostPasskeys;
  const challenge = await confirmations.challenge(secret);
  const done = dones.find((known) => known === ctx.query["done"]);
  const page = passkeysPage({
    ...viewOf(owner),
    passkeys,
    host: party?.id,
    options: canAdd
      ? JSON.stringify(await creationOptions(party, account, { challenge, known: passkeys }))
      : undefined,
    name,
    codesLeft: await countRecoveryCodes(database, account.id),
    done: problem === undefined ? done : undefined,
    message: problem && wordsOf(ctx).problems[problem],
  });
  sendPage(ctx, page, problem && { status: 422, message: problem });
  allowOwnScripts(ctx);
}

const dones: readonly PasskeyDone[] = ["added", "renamed", "removed"];

function showCodes(owner: Owner, codes: readonly string[]): void {
  sendPage(owner.ctx, recoveryCodesPage({ ...viewOf(owner), codes }));
}

const viewOf = ({ setup, ctx }: Pick<Visit, "setup" | "ctx">) => ({
  assets: setup.assets,
  language: languageOf(ctx),
  action: passkeysPath,
});

/** Asks for the page anew, so that a reload sends no form a second time. */
function again(ctx: Context, done?: PasskeyDone): void {
  ctx.status = 303;
  const query = new URLSearchParams({ lang: languageOf(ctx), ...(done && { done }) });
  ctx.redirect(`${passkeysPath}?${query.toString()}`);
}
