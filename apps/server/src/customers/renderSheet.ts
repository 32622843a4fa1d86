import { setTable } from "./setTable.ts";
import type { Sheet, SheetBlock } from "./sheet.ts";
import { faint, fonts, ink, margin, type Part } from "./sheetLook.ts";

/** A JPEG with what it shows, for those who do not see it. */
export interface SheetPicture {
  readonly kind: "picture";
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly alternative: string;
}

/** A sheet with its title; `createdAt` is written as the creation date of the file. */
export interface SheetFile {
  readonly title: string;
  readonly language: string;
  readonly createdAt: Date;
  readonly sheet: Omit<Sheet, "blocks"> & {
    readonly blocks: readonly (SheetBlock | SheetPicture)[];
  };
}

/**
 * Renders a sheet as a PDF for screen readers (PDF/UA-1, ISO 14289-1) on A4. The same sheet gives the same bytes on
 * every machine and at any time.
 */
export async function renderSheet(file: SheetFile): Promise<Uint8Array> {
  // The library is loaded at the first use: starts do not wait for it.
  const { default: PDFDocument } = await import("pdfkit");
  const options: PDFKit.PDFDocumentOptions = {
    size: "A4",
    margin,
    lang: file.language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: "1.7",
    info: { Title: file.title, Author: file.sheet.author, CreationDate: file.createdAt },
  };
  // The library reads this subset; its types lack it.
  const document = new PDFDocument(Object.assign<typeof options, object>(options, universal));
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", resolve);
    document.on("error", reject);
  });
  const root = document.struct("Document");
  document.addStructure(root);
  setHead(document, root, file);
  for (const block of file.sheet.blocks) setBlock(document, root, block);
  root.end();
  numberPages(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Says at the foot of each page of several which one it is; screen readers know that by themselves. */
function numberPages(document: PDFKit.PDFDocument): void {
  const { count } = document.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const { width, height, margins } = document.page;
    // Text in the margin would begin another page.
    margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination" });
    document
      .font(fonts.regular)
      .fontSize(9)
      .fillColor(faint)
      .text(`${page + 1} / ${count}`, margin, height - margin / 2 - 9, {
        width: width - 2 * margin,
        align: "right",
        lineBreak: false,
      });
    document.endMarkedContent();
    margins.bottom = margin;
  }
}

/** PDF/UA-1. */
const universal = { subset: "PDF/UA" };

function setHead(document: PDFKit.PDFDocument, root: Part, { title, sheet }: SheetFile): void {
  addText(document, root, "P", () =>
    document.font(fonts.regular).fontSize(10).fillColor(faint).text(sheet.author),
  );
  document.moveDown(0.6);
  addText(document, root, "H1", () =>
    document.font(fonts.strong).fontSize(20).fillColor(ink).text(title),
  );
  document.moveDown(0.8);
}

function setBlock(
  document: PDFKit.PDFDocument,
  root: Part,
  block: SheetBlock | SheetPicture,
): void {
  switch (block.kind) {
    case "heading":
      document.moveDown(0.4);
      addText(document, root, "H2", () =>
        document.font(fonts.strong).fontSize(13).fillColor(ink).text(block.text),
      );
      document.moveDown(0.3);
      return;
    case "paragraph":
      addText(document, root, "P", () =>
        document.font(fonts.regular).fontSize(11).fillColor(ink).text(block.text, { lineGap: 3 }),
      );
      document.moveDown(0.5);
      return;
    case "machineLine":
      addText(document, root, "P", () =>
        document.font(fonts.machine).fontSize(12).fillColor(ink).text(block.text, { lineGap: 4 }),
      );
      return;
    case "item":
      addText(document, root, "P", () =>
        document
          .font(fonts.regular)
          .fontSize(11)
          .fillColor(ink)
          .text(`•  ${block.text}`, { lineGap: 3 }),
      );
      document.moveDown(0.3);
      return;
    case "table":
      setTable(document, root, block);
      document.moveDown(0.8);
      return;
    case "picture":
      setPicture(document, root, block);
  }
}

/** A picture as wide as the text, on a new page where it does not fit below the last line. */
function setPicture(document: PDFKit.PDFDocument, root: Part, picture: SheetPicture): void {
  const { width: pageWidth, height: pageHeight } = document.page;
  const scale = Math.min(
    (pageWidth - 2 * margin) / picture.width,
    (pageHeight - 2 * margin) / picture.height,
    1,
  );
  const [width, height] = [picture.width * scale, picture.height * scale];
  if (document.y + height > pageHeight - margin) document.addPage();
  const { x, y } = document;
  const figure = document.struct("Figure", { alt: picture.alternative }, () =>
    document.image(Buffer.from(picture.jpeg), x, y, { width, height }),
  );
  root.add(figure);
  document.y = y + height;
  document.moveDown(0.8);
}

function addText(
  document: PDFKit.PDFDocument,
  root: Part,
  type: "H1" | "H2" | "P",
  write: () => void,
): void {
  root.add(document.struct(type, {}, write));
}
