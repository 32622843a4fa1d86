import { paths } from "../../url/paths.ts";
import { createComparison } from "../../widgets/compare/createComparison.ts";

/** Up to three documents side by side. */
export const documentComparison = createComparison("identityDocuments", 3, {
  parameter: "documents",
  hrefOf: paths.identityDocuments.compare,
  full: "identityDocuments.compare.full",
});
