import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * The files of the fonts. The library knows a font that it has read by this path, and by no name that
 * is registered: after each cell of a table it would read that font anew.
 */
export const fonts = {
  regular:
    require.resolve("@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf"),
  strong:
    require.resolve("@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf"),
  machine: require.resolve("@specimen/reader/fonts/OCRB.otf"),
} as const;

/** Ink and paper of the product's light theme. */
export const ink = "#14213d";
export const faint = "#5b6478";

/** Around the text of a page, in points. */
export const margin = 56;

/** An element of the structure that screen readers follow. */
export type Part = PDFKit.PDFStructureElement;
