import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";

const { base, routes, news, pdfs, changes, changePassword, notes, links, rules } = paths.clientTool;

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
      { key: "internalNews", path: news, permission: "client_tool_general:internal_news:read" },
      { key: "pdfs", path: pdfs, permission: "client_tool_general:internal_pdf:read" },
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
    news: "client_tool_general:internal_news:read",
    newsForm: "client_tool_general:internal_news:read",
    newsItem: "client_tool_general:internal_news:read",
    pdfs: "client_tool_general:internal_pdf:read",
    pdfForm: "client_tool_general:internal_pdf:read",
    pdfItem: "client_tool_general:internal_pdf:read",
    pdfCategories: "client_tool_general:internal_pdf:read",
    pdfCategoryForm: "client_tool_general:internal_pdf:read",
    pdfCategory: "client_tool_general:internal_pdf:read",
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
