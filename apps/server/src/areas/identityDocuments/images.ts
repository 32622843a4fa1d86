import { DocumentPage, Light } from "@specimen/api/contract";
import { eq, sql } from "drizzle-orm";
import { pictureAddress } from "../../http/pictures.ts";
import { type Detail, details } from "../../images/view.ts";
import type { AppContext, Drawings } from "../defineArea.ts";
import { type DocumentView, drawDocument } from "./draw/drawDocument.ts";
import { identityDocuments } from "./tables.ts";

/** The pictures of documents: `data-uv-screen.svg` is the data page under the UV lamp. */
export const documentDrawings: Drawings = {
  "/images/identity-documents/:id/:file": ({ database }) => {
    const readFacts = database
      .select({ drawn: identityDocuments.drawn })
      .from(identityDocuments)
      .where(eq(identityDocuments.id, sql.placeholder("id")))
      .prepare("identity_document_drawn");
    return async ({ id = "", file = "" }) => {
      const view = viewOf(file);
      if (view === undefined || fileOf(view) !== file) return undefined;
      const [row] = await readFacts.execute({ id });
      return row && drawDocument(row.drawn, view);
    };
  },
};

/** The public address of a picture of a document. */
export const documentAddress = (
  context: AppContext,
  id: string,
  page: DocumentPage,
  { light = "white", detail }: { readonly light?: Light; readonly detail: Detail },
): string =>
  pictureAddress(
    context,
    `/images/identity-documents/${encodeURIComponent(id)}/${fileOf({ page, light, detail })}`,
  );

const fileOf = ({ page, light, detail }: DocumentView): string => `${page}-${light}-${detail}.svg`;

function viewOf(file: string): DocumentView | undefined {
  const parts = /^(\w+)-(\w+)-(\w+)\.svg$/.exec(file) ?? [];
  const page = DocumentPage.options.find((each) => each === parts[1]);
  const light = Light.options.find((each) => each === parts[2]);
  const detail = details.find((each) => each === parts[3]);
  return page && light && detail && { page, light, detail };
}
