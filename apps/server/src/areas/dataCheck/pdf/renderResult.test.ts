import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { DataCheck, Language } from "@specimen/api/contract";
import { PDFArray, PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { openSync } from "fontkit";
import { describe, expect, it } from "vitest";
import { describeOnBoth, type TestApi } from "../../../testing/startApi.ts";
import { pdfWords } from "./pdfWords.ts";
import { resultBlocks } from "./renderResult.ts";
import words from "./words.json" with { type: "json" };

const base = "/identity-documents/data-check";

const mrz = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706141F3103120<<<<<<<<<<<<<<<0",
].join("\n");

const plainCheck: DataCheck = {
  id: "0b7c5f0e-0000-4000-8000-000000000000",
  way: "form",
  stage: "decided",
  createdAt: "2026-11-21T14:32:00.000Z",
  expiresAt: "2026-11-22T14:32:00.000Z",
  checkedAt: "2026-11-21T14:32:00.000Z",
  document: null,
  lines: [],
  pages: [],
  verdict: "addsUp",
  rules: [],
  phone: null,
  alarm: null,
};

async function pdfOf(api: TestApi, language = "en", query = "", id?: string) {
  const check =
    id ??
    (
      await api.read<DataCheck>(`${base}/any`, {
        as: "officer",
        method: "POST",
        body: { mrz, printed: {} },
      })
    ).id;
  const { name, data } = await api.read<{ name: string; data: string }>(
    `${base}/${check}/pdf${query}`,
    { as: "officer", language },
  );
  return { id: check, name, bytes: Buffer.from(data, "base64") };
}

describeOnBoth("the PDF of a result", (api) => {
  it("is for screen readers: tagged, with title and language, after PDF/UA", async () => {
    const { name, bytes } = await pdfOf(api(), "pl");
    expect(name).toMatch(/^data-check-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.pdf$/);
    const text = bytes.toString("latin1");
    expect(text).toContain("/Lang (pl)");
    expect(text).toContain("/Marked true");
    expect(text).toContain("<pdfuaid:part>1</pdfuaid:part>");
    for (const tag of ["H1", "H2", "P", "Table", "TH"]) expect(text).toMatch(`/S /${tag}`);
    const document = await PDFDocument.load(bytes);
    expect(document.getTitle()).toBe(words.pl.paper.title);
  });

  it("has its lines in the font of documents, whose letters are equally wide and can be copied", async () => {
    const { bytes } = await pdfOf(api());
    const document = await PDFDocument.load(bytes);
    const fonts = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
      .filter((each) => each.get(PDFName.of("Subtype"))?.toString() === "/Type0");
    const machine = fonts.find((each) => /OCRB/i.test(String(each.get(PDFName.of("BaseFont")))));
    expect(machine?.has(PDFName.of("ToUnicode"))).toBe(true);
    const [descendant] = machine?.lookup(PDFName.of("DescendantFonts"), PDFArray).asArray() ?? [];
    const widths = document.context
      .lookup(descendant, PDFDict)
      .lookup(PDFName.of("W"), PDFArray)
      .lookup(1, PDFArray)
      .asArray()
      .map(String);
    expect(widths.length).toBeGreaterThan(15);
    // The first one is that of letters that the font lacks.
    expect(new Set(widths.slice(1)).size).toBe(1);
  });

  it("shows no picture unless asked for", async () => {
    const file = await readFile(new URL("../../../reading/samples/passport.jpg", import.meta.url));
    const opened = await api().read<DataCheck>(`${base}/auto-verify`, {
      as: "officer",
      method: "POST",
      body: { way: "scan", pictures: [file.length] },
    });
    for (let offset = 0; offset < file.length; offset += 65_536) {
      const data = file.subarray(offset, offset + 65_536).toString("base64");
      await api().read(`${base}/auto-verify/pieces`, {
        as: "officer",
        method: "POST",
        body: { sessionId: opened.id, page: 0, offset, data },
      });
    }
    await expect
      .poll(
        async () =>
          (
            await api().read<DataCheck>(`${base}/auto-verify?sessionId=${opened.id}`, {
              as: "officer",
            })
          ).stage,
        { timeout: 50_000, interval: 200 },
      )
      .toBe("decided");
    const plain = await pdfOf(api(), "en", "", opened.id);
    expect(plain.bytes.toString("latin1")).not.toMatch(/DCTDecode|\/S \/Figure/);
    const shown = await pdfOf(api(), "en", "?pictures=true", opened.id);
    expect(shown.bytes.toString("latin1")).toMatch(/DCTDecode/);
    expect(shown.bytes.toString("latin1")).toMatch(/\/S \/Figure/);
  });

  it("is its maker's alone, and needs its permission", async () => {
    const { id } = await pdfOf(api());
    const statusFor = async (as: string) => (await api().call(`${base}/${id}/pdf`, { as })).status;
    expect(await statusFor("clerk")).toBe(403);
    expect(await statusFor("administrator")).toBe(404);
  });
});

