import { defineArea } from "../defineArea.ts";
import { customerLinkRules } from "./linkRules.ts";
import { noteRules } from "./noteRules.ts";
import { pdfRoutes } from "./pdfRoutes.ts";
import { pdfCategoryRules, pdfRules } from "./pdfRules.ts";
import { customerContentRoutes } from "./routes.ts";
import { customerLinks, customerLinkTexts, customerNotes, pdfCategoryNames } from "./tables.ts";
import { contentWritingRoutes } from "./writing/routes.ts";

/** What a customer offers its staff: links, PDFs and notes. */
export const customerContent = defineArea({
  name: "customerContent",
  tables: [customerLinks, customerLinkTexts, customerNotes, pdfCategoryNames],
  rules: (context) => [
    pdfRules(context),
    pdfCategoryRules(context),
    noteRules(context),
    customerLinkRules(context),
  ],
  routes(api) {
    customerContentRoutes(api);
    contentWritingRoutes(api);
    pdfRoutes(api);
  },
});
