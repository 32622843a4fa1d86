import type { RuleChangeStatus, RuleSection } from "@specimen/api/contract";
import { defineQuery } from "@specimen/api/react";

/** Which changes are asked for; without a page the newest. */
export interface AskedChanges {
  section?: RuleSection;
  subject?: string;
  status?: RuleChangeStatus;
  page?: number;
  pageSize?: number;
}

/** A page of the history of the customer's rules. */
export const changesQuery = defineQuery("/client-tool/changes", {
  init: (query: AskedChanges) => ({ params: { query } }),
});
