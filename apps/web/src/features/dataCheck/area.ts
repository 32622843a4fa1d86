import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, scan, phone } = paths.dataCheck;

const permission = "identity_documents:data_check_access:read";

/** The check of a document (specification 2.2, 2.7): typed, from a scan, or with a phone. */
export const dataCheck = defineArea({
  name: "dataCheck",
  base,
  permission,
  entrances: [
    { base: scan, permission },
    { base: phone, permission },
  ],
  icon: "scan",
  navigation: { links: [] },
  routes,
  words: ["dataCheck", "documentNumber"],
  zonePath: base,
  load: () => import("./routes.tsx"),
  publicPage: {
    path: paths.dataCheck.phonePage,
    load: () => import("./phone/PhonePage.tsx"),
  },
  // What is typed into a check is nobody's statistics: pages count by their address alone.
  pageSection: (pathname) => (pathname.replace(/\/$/, "") === phone ? "Auto-verify" : null),
});
