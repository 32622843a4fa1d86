import { CoinIcon } from "@specimen/ui/Icon/areas.tsx";
import { paths } from "../../url/paths.ts";
import type { SearchKinds } from "../../widgets/SearchKind.ts";

/** What the search over all areas finds here. */
export const searchKinds: SearchKinds = {
  coin: {
    word: "search.kinds.coin",
    path: ({ id }) => paths.coins.record(id),
    icon: <CoinIcon />,
  },
};
