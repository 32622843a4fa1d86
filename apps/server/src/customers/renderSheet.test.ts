import { expect, it } from "vitest";
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
