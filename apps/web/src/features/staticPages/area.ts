import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, legend, disclaimer, support } = paths.staticPages;

/** Legend, disclaimer, support and the customer's own texts (specification 2.9). */
export const staticPages = defineArea({
  name: "staticPages",
  base,
  icon: "info",
  navigation: {
    links: [
      { key: "legend", path: legend },
      { key: "disclaimer", path: disclaimer },
      { key: "support", path: support },
    ],
  },
  routes,
  words: ["staticPages", "catalogue", "dashboard", "identityDocuments", "dataCheck"],
  load: () => import("./routes.tsx"),
});
