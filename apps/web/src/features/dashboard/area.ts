import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

/** Ways into the other areas, the calendar, news and PDFs (specification 2.7). */
export const dashboard = defineArea({
  name: "dashboard",
  base: paths.dashboard.base,
  icon: "home",
  navigation: { links: [] },
  routes: paths.dashboard.routes,
  words: ["dashboard"],
  load: () => import("./routes.tsx"),
});
