import type {
  Article,
  ArticleAllLanguages,
  PdfAllLanguages,
  PdfCategoryAllLanguages,
  RuleWritten,
  Upload,
} from "@specimen/api/contract";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { expect, it } from "vitest";
import { describeOnBoth, type TestApi } from "../../testing/startApi.ts";

const as = "administrator";
const chunk = 64 * 1024;

async function upload(api: TestApi, purpose: string, bytes: Uint8Array): Promise<string> {
  const begun = await api.call("/client-tool/uploads", {
    as,
    method: "POST",
    body: { purpose, name: "file", bytes: bytes.length },
  });
  const { id, chunks } = (await begun.json()) as Upload;
  for (let index = 0; index < chunks; index += 1) {
    const data = Buffer.from(bytes.subarray(index * chunk, (index + 1) * chunk)).toString("base64");
    const path = `/client-tool/uploads/${id}/chunks/${index}`;
    expect((await api.call(path, { as, method: "PUT", body: { data } })).status).toBe(200);
  }
  return id;
}

async function makePdf(script?: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  if (script !== undefined) {
    const action = { S: PDFName.of("JavaScript"), JS: PDFString.of(script) };
    pdf.catalog.set(PDFName.of("OpenAction"), pdf.context.obj(action));
  }
  return pdf.save();
}