describe.each(Object.keys(pdfWords) as Language[])("its words in %s", (language) => {
  it.each([
    ["none of its rules was judged", "nothingJudged", "nothingJudgedText", 9],
    ["one of its rules was judged", "mostNotJudged", "openText", 8],
    ["each of its rules was judged", "addsUp", "addsUpText", 0],
  ] as const)("say what is true where %s", (_, headline, sentence, open) => {
    const rules = Array.from({ length: 9 }, (_rule, index) => ({
      rule: "shape" as const,
      about: null,
      outcome: index < open ? ("notJudged" as const) : ("pass" as const),
      reason: index < open ? ("notRead" as const) : ("fits" as const),
      measured: null,
      expected: null,
    }));
    const said = words[language].verdict;
    expect(
      resultBlocks({ check: { ...plainCheck, rules }, inquiries: [], language, checkedBy: "A" }),
    ).toMatchObject([
      { kind: "heading", text: said[headline] },
      {
        kind: "paragraph",
        text: said[sentence].replace("{{open}}", String(open)).replace("{{all}}", "9"),
      },
      {},
      {},
      {},
    ]);
  });

  it("say that a card has no time limit", () => {
    const rule = {
      rule: "notExpired" as const,
      about: null,
      outcome: "pass" as const,
      reason: "valid" as const,
      measured: "9999-01-01",
      expected: "2026-11-21",
    };
    const check = { ...plainCheck, rules: [rule] };
    const blocks = resultBlocks({ check, inquiries: [], language, checkedBy: "A" });
    const [row] = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
    const [before = "", after = ""] = words[language].noTimeLimit.split("{{date}}");
    expect(row?.[3]?.startsWith(before)).toBe(true);
    expect(row?.[3]).toContain("9999");
    expect(row?.[3]?.endsWith(after)).toBe(true);
  });

  it("take a number with hyphens for no day", () => {
    const number = "850415-10-5678";
    const rule = {
      rule: "printedField" as const,
      about: "documentNumber",
      outcome: "pass" as const,
      reason: "agrees" as const,
      measured: number,
      expected: number.replaceAll("-", ""),
    };
    const check = { ...plainCheck, rules: [rule] };
    const blocks = resultBlocks({ check, inquiries: [], language, checkedBy: "A" });
    const [row] = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
    expect(row?.[3]).toBe(number);
  });

  it("say terms of validity as people do", () => {
    const rule = {
      rule: "validityTerm" as const,
      about: null,
      outcome: "notJudged" as const,
      reason: "noIssueDate" as const,
      measured: null,
      expected: "10, 6",
    };
    const check = { ...plainCheck, rules: [rule] };
    const blocks = resultBlocks({ check, inquiries: [], language, checkedBy: "A" });
    const [row] = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
    // Ten: many in Polish and Lithuanian.
    expect(row?.[4]).toMatch(/^6 \p{L}+ 10\u{a0}(Jahre|years|años|ans|anni|metų|år|lat)$/u);
  });

  it("are all there, in letters that the font has", () => {
    const font = openSync(
      createRequire(import.meta.url).resolve(
        "@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf",
      ),
    );
    if (!("hasGlyphForCodePoint" in font)) throw new Error("this is no single font");
    const { reference, picture, ...plain } = pdfWords[language];
    const said = JSON.stringify([words[language], plain, reference("X"), picture(1)]);
    const missing = [...new Set(said)].filter(
      (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
});
