import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, news, pdfs, changes, changePassword, notes, links, rules } = paths.clientTool;

// Named, so that the first load has each once.
const readNews = "client_tool_general:internal_news:read";
const readPdfs = "client_tool_general:internal_pdf:read";

/** Where customers keep their own rules (specification 2.8): its home, and what no area owns. */
export const clientTool = defineArea({
  name: "clientTool",
  base,
  permission: "client_tool:access",
  icon: "home",
  navigation: {
    isAlwaysOpen: true,
    links: [
      { key: "overview", path: base },
      { key: "internalNews", path: news, permission: readNews },
      { key: "pdfs", path: pdfs, permission: readPdfs },
      { key: "customerNotes", path: notes },
      { key: "customerLinks", path: links },
      { key: "changes", path: changes },
      { key: "rules", path: rules },
      {
        key: "changePassword",
        path: changePassword,
        permission: "client_tool_general:change_password:read",
      },
    ],
  },
  routes,
  routePermissions: {
    news: readNews,
    newsForm: readNews,
    newsItem: readNews,
    pdfs: readPdfs,
    pdfForm: readPdfs,
    pdfItem: readPdfs,
    pdfCategories: readPdfs,
    pdfCategoryForm: readPdfs,
    pdfCategory: readPdfs,
    changePassword: "client_tool_general:change_password:read",
  },
  // A change can be of any area.
  words: [
    "clientTool",
    "form",
    "dashboard",
    "passkeys",
    "clientToolBanknotes",
    "clientToolDataCheck",
    "clientToolMetals",
  ],
  load: () => import("./routes.tsx"),
});