describeOnBoth("internal news", (api) => {
  const article = {
    texts: { en: { title: "Closed", text: "<p>Closed</p><script>1</script>" } },
    activeDate: "2026-11-20",
    endDate: "2026-11-21",
    specimens: [],
    pictures: [],
    pdfId: null,
  };

  it("are written, shown until their end, changed, deleted and restored", async () => {
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const picture = await api().call("/client-tool/news-pictures", {
      as,
      method: "POST",
      body: { uploadId: await upload(api(), "picture", png) },
    });
    expect(picture.status).toBe(200);
    const { id: pictureId, src } = (await picture.json()) as { id: string; src: string };
    const { pathname, search } = new URL(src);
    const shown = await api().call(pathname + search);
    expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    expect((await api().call(pathname)).status).toBe(404);

    const [pdf] = await api().read<PdfAllLanguages[]>("/pdfs/all-languages", { as });
    const body = {
      ...article,
      pictures: [{ id: pictureId, alt: { en: "A red square", fr: "Un carré rouge" } }],
      pdfId: pdf?.id ?? "",
    };
    const made = await api().call("/news", { as, method: "POST", body });
    expect(made.status).toBe(200);
    const { subjects } = (await made.json()) as RuleWritten;
    const path = `/news/${subjects[0]}`;
    const read = await api().read<Article>(path, { as: "clerk", language: "de" });
    expect(read).toMatchObject({
      title: "Closed",
      text: "<p>Closed</p>",
      pictures: [{ alt: "A red square", width: 900, height: 600 }],
    });
    expect((await api().call(path, { as: "de" })).status).toBe(404);
    expect((await api().call(`${path}/all-languages`, { as: "principal" })).status).toBe(404);

    const changed = await api().change(path, {
      as,
      method: "PATCH",
      body: { endDate: "2026-11-20" },
    });
    expect(changed.status).toBe(200);
    expect((await api().call(path, { as: "clerk" })).status).toBe(404);
    const all = await api().read<ArticleAllLanguages>(`${path}/all-languages`, { as });
    expect(all).toMatchObject({ state: "ended", article: { texts: { en: { title: "Closed" } } } });

    const removed = await api().change(path, { as, method: "DELETE" });
    expect(removed.status).toBe(200);
    expect((await api().call(`${path}/all-languages`, { as })).status).toBe(404);
    const { changeId } = (await removed.json()) as RuleWritten;
    await api().call(`/client-tool/changes/${changeId}/revert`, { as, method: "POST", body: {} });
    const restored = await api().read<ArticleAllLanguages>(`${path}/all-languages`, { as });
    expect(all.article).toMatchObject({ pictures: body.pictures, pdfId: body.pdfId });
    expect(restored.article).toEqual(all.article);
    expect(restored).toMatchObject({ pictures: [{ id: pictureId }], createdAt: all.createdAt });
  });

  it("are planned until they take effect, and wait for nobody", async () => {
    const made = await api().call("/news?effectiveFrom=2026-12-24T06:00:00Z", {
      as,
      method: "POST",
      body: { ...article, endDate: null },
    });
    const { changeId, subjects } = (await made.json()) as RuleWritten;
    const path = `/news/${subjects[0]}/all-languages`;
    expect(await api().read<ArticleAllLanguages>(path, { as })).toMatchObject({
      state: "planned",
      pending: [{ changeId, status: "scheduled" }],
    });
    await api().call(`/client-tool/changes/${changeId}/withdraw`, { as, method: "POST", body: {} });
  });

  it("name the addresses of pictures that were just added, to their customer alone", async () => {
    const png = await sharp({
      create: { width: 9, height: 9, channels: 3, background: "green" },
    })
      .png()
      .toBuffer();
    const added = await api().call("/client-tool/news-pictures", {
      as,
      method: "POST",
      body: { uploadId: await upload(api(), "picture", png) },
    });
    const { id } = (await added.json()) as { id: string };
    const path = `/client-tool/news-pictures?ids=${id},unknown`;
    const own = await api().read<{ id: string; src: string }[]>(path, { as });
    expect(own).toMatchObject([{ id }]);
    const { pathname, search } = new URL(own[0]?.src ?? "");
    expect((await api().call(pathname + search)).status).toBe(200);
    expect(await api().read(path, { as: "principal" })).toEqual([]);
  });

  it("ask for a picture again at its field where its upload was used or has expired", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "blue" } })
      .png()
      .toBuffer();
    const add = (uploadId: string) =>
      api().call("/client-tool/news-pictures", { as, method: "POST", body: { uploadId } });
    const expired = { errors: [{ in: "body", path: "uploadId", code: "expired" }] };
    const used = await upload(api(), "picture", png);
    expect((await add(used)).status).toBe(200);
    const again = await add(used);
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject(expired);

    const left = await upload(api(), "picture", png);
    api().setDay("2026-11-22");
    const late = await add(left);
    api().setDay();
    expect(late.status).toBe(422);
    expect(await late.json()).toMatchObject(expired);
  });

  it.each([
    ["without a title", { texts: {} }, "texts.en.title"],
    [
      "with a text under a title of spaces",
      { texts: { de: { title: " ", text: "<p>Text</p>" } } },
      "texts.de.title",
    ],
    ["that ends before it begins", { endDate: "2026-11-19" }, "endDate"],
    ["with another's PDF", { pdfId: "nothing" }, "pdfId"],
    ["with a picture that is not there", { pictures: [{ id: "x", alt: {} }] }, "pictures"],
  ])("refuse one %s", async (_name, wrong, path) => {
    const answer = await api().call("/news", {
      as,
      method: "POST",
      body: { ...article, ...wrong },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path }] });
  });
});

describeOnBoth("PDFs in pieces", (api) => {
  it("are taken when they are PDFs without scripts, and removed and restored", async () => {
    const [category] = await api().read<PdfCategoryAllLanguages[]>("/pdf-categories", { as });
    const pdf = { categoryId: category?.id, titles: { en: "A handbook" } };
    const add = async (bytes: Uint8Array) =>
      api().call("/pdfs", {
        as,
        method: "POST",
        body: { uploadId: await upload(api(), "pdf", bytes), lang: "en", pdf },
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
    const uploadId = await upload(api(), "pdf", await makePdf());
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
    const file = async () => ({ uploadId: await upload(api(), "pdf", await makePdf()) });
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
    const file = async () => ({ uploadId: await upload(api(), "pdf", await makePdf()) });
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
      body: { purpose: "pdf", name: "big.pdf", bytes: 3 * chunk },
    });
    const { id, missing } = (await begun.json()) as Upload;
    expect(missing).toEqual([0, 1, 2]);
    const data = Buffer.alloc(chunk).toString("base64");
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
