import type { Sent } from "../form/useContractForm.ts";

/** The header that a change needs: the version it began with, as an entity tag (RFC 9110). */
export const ifMatch = (version: string) => ({ "If-Match": `"${version}"` });

/** The parameters of a call that changes a rule: its options, the screen, and the version it began with. */
export const sentParams = ({ options, version }: Sent<unknown>, screen: string) => ({
  query: { ...options, screen },
  header: ifMatch(version),
});
