import type { RuleSection } from "@specimen/api/contract";
import { defineQuery } from "@specimen/api/react";
import { isAwaited } from "../query.ts";

/** Which sections need a second administrator. */
export const fourEyesQuery = defineQuery("/client-tool/four-eyes");

/** Whether changes of a section wait for a second administrator; undefined while it is not known. */
export function useNeedsApproval(section: RuleSection): boolean | undefined {
  const query = fourEyesQuery.useData();
  if (isAwaited(query)) return undefined;
  return query.data?.sections.some((each) => each.section === section && each.fourEyes) ?? false;
}
