import type { Database } from "../../database/database.ts";
import type { SignInAttempts } from "../signInAttempts.ts";
import type { Confirmations } from "./confirmations.ts";
import { listPasskeys, requestOptions, signedBy } from "./passkeys.ts";
import { spendRecoveryCode } from "./recoveryCodes.ts";
import type { RelyingParty } from "./relyingParty.ts";

/** Methods of an authentication, for the claim `amr` (RFC 8176). */
export type Methods = string[];

/** What became of a second factor. */
export type Confirmed =
  | { readonly kind: "confirmed"; readonly methods: Methods }
  | { readonly kind: "refused" | "stale" | "wrongCode" | "unsupported" }
  | { readonly kind: "wait"; readonly seconds: number };

/** The second step of a sign-in, of those who have passkeys. */
export interface SecondFactor {
  /** Options for the browser in JSON, with a fresh challenge; undefined where it has no use of them. */
  options: (secret: string, accountId: string) => Promise<string | undefined>;
  /** Checks what the form brings: `do` is `passkey` or `code`. */
  confirm: (given: {
    secret: string;
    accountId: string;
    form: URLSearchParams;
    remote: string;
  }) => Promise<Confirmed>;
}

/** `party` is undefined where the address of the provider can have no passkeys. */
export function createSecondFactor(setup: {
  database: Database;
  attempts: SignInAttempts;
  confirmations: Confirmations;
  party: RelyingParty | undefined;
}): SecondFactor {
  const { database, attempts, confirmations, party } = setup;

  async function check(
    { secret, accountId, form }: { secret: string; accountId: string; form: URLSearchParams },
    answer: string,
  ): Promise<Confirmed> {
    if (form.get("do") === "code") {
      const isRight = await spendRecoveryCode(database, accountId, form.get("code") ?? "");
      return isRight
        ? { kind: "confirmed", methods: ["pwd", "otp", "mfa"] }
        : { kind: "wrongCode" };
    }
    const challenge = await confirmations.takeChallenge(secret);
    if (challenge === undefined) return { kind: "stale" };
    const passkey = party && (await signedBy(database, party, { accountId, challenge, answer }));
    if (passkey === undefined) return { kind: "refused" };
    return { kind: "confirmed", methods: ["pwd", passkey.isSynced ? "swk" : "hwk", "mfa"] };
  }

  return {
    async options(secret, accountId) {
      if (party === undefined) return undefined;
      const known = await listPasskeys(database, accountId);
      if (known.every(({ host }) => host !== party.id)) return undefined;
      const challenge = await confirmations.challenge(secret);
      return JSON.stringify(await requestOptions(party, { challenge, known }));
    },

    async confirm(given) {
      const { accountId, form, remote } = given;
      const answer = form.get("credential") ?? "";
      // Sent by a browser without scripts.
      if (form.get("do") === "passkey" && answer === "") return { kind: "unsupported" };
      // Apart from passwords: the right password does not bring new attempts here.
      const counted = `${accountId} second factor`;
      const seconds = await attempts.begin(counted, remote);
      if (seconds > 0) return { kind: "wait", seconds };
      const outcome = await check(given, answer);
      if (outcome.kind === "confirmed") await attempts.succeed(counted, remote);
      return outcome;
    },
  };
}
