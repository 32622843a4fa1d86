import { PDFDict, PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { checkPdf } from "./checkPdf.ts";

/** A page that says a word, after something was done to its document. */
async function pdf(change: (document: PDFDocument) => unknown = () => undefined) {
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawText("Handbook", { x: 20, y: 40 });
  await change(document);
  return document;
}

const bytesOf = async (...given: Parameters<typeof pdf>) =>
  (await pdf(...given)).save({ addDefaultPage: false });

/** Does an action when the document is opened. */
const onOpen = (action: Record<string, unknown>) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of("OpenAction"), document.context.obj(action as never));

const named = (kind: string, more: Record<string, unknown> = {}) =>
  onOpen({ S: PDFName.of(kind), ...more });

test.each([
  ["a script", named("JavaScript", { JS: PDFString.of("app.alert(1)") }), "hasScripts"],
  ["a script by an address", named("URI", { URI: PDFString.of("JavaScript:1") }), "hasScripts"],
  ["a program that is started", named("Launch", { F: PDFString.of("cmd.exe") }), "hasScripts"],
  ["another file that is opened", named("GoToR", { F: PDFString.of("//host/a") }), "hasScripts"],
  ["a file by an address", named("URI", { URI: PDFString.of("file://host/a") }), "hasScripts"],
  ["a form that is sent", named("SubmitForm", { F: PDFString.of("https://a/") }), "hasScripts"],
  ["a film", named("Movie"), "hasScripts"],
  [
    "an embedded file",
    (document: PDFDocument) => document.attach(new Uint8Array(9), "a.txt"),
    "hasFiles",
  ],
  ["no page", (document: PDFDocument) => document.removePage(0), "damaged"],
  [
    "a password",
    (document: PDFDocument) => document.encrypt({ userPassword: "a", ownerPassword: "b" }),
    "encrypted",
  ],
])("a PDF with %s is refused", async (_, change, refusal) => {
  expect(await checkPdf(await bytesOf(change))).toEqual({ refusal });
});

test.each([
  ["something else", "<html>", "notPdf"],
  ["the beginning of one", "%PDF-1.7\n1 0 obj\n<</Type", "damaged"],
])("%s is refused", async (_, text, refusal) => {
  expect(await checkPdf(Buffer.from(text))).toEqual({ refusal });
});

test("a name in another spelling hides nothing", async () => {
  const bytes = await bytesOf(named("JavaScript", { JS: PDFString.of("1") }));
  const document = await PDFDocument.load(bytes);
  const plain = Buffer.from(await document.save({ useObjectStreams: false })).toString("latin1");
  const spelled = plain.replaceAll("/JavaScript", "/J#61vaScript").replaceAll("/JS", "/J#53");
  expect(spelled).not.toContain("/JavaScript");
  expect(await checkPdf(Buffer.from(spelled, "latin1"))).toEqual({ refusal: "hasScripts" });
});

test("a PDF to read keeps its pages, and what another object hides is left out", async () => {
  const document = await pdf();
  const action = document.context.register(
    document.context.obj({ S: PDFName.of("JavaScript"), JS: PDFString.of("app.alert(1)") }),
  );
  document.catalog.set(PDFName.of("OpenAction"), action);
  const hiding = `\n${action.objectNumber} 0 obj\n<< /S /GoTo >>\nendobj\n`;
  const saved = await document.save({ useObjectStreams: false });
  const checked = await checkPdf(Buffer.concat([saved, Buffer.from(hiding)]));
  if ("refusal" in checked) throw new Error(checked.refusal);
  const stored = await PDFDocument.load(checked.content);
  expect(stored.getPages().map((page) => page.getSize())).toEqual([{ width: 200, height: 100 }]);
  expect(stored.catalog.lookup(PDFName.of("OpenAction"), PDFDict).toString()).toContain("/GoTo");
  expect(Buffer.from(checked.content).toString("latin1")).not.toContain("app.alert");
});
