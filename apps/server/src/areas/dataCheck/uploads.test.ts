import { type DataCheck, phoneKeyOf, type PhoneSession, pieceBytes } from "@specimen/api/contract";
import sharp from "sharp";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";
import { followed, passport, upload } from "../../testing/uploadPictures.ts";

const base = "/identity-documents/data-check";

describeOnBoth("an uploaded picture", (api) => {
  it("is read on the server and decided, with its lines and how sure they are", async () => {
    const file = await passport;
    const { opened } = await upload(api(), file);
    const made = await followed(api(), opened.id);
    expect(made.stage).toBe("decided");
    expect(made.lines).toHaveLength(2);
    const [page] = made.pages;
    expect(page).toMatchObject({ state: "read", received: file.length, isSure: true });
    expect(page?.lines?.[0]?.[0]?.corners).toHaveLength(8);
    const image = await api().read<{ type: string; data: string }>(
      `${base}/images/${page?.imageId}`,
      { as: "officer" },
    );
    expect(Buffer.from(image.data, "base64").equals(file)).toBe(true);
    const foreign = await api().call(`${base}/images/${page?.imageId}`, { as: "administrator" });
    expect(foreign.status).toBe(404);
  });

  it("is compared with the series that was known before", async () => {
    const file = await passport;
    const opened = await api().read<DataCheck>(`${base}/auto-verify`, {
      as: "officer",
      method: "POST",
      body: { way: "scan", pictures: [file.length], seriesId: "DEU-P-2017" },
    });
    for (let offset = 0; offset < file.length; offset += 65_536) {
      const data = file.subarray(offset, offset + 65_536).toString("base64");
      const body = { sessionId: opened.id, page: 0, offset, data };
      await api().read(`${base}/auto-verify/pieces`, { as: "officer", method: "POST", body });
    }
    const made = await followed(api(), opened.id);
    expect(made.document).toMatchObject({ id: "DEU-P-2017" });
    expect(made.rules).toContainEqual(
      expect.objectContaining({ rule: "seriesMatches", reason: "otherSeries" }),
    );
  });

  it("without a zone ends with what was seen, and nothing is judged", async () => {
    const blank = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#ddd" },
    })
      .jpeg()
      .toBuffer();
    const { opened } = await upload(api(), blank);
    const made = await followed(api(), opened.id);
    expect(made).toMatchObject({ stage: "failed", verdict: null, rules: [] });
    expect(made.pages[0]).toMatchObject({ state: "read", advice: ["noZone"], lines: null });
  });

  it("of another kind is refused with its first piece", async () => {
    const { opened } = await upload(api(), Buffer.from("<svg xmlns='x'/>"));
    const made = await followed(api(), opened.id);
    expect(made).toMatchObject({
      stage: "failed",
      pages: [{ state: "refused", refusal: "unsupportedType" }],
    });
  });

  it.each(["before", "after"])("is read although a file %s it is none", async (place) => {
    const svg = Buffer.from("<svg xmlns='x'/>");
    const files = place === "before" ? [svg, await passport] : [await passport, svg];
    const { opened, refused } = await upload(api(), ...files);
    expect(refused).toBeNull();
    const made = await followed(api(), opened.id);
    expect(made).toMatchObject({ stage: "decided", verdict: "contradicts" });
    expect(made.pages.map(({ refusal }) => refusal)).toEqual(
      files.map((file) => (file === svg ? "unsupportedType" : null)),
    );
    const pdf = await api().call(`${base}/${opened.id}/pdf?pictures=true`, { as: "officer" });
    expect(pdf.status).toBe(200);
  });

  it("goes on where it broke off, takes no piece out of order and none twice", async () => {
    const file = await passport;
    const opened = await api().read<DataCheck>(`${base}/auto-verify`, {
      as: "officer",
      method: "POST",
      body: { way: "scan", pictures: [file.length] },
    });
    const send = (offset: number, length = 65_536) =>
      api().call(`${base}/auto-verify/pieces`, {
        as: "officer",
        method: "POST",
        body: {
          sessionId: opened.id,
          page: 0,
          offset,
          data: Buffer.from(file.subarray(offset, offset + length)).toString("base64"),
        },
      });
    expect((await send(65_536)).status).toBe(409);
    expect((await send(0, 1000)).status).toBe(422);
    expect((await send(0)).status).toBe(200);
    expect(await (await send(0)).json()).toMatchObject({ received: Math.min(65_536, file.length) });
    await api().read(`${base}/auto-verify?sessionId=${opened.id}`, {
      as: "officer",
      method: "DELETE",
    });
    expect((await send(65_536)).status).toBe(404);
  });
});

