import type { DocumentPage } from "@specimen/api/contract";
import type { DrawnDocument } from "./drawnDocument.ts";

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
