import type { ErrorMessage, Translate } from "./errorMessage.ts";

/** What to do, for a place without a button, such as a toast; null where the text says it. */
export function adviceOf({ way, wait }: ErrorMessage, t: Translate): string | null {
  if (wait !== null) return t("error.wait", { count: wait });
  return way === "own" ? null : t(`error.advice.${way}`);
}
