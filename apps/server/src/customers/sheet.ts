/** A part of a sheet, from top to bottom. */
export type SheetBlock =
  | { readonly kind: "heading" | "paragraph" | "item"; readonly text: string }
  /** A line of a machine-readable zone, in the font of documents (ISO 1073-2). */
  | { readonly kind: "machineLine"; readonly text: string }
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** The shares of the width that the columns have; equal ones unless given. */
      readonly widths?: readonly number[];
      /** Rows that stand out, counted from 0. */
      readonly strongRows?: readonly number[];
    };

/** The content of a PDF before it is rendered. */
export interface Sheet {
  /** The author, shown above the title. */
  readonly author: string;
  readonly blocks: readonly SheetBlock[];
}
