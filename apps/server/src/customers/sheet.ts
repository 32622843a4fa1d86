/** A part of a sheet, from top to bottom. */
export type SheetBlock =
  | { readonly kind: "heading" | "paragraph" | "item"; readonly text: string }
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** What a PDF says, before it is set. */
export interface Sheet {
  readonly house: string;
  readonly blocks: readonly SheetBlock[];
}
