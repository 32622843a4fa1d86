import { PassportIcon } from "@specimen/ui/Icon/areas.tsx";
import { paths } from "../../url/paths.ts";
import type { SearchKinds } from "../../widgets/SearchKind.ts";

const { country, list } = paths.identityDocuments;

/** What the search over all areas finds here; a document stands in the list of its country. */
export const searchKinds: SearchKinds = {
  identityDocumentCountry: {
    word: "search.kinds.identityDocumentCountry",
    path: ({ id }) => list(id),
    icon: <PassportIcon />,
  },
  identityDocument: {
    word: "search.kinds.identityDocument",
    path: ({ countryId }) => (countryId === null ? country : list(countryId)),
    icon: <PassportIcon />,
  },
};
