import { defineLateValue } from "../../areas/LateValue.ts";
import { paths } from "../../url/paths.ts";

const { news, pdfs, pdfCategories, notes, links } = paths.clientTool;

/** The rules that are written here. */
export const lateValue = defineLateValue({
  sections: {
    news: news,
    pdfs: pdfs,
    pdfCategories: pdfCategories,
    customerNotes: notes,
    customerLinks: links,
  },
});
