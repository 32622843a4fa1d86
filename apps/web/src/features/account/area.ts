import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

/** The user's own page, reached by the link in the footer of the navigation. */
export const account = defineArea({
  name: "account",
  base: paths.account.base,
  icon: "home",
  routes: paths.account.routes,
  words: ["account", "passkeys", "form"],
  load: () => import("./routes.tsx"),
});
