import type { CountryEntry } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

/** Identity documents by the state that issues them. */
export const documentCountries: CountryEntry = {
  name: "identityDocuments",
  icon: "passport",
  packageType: "identityDocuments",
  resource: "identityDocuments",
  code: "code2",
  all: paths.identityDocuments.country,
  path: paths.identityDocuments.list,
};
