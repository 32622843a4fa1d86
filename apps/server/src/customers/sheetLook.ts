/** Ink and paper of the product's light theme. */
export const ink = "#14213d";
export const faint = "#5b6478";

/** Around the text of a page, in points. */
export const margin = 56;

/** An element of the structure that screen readers follow. */
export type Part = PDFKit.PDFStructureElement;
