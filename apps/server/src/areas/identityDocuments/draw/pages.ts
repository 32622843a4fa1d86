import type { DrawnDocument } from "./drawnDocument.ts";

/** The drawn pages of a document. */
export const documentPages = [
  "cover",
  "insideCover",
  "data",
  "dataBack",
  "inner",
  "backCover",
  "front",
  "back",
  "inside",
] as const;

/** One drawn page of a document. */
export type DocumentPage = (typeof documentPages)[number];

/** A page and its size as it is held. */
export interface PageSize {
  readonly page: DocumentPage;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** What the page with the portrait is called. */
export function dataPageOf({ form }: Pick<DrawnDocument, "form">): DocumentPage {
  return form === "page" ? "data" : form === "folder" ? "inside" : "front";
}
