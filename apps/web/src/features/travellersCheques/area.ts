import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, series, note } = paths.travellersCheques;

/** Travellers cheques (specification 2.6). */
export const travellersCheques = defineArea({
  name: "travellersCheques",
  base,
  permission: "travellers_cheques:read",
  icon: "cheque",
  navigation: { links: [] },
  routes,
  words: ["travellersCheques", "catalogue"],
  load: () => import("./routes.tsx"),
  panel: { load: () => import("./panel.tsx"), height: "short" },
  records: {
    chequeSeries: { icon: "cheque", path: ({ id }) => series(id) },
    cheque: { icon: "cheque", path: ({ id }) => note(id) },
  },
});
