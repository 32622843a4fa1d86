import type { Sent } from "../form/useContractForm.ts";

/** The parameters of a call that changes a rule: its options, the screen, and the version it began with. */
export const sentParams = ({ options, version }: Sent<unknown>, screen: string) => ({
  query: { ...options, screen },
  header: { "If-Match": version },
});
