import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const news = "dashboard:news:read";
const changelogs = "dashboard:news_and_update_information:read";

/** Ways into the other areas, the calendar, news and PDFs (specification 2.7). */
export const dashboard = defineArea({
  name: "dashboard",
  base: paths.dashboard.base,
  icon: "home",
  navigation: { links: [] },
  routes: paths.dashboard.routes,
  routePermissions: { news, newsItem: news, pdfs: news, changelogs, changelog: changelogs },
  words: ["dashboard"],
  load: () => import("./routes.tsx"),
});
