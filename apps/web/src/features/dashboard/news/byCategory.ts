import type { CustomerPdf } from "@specimen/api/contract";

/** A category with its PDFs. */
export interface PdfCategory {
  id: string;
  name: string;
  pdfs: CustomerPdf[];
}

/** Categories in the order in which their first PDF stands. */
export function byCategory(pdfs: readonly CustomerPdf[]): PdfCategory[] {
  const names = new Map(pdfs.map(({ categoryId, categoryName }) => [categoryId, categoryName]));
  return [...names].map(([id, name]) => ({
    id,
    name,
    pdfs: pdfs.filter(({ categoryId }) => categoryId === id),
  }));
}
