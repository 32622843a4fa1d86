import type { AnalyticsProperties } from "../ports/index.ts";

/** The current user, of whom anything may be missing. */
export interface AnalyticsUser {
  customer?: { id?: string | null; name?: string | null } | null;
  user?: { nickname?: string | null } | null;
  /** The login method. */
  source?: string | null;
}

const filled = (text: string | null | undefined, fallback: string): string => {
  const trimmed = (text ?? "").trim();
  return trimmed === "" ? fallback : trimmed;
};

/**
 * The user properties of analytics, with the fallbacks of specification 3; `providerLabel` is the
 * identity provider's own label, sent in lower case where no login method is known.
 */
export function userProperties(
  { customer, user, source }: AnalyticsUser,
  providerLabel: string,
): AnalyticsProperties {
  return {
    customerName: filled(customer?.name, "No customer name"),
    customerId: filled(customer?.id, "No customer ID"),
    loginMethod: filled(source, providerLabel.toLowerCase()),
    username: filled(user?.nickname, "No username"),
  };
}
