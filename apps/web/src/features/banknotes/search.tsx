import { BanknoteIcon, BookIcon } from "@specimen/ui/Icon/areas.tsx";
import { paths } from "../../url/paths.ts";
import type { SearchKinds } from "../../widgets/SearchKind.ts";

const { country, list, detail, glossaryEntry } = paths.banknotes;

/** What the search over all areas finds here. */
export const searchKinds: SearchKinds = {
  banknoteCountry: {
    word: "search.kinds.banknoteCountry",
    path: ({ id }) => list(id),
    icon: <BanknoteIcon />,
  },
  banknote: {
    word: "search.kinds.banknote",
    path: ({ id, countryId }) => (countryId === null ? country : detail(id, countryId)),
    icon: <BanknoteIcon />,
  },
  glossaryEntry: {
    word: "search.kinds.glossaryEntry",
    path: ({ id }) => glossaryEntry(id),
    icon: <BookIcon />,
  },
};
