import { clientTool, newsWriting } from "@specimen/api/contract";
import { byId, defineQuery } from "@specimen/api/react";
import * as z from "zod/mini";
import { urlSchema } from "../../url/urlSchema.ts";

/** What changed lately, what waits, what is missing. */
export const homeQuery = defineQuery("/client-tool/home");

/** Which changes of the history are shown, in the address. */
export const changesSchema = urlSchema(clientTool.changes.query);

/** One change with what was before and after. */
export const changeQuery = defineQuery("/client-tool/changes/{id}", {
  init: byId,
});

/** Which news are listed, in the address. */
export const newsSchema = urlSchema(
  z.pick(newsWriting.list.query, { title: true, page: true, pageSize: true }),
);

/** A page of the customer's news in every language. */
export const newsQuery = defineQuery("/news/all-languages", {
  init: (query: ReturnType<typeof newsSchema.read>) => ({ params: { query } }),
});

/** One news item in every language. */
export const newsItemQuery = defineQuery("/news/{id}/all-languages", {
  init: byId,
});

/** Where pictures are shown that were added to a news item. */
export const picturesQuery = defineQuery("/client-tool/news-pictures", {
  init: (ids: readonly string[]) => ({ params: { query: { ids: ids.join(",") } } }),
});

/** The customer's texts for fixed places of the product. */
export const notesQuery = defineQuery("/customer-notes/all-languages");

/** The customer's own links in every language. */
export const linksQuery = defineQuery("/customer-links/all-languages");

/** The customer's PDFs with their titles in every language. */
export const pdfsQuery = defineQuery("/pdfs/all-languages");

/** The categories of PDFs. */
export const categoriesQuery = defineQuery("/pdf-categories");
