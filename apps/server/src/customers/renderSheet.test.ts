import { PDFDocument, PDFRawStream, decodePDFRawStream } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { renderSheet } from "./renderSheet.ts";

const file = {
  title: "Terminy wymiany – zażółć gęślą jaźń",
  language: "pl",
  createdAt: new Date("2026-06-01T08:00:00Z"),
  sheet: {
    author: "Wechselhaus Brückner",
    blocks: [
      { kind: "heading", text: "Terminy" },
      { kind: "paragraph", text: "Banknoty, które można jeszcze wymienić." },
      { kind: "item", text: "½ oz – 10 €" },
      { kind: "table", columns: ["Kraj", "Wartość"], rows: [["Węgry", "1000 HUF"]] },
    ],
  },
} as const;

it("the same sheet gives the same bytes at any time", async () => {
  const first = await renderSheet(file);
  expect(Buffer.compare(first, await renderSheet(file))).toBe(0);
});

it("a sheet is a tagged PDF with language and title", async () => {
  const text = Buffer.from(await renderSheet(file)).toString("latin1");
  expect(text.startsWith("%PDF-1.7")).toBe(true);
  expect(text).toContain("/Lang (pl)");
  expect(text).toContain("/Marked true");
  expect(text).toContain("/DisplayDocTitle true");
  expect(text).toMatch(/\/S \/H1\b/);
  expect(text).toMatch(/\/S \/TH\b/);
});

it("another title gives other bytes", async () => {
  const first = await renderSheet(file);
  const other = await renderSheet({ ...file, title: "Terminy" });
  expect(Buffer.compare(first, other)).not.toBe(0);
});

describe("a table over several pages", async () => {
  const table = {
    kind: "table",
    columns: ["Rule", "A result\nin two lines"],
    rows: Array.from({ length: 120 }, (_, index) => [
      `Rule ${index}`,
      "failed for a reason that is long enough to go on in a second line",
    ]),
  } as const;
  const blocks = [table, { kind: "paragraph", text: "The end" }] as const;
  const bytes = await renderSheet({ ...file, sheet: { author: "A", blocks } });
  const pages = (await PDFDocument.load(bytes)).getPages().map(({ node }) => {
    const contents = node.Contents();
    if (!(contents instanceof PDFRawStream)) throw new Error("a page is one stream");
    return Buffer.from(decodePDFRawStream(contents).decode()).toString("latin1");
  });
  /** What is drawn between the mark of a repeated head and its end. */
  const heads = (page: string) =>
    [...page.matchAll(/\/Artifact <<[^>]*\/Attached \[\/?Top\][^>]*>> BDC([^]*?)\nEMC/g)].map(
      ([, drawn = ""]) => drawn,
    );
  /** The heights above the foot of a page at which text stands. */
  const heights = (drawn: string) =>
    [...drawn.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => Number(y));

  it("has its head again on each page, above the rows", () => {
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.map((page) => heads(page).length)).toEqual(pages.map((_, at) => (at > 0 ? 1 : 0)));
    for (const page of pages.slice(1)) {
      const [head = ""] = heads(page);
      expect(heights(head)).toHaveLength(3);
      expect(Math.min(...heights(head))).toBeGreaterThan(
        Math.max(...heights(page.replace(head, ""))),
      );
    }
  });

  it("has every line of every cell", () => {
    const lines = pages.flatMap((page) => heights(page.replace(heads(page)[0] ?? "", "")));
    const pageNumbers = pages.length;
    const [author, title, head, end] = [1, 1, 3, 1];
    expect(lines).toHaveLength(author + title + head + 120 * 3 + end + pageNumbers);
  });

  it("has its head once for screen readers, and every text in the structure or an artifact", () => {
    expect(
      Buffer.from(bytes)
        .toString("latin1")
        .match(/\/S \/TH\b/g),
    ).toHaveLength(2);
    for (const page of pages)
      expect(page.replaceAll(/ BDC[^]*?\nEMC/g, "")).not.toMatch(/\b(TJ|Tj|S|f)\b/);
  });
});
