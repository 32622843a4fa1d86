import { defineArea } from "../defineArea.ts";
import { pdfRoutes } from "./pdfRoutes.ts";
import { customerContentRoutes } from "./routes.ts";
import { customerLinks, customerLinkTexts, customerNotes, pdfCategoryNames } from "./tables.ts";

/** What a customer offers its staff: links, PDFs and notes. */
export const customerContent = defineArea({
  name: "customerContent",
  tables: [customerLinks, customerLinkTexts, customerNotes, pdfCategoryNames],
  routes(api) {
    customerContentRoutes(api);
    pdfRoutes(api);
  },
});
