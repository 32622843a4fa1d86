import type { Confirmed } from "./passkeys/secondFactor.ts";
import type { PasswordCheck } from "./passwordCheck.ts";
import { waitInWords } from "./words/chooseLanguage.ts";
import type { IdentityWords } from "./words/identityWords.ts";

/** What a page says went wrong, with the status of its answer. */
export interface Trouble {
  readonly status: number;
  readonly message: string;
  /** To wait before the next attempt. */
  readonly seconds?: number;
  /** The recovery code that is wrong. */
  readonly wrongCode?: string;
}

/** A password that does not let in. */
export function passwordTrouble(
  words: IdentityWords,
  checked: Exclude<PasswordCheck, { kind: "right" }>,
): Trouble {
  if (checked.kind === "wait") return waiting(words, checked.seconds);
  return { status: 422, message: checked.kind === "missing" ? words.missing : words.wrongPassword };
}

/** Too many attempts. */
function waiting(words: IdentityWords, seconds: number): Trouble {
  const message = words.tooManyAttempts.replace("{when}", waitInWords(words, seconds));
  return { status: 429, message, seconds };
}

/** A second factor that was not taken; the code that was typed stays. */
export function troubleOf(
  words: IdentityWords,
  outcome: Exclude<Confirmed, { kind: "confirmed" }>,
  form: URLSearchParams,
): Trouble {
  if (outcome.kind === "wait") return waiting(words, outcome.seconds);
  const trouble = { status: 422, message: words.passkeys.problems[outcome.kind] };
  return outcome.kind === "wrongCode"
    ? { ...trouble, wrongCode: (form.get("code") ?? "").slice(0, 40) }
    : trouble;
}
