/** A part of a sheet, from top to bottom. */
export type SheetBlock =
  | { readonly kind: "heading" | "paragraph" | "item"; readonly text: string }
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** The content of a PDF before it is rendered. */
export interface Sheet {
  /** Whose sheet it is, above the title. */
  readonly author: string;
  readonly blocks: readonly SheetBlock[];
}
