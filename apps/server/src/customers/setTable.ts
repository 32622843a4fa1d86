import type { SheetBlock } from "./sheet.ts";
import { faint, fonts, ink, margin, type Part } from "./sheetLook.ts";

type SheetTable = Extract<SheetBlock, { kind: "table" }>;

/** The library takes cells; its types say rows. */
type Cells = Parameters<PDFKit.Mixins.PDFTableObject["row"]>[0];

const size = 10;
const strong = { src: fonts.strong, size };

/** The points below the last line that a head and a first row need; with less they go to a new page. */
const leastHeight = 72;

/**
 * A table. On each page that it goes on to, its head is drawn again: an artifact, since screen readers
 * know the head of a cell from the structure.
 */
export function setTable(
  document: PDFKit.PDFDocument,
  root: Part,
  { columns, rows, widths, strongRows = [] }: SheetTable,
): void {
  document.moveDown(0.4);
  if (document.page.maxY() - document.y < leastHeight) document.addPage();
  // The library drops the last line of a cell where its sums are not exact: all heights are halves.
  document.y = Math.ceil(document.y);
  const shares = widths ?? columns.map(() => 1);
  const unit =
    (document.page.width - 2 * margin) / shares.reduce((total, share) => total + share, 0);
  document.font(fonts.regular).fontSize(size).fillColor(ink);
  const look = {
    columnStyles: shares.map((share) => share * unit),
    defaultStyle: {
      border: { top: 0, right: 0, bottom: 0.5, left: 0 },
      borderColor: faint,
      padding: 5,
      textOptions: { lineGap: toHalves(document.currentLineHeight(true)) },
    },
  };
  const head = columns.map((text) => ({ type: "TH" as const, text, font: strong }));
  const top = document.y;
  // The library reads this member; its types lack it.
  const tagged = { ...look, structParent: root };
  const table = document.table(tagged);
  table.row(head);
  const headHeight = document.y - top;

  // The library takes the place of the first row on a page from the page before.
  const leaveSpace = () => (document.page.margins.top = margin + headHeight);
  const repeatHead = () => {
    document.markContent("Artifact", { type: "Pagination", attached: ["Top"] });
    document.table({ ...look, position: { x: margin, y: margin }, data: [head] });
    document.endMarkedContent();
    leaveSpace();
  };
  leaveSpace();
  document.on("pageAdded", repeatHead);
  for (const [index, row] of rows.entries())
    table.row(
      row.map((text) => (strongRows.includes(index) ? { text, font: strong } : { text })) as Cells,
    );
  table.end();
  document.off("pageAdded", repeatHead);
  document.page.margins.top = margin;
}

/** What a height lacks to a whole number of halves. */
const toHalves = (height: number): number => Math.ceil(2 * height) / 2 - height;
