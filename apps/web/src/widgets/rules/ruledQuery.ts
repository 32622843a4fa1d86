import type { RuleSection } from "@specimen/api/contract";
import { defineQuery } from "@specimen/api/react";

/** What a section has rules for. */
export const ruledQuery = defineQuery("/client-tool/rules/{section}/subjects", {
  init: (path: { section: RuleSection }) => ({ params: { path } }),
});