describeOnBoth("a phone", (api) => {
  const phone = (path: string, body: object) =>
    api().call(`${base}/phone/${path}`, { method: "POST", body });
  const sendPiece = (key: Parameters<typeof phoneKeyOf>[0], body: object) =>
    api().call(`${base}/phone/pieces`, {
      method: "POST",
      headers: { "Session-Key": phoneKeyOf(key) },
      body,
    });
  const invite = () =>
    api().read<DataCheck>(`${base}/auto-verify`, {
      as: "officer",
      method: "POST",
      body: { way: "phone" },
    });
  const device = "d".repeat(22);

  it("opens a session by its secret without signing in, is the only one, and sends its pictures", async () => {
    const opened = await invite();
    expect(opened).toMatchObject({ stage: "capturing", phone: { state: "waiting" } });
    const secret = new URL(opened.phone?.url ?? "").hash.slice(1);
    expect((await phone("open", { secret: "x".repeat(32), device })).status).toBe(404);
    expect((await (await phone("open", { secret, device })).json()) as PhoneSession).toMatchObject({
      stage: "capturing",
      customerName: "Nordhafen Bank",
    });
    expect((await phone("open", { secret, device: "e".repeat(22) })).status).toBe(409);
    const path = `${base}/auto-verify?sessionId=${opened.id}`;
    const desk = () => api().read<DataCheck>(path, { as: "officer" });
    expect((await desk()).phone).toMatchObject({ state: "connected", url: null });
    api().pass(20);
    expect((await desk()).phone?.state).toBe("silent");

    const file = await passport;
    expect((await phone("pictures", { secret, device, pictures: [file.length] })).status).toBe(200);
    for (let offset = 0; offset < file.length; offset += pieceBytes) {
      const data = file.subarray(offset, offset + pieceBytes).toString("base64");
      const sent = await sendPiece({ secret, device }, { page: 0, offset, data });
      expect(sent.status).toBe(200);
    }
    expect((await followed(api(), opened.id)).stage).toBe("decided");
    api().setDay();
  });

  it("is refused by its key before anything of a piece is read", async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: () => {
        throw new Error("the body was read");
      },
    });
    const send = (key: string) =>
      api().app.request(`${base}/phone/pieces`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Session-Key": key },
        body,
        duplex: "half",
      });
    expect((await send(phoneKeyOf({ secret: "x".repeat(32), device }))).status).toBe(404);
    expect((await send("no key")).status).toBe(404);
  });

  it("comes too late after ten minutes", async () => {
    const opened = await invite();
    const secret = new URL(opened.phone?.url ?? "").hash.slice(1);
    api().pass(601);
    expect((await phone("open", { secret, device })).status).toBe(404);
    const path = `${base}/auto-verify?sessionId=${opened.id}`;
    expect((await api().read<DataCheck>(path, { as: "officer" })).stage).toBe("expired");
    api().setDay();
  });

  it("opens a session by a code that is typed, once and on one phone", async () => {
    const opened = await invite();
    const code = opened.phone?.code ?? "";
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect((await phone("code", { code: "22222222", device })).status).toBe(404);
    expect((await phone("code", { code: "not a code", device })).status).toBe(422);
    const { secret } = (await (await phone("code", { code, device })).json()) as { secret: string };
    expect((await phone("open", { secret, device })).status).toBe(200);
    expect((await phone("open", { secret, device: "e".repeat(22) })).status).toBe(409);
    expect((await phone("code", { code, device: "e".repeat(22) })).status).toBe(409);
    // The address beside the code opens on the same phone alone, and tells others why.
    const scanned = new URL(opened.phone?.url ?? "").hash.slice(1);
    expect((await phone("open", { secret: scanned, device: "e".repeat(22) })).status).toBe(409);
    expect((await phone("open", { secret: scanned, device })).status).toBe(200);
    // The same phone may type it again.
    const again = (await (await phone("code", { code, device })).json()) as { secret: string };
    expect((await phone("open", { secret: again.secret, device })).status).toBe(200);
    expect((await phone("open", { secret, device })).status).toBe(404);
  });

  it("that was closed while it sent takes its pictures anew", async () => {
    const opened = await invite();
    const secret = new URL(opened.phone?.url ?? "").hash.slice(1);
    const file = await passport;
    const announce = (length: number) =>
      phone("pictures", { secret, device, pictures: [length] }).then(({ status }) => status);
    const send = async (offset: number, bytes: Buffer) => {
      const data = bytes.subarray(offset, offset + pieceBytes).toString("base64");
      return (await sendPiece({ secret, device }, { page: 0, offset, data })).status;
    };
    const other = Buffer.concat([file.subarray(0, pieceBytes), Buffer.alloc(pieceBytes * 2)]);
    expect(await announce(other.length)).toBe(200);
    expect(await send(0, other)).toBe(200);
    expect(await send(pieceBytes, other)).toBe(200);

    expect(await (await phone("open", { secret, device })).json()).toMatchObject({
      stage: "uploading",
    });
    expect(await announce(file.length)).toBe(200);
    for (let offset = 0; offset < file.length; offset += pieceBytes) {
      expect(await send(offset, file)).toBe(200);
    }
    const made = await followed(api(), opened.id);
    expect(made).toMatchObject({ stage: "decided", pages: [{ bytes: file.length }] });
    expect(await announce(file.length)).toBe(409);
  });

  it("judges the chip symbol by the series that is chosen afterwards", async () => {
    const opened = await invite();
    const secret = new URL(opened.phone?.url ?? "").hash.slice(1);
    const file = await passport;
    const body = { secret, device, pictures: [file.length], hasChipSymbol: false };
    expect((await phone("pictures", body)).status).toBe(200);
    for (let offset = 0; offset < file.length; offset += pieceBytes) {
      const data = file.subarray(offset, offset + pieceBytes).toString("base64");
      await sendPiece({ secret, device }, { page: 0, offset, data });
    }
    const made = await followed(api(), opened.id);
    const chipOf = (check: DataCheck) => check.rules.find(({ rule }) => rule === "chip");
    expect(chipOf(made)).toMatchObject({ outcome: "notJudged", reason: "noSeries" });
    const compared = await api().read<DataCheck>(`${base}/DEU-P-2017`, {
      as: "officer",
      method: "POST",
      body: { mrz: made.lines.join("\n"), printed: {}, checkId: made.id },
    });
    expect(chipOf(compared)).toMatchObject({ outcome: "fail", reason: "differs" });
    expect(compared).toMatchObject({ document: { id: "DEU-P-2017" }, way: "phone" });
    expect(compared.pages[0]).toMatchObject({ state: "read" });
  });

  it("is asked to wait when it guesses too often", async () => {
    // An address of its own, as other tests share what this process may guess.
    const incoming = { socket: { remoteAddress: "203.0.113.9" } };
    const guessed = (path: string, body: object) =>
      api().app.request(
        `${base}/phone/${path}`,
        {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        },
        { incoming },
      );
    const statuses = new Set<number>();
    for (let guess = 0; guess < 70; guess += 1) {
      const answer = await guessed("open", { secret: `${"g".repeat(30)}${guess}`, device });
      statuses.add(answer.status);
      if (answer.status === 429) {
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      }
    }
    expect(statuses).toEqual(new Set([404, 429]));
    expect((await guessed("code", { code: "22222222", device })).status).toBe(429);
    expect((await phone("code", { code: "22222222", device })).status).toBe(404);
  });
});
