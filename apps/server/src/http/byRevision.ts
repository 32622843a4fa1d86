import type { Customer } from "../auth/customers.ts";
import { acceptLanguage } from "./acceptLanguage.ts";
import type { HttpContext } from "./api.ts";
import { dayOf } from "./calendarDay.ts";

/** Cache-Control of what only changes with the revision: kept, and asked for with its tag. */
export const revalidated = "private, no-cache";

/**
 * The ETag of answers that only change with catalogue and rules: what they depend on besides their
 * address. Without a customer that of calls for everybody.
 */
export function tagOf(
  { revision, now }: Pick<HttpContext, "revision" | "now">,
  customer: Pick<Customer, "id" | "rulesRevision"> | undefined,
  languages: string | undefined,
): string {
  const rules = customer ? `${customer.id}-${customer.rulesRevision}` : "public";
  return `W/"${revision}-${rules}-${acceptLanguage(languages)}-${dayOf(now())}"`;
}

/** Names an answer in the cache; the address is path and query as they were sent. */
export const keyOf = (tag: string, address: string): string => `${tag} ${address}`;
