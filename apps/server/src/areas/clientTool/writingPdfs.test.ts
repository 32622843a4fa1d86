import type {
  PdfAllLanguages,
  PdfCategoryAllLanguages,
  RuleWritten,
  Upload,
} from "@specimen/api/contract";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";
import { chunkBytes, uploadFile } from "../../testing/uploadFile.ts";

const as = "administrator";

async function makePdf(script?: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  if (script !== undefined) {
    const action = { S: PDFName.of("JavaScript"), JS: PDFString.of(script) };
    pdf.catalog.set(PDFName.of("OpenAction"), pdf.context.obj(action));
  }
  return pdf.save();
}

describeOnBoth("PDFs in pieces", (api) => {
  it("are taken when they are PDFs without scripts, and removed and restored", async () => {
    const [category] = await api().read<PdfCategoryAllLanguages[]>("/pdf-categories", { as });
    const pdf = { categoryId: category?.id, titles: { en: "A handbook" } };
    const add = async (bytes: Uint8Array) =>
      api().call("/pdfs", {
        as,
        method: "POST",
        body: { uploadId: await uploadFile(api(), "pdf", bytes), lang: "en", pdf },
      });
    const refused = async (bytes: Uint8Array) => (await add(bytes)).json();
    expect(await refused(Buffer.from("no PDF"))).toMatchObject({ errors: [{ code: "notPdf" }] });
    expect(await refused(await makePdf("app.alert(1)"))).toMatchObject({
      errors: [{ code: "hasScripts" }],
    });
    const made = await add(await makePdf());
    expect(made.status).toBe(200);
    const [id] = ((await made.json()) as RuleWritten).subjects;
    const listed = await api().read<{ id: string; title: string }[]>("/pdfs", { as: "clerk" });
    expect(listed.find((each) => each.id === id)?.title).toBe("A handbook");
    const all = await api().read<PdfAllLanguages[]>("/pdfs/all-languages", { as: "principal" });
    expect(all.some((each) => each.id === id)).toBe(false);
    expect((await api().change(`/pdfs/${id}`, { as: "principal", method: "DELETE" })).status).toBe(
      404,
    );
    expect((await api().change(`/pdfs/${id}`, { as, method: "DELETE" })).status).toBe(200);
    expect((await api().call(`/pdfs/${id}`, { as: "clerk" })).status).toBe(404);
  });

  it.each([
    ["that are new", "/pdfs", "POST"],
    ["in a further language", "/pdfs/nordhafen-check/files/lt", "PUT"],
  ])("%s are asked for again at their field once they are gone", async (_, target, method) => {
    const [category] = await api().read<PdfCategoryAllLanguages[]>("/pdf-categories", { as });
    const pdf = { categoryId: category?.id, titles: { en: "A handbook" } };
    const uploadId = await uploadFile(api(), "pdf", await makePdf());
    const path = `/client-tool/uploads/${uploadId}`;
    expect((await api().call(path, { as, method: "DELETE" })).status).toBe(200);
    const body = method === "POST" ? { uploadId, lang: "en", pdf } : { uploadId };
    const answer = await api().call(target, { as, method, body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: "uploadId", code: "expired" }] });
  });

  it("in a further language are a change: with four eyes approved first, and taken back", async () => {
    const send = async (path: string, method: string, body: object, by = as) => {
      const answer = await api().change(path, { as: by, method, body });
      return { ...((await answer.json()) as RuleWritten), code: answer.status };
    };
    const decide = (id: string | null, how: string, by: string) =>
      send(`/client-tool/changes/${id}/${how}`, "POST", {}, by);
    const guard = (fourEyes: boolean) => send("/client-tool/four-eyes/pdfs", "PUT", { fourEyes });
    const file = async () => ({ uploadId: await uploadFile(api(), "pdf", await makePdf()) });
    const [category] = await api().read<PdfCategoryAllLanguages[]>("/pdf-categories", { as });
    const pdf = { categoryId: category?.id, titles: { en: "A handbook" } };
    const { subjects } = await send("/pdfs", "POST", { ...(await file()), lang: "en", pdf });
    const path = `/pdfs/${subjects[0]}`;
    const shown = async () =>
      (await api().read<{ lang: string }>(path, { as: "clerk", language: "lt" })).lang;
    const add = async () => send(`${path}/files/lt`, "PUT", await file());
    await guard(true);
    await decide((await add()).changeId, "withdraw", as);
    const added = await add();
    expect([added.status, await shown()]).toEqual(["waiting", "en"]);
    const pending = async () =>
      (await api().read<PdfAllLanguages[]>("/pdfs/all-languages", { as })).find(
        ({ id }) => id === subjects[0],
      )?.pendingFiles;
    const { changeId } = added;
    expect(await pending()).toEqual([{ lang: "lt", changeId, status: "waiting" }]);
    const approved = await decide(added.changeId, "approve", "controller");
    expect(approved).toMatchObject({ change: { subjects: [{ label: "A handbook, Lithuanian" }] } });
    expect([await shown(), (await add()).code]).toEqual(["lt", 409]);
    expect(await pending()).toEqual([]);
    const back = await decide(added.changeId, "revert", as);
    // A file that is to be taken away is still there.
    expect(await pending()).toEqual([]);
    await decide(back.changeId, "approve", "controller");
    expect(await shown()).toBe("en");
    await decide((await guard(false)).changeId, "approve", "controller");
  });

  it("list their files by language, in whichever order they were added", async () => {
    const [category] = await api().read<PdfCategoryAllLanguages[]>("/pdf-categories", { as });
    const pdf = { categoryId: category?.id, titles: { en: "A price list" } };
    const file = async () => ({ uploadId: await uploadFile(api(), "pdf", await makePdf()) });
    const body = { ...(await file()), lang: "pl", pdf };
    const made = await api().call("/pdfs", { as, method: "POST", body });
    const [id] = ((await made.json()) as RuleWritten).subjects;
    for (const lang of ["fr", "de"]) {
      const added = `/pdfs/${id}/files/${lang}`;
      expect((await api().call(added, { as, method: "PUT", body: await file() })).status).toBe(200);
    }
    const all = await api().read<PdfAllLanguages[]>("/pdfs/all-languages", { as });
    const files = all.find((each) => each.id === id)?.files ?? [];
    expect(files.map(({ lang }) => lang)).toEqual(["de", "fr", "pl"]);
    expect((await api().change(`/pdfs/${id}`, { as, method: "DELETE" })).status).toBe(200);
  });

  it("go on where they stopped, for their owner alone", async () => {
    const begun = await api().call("/client-tool/uploads", {
      as,
      method: "POST",
      body: { purpose: "pdf", name: "big.pdf", bytes: 3 * chunkBytes },
    });
    const { id, missing } = (await begun.json()) as Upload;
    expect(missing).toEqual([0, 1, 2]);
    const data = Buffer.alloc(chunkBytes).toString("base64");
    const path = `/client-tool/uploads/${id}`;
    const sent = await api().call(`${path}/chunks/1`, { as, method: "PUT", body: { data } });
    expect(await sent.json()).toMatchObject({ missing: [0, 2] });
    expect((await api().call(path, { as: "controller" })).status).toBe(404);
    const short = { data: Buffer.alloc(5).toString("base64") };
    expect((await api().call(`${path}/chunks/0`, { as, method: "PUT", body: short })).status).toBe(
      422,
    );
    expect((await api().call(path, { as, method: "DELETE" })).status).toBe(200);
    expect((await api().call(path, { as })).status).toBe(404);
  });
});
