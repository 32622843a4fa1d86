import { paths } from "../../url/paths.ts";
import { createComparison } from "../../widgets/compare/createComparison.ts";

/** Up to three notes side by side. */
export const noteComparison = createComparison("banknotes", 3, {
  parameter: "notes",
  hrefOf: paths.banknotes.compare,
  full: "banknotes.compare.full",
});
