import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { describeOnBoth } from "../testing/startApi.ts";

describeOnBoth("pictures", (api) => {
  const path = "/images/banknotes/EUR-ES2-50/front-uv-screen.svg";

  it("are public SVG that other origins may show and that cannot run anything", async () => {
    const answer = await api().call(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const text = await answer.text();
    expect(text).toMatch(/^<svg /);
    expect(text).toContain("SPECIMEN");
  });

  it("are kept for good under the address with their revision, else asked again by tag", async () => {
    const plain = await api().call(path);
    expect(plain.headers.get("Cache-Control")).toBe("public, no-cache");
    const tag = plain.headers.get("ETag") ?? "";
    const revised = await api().call(`${path}?v=${tag.replaceAll('"', "")}`);
    expect(revised.headers.get("Cache-Control")).toContain("immutable");
    expect((await api().call(path, { headers: { "If-None-Match": tag } })).status).toBe(304);
  });

  it("differ by side and light, and come in Brotli", async () => {
    const texts = await Promise.all(
      ["front-white-list", "front-uv-list", "back-white-list", "front-ir-list"].map(
        async (view) => {
          const answer = await api().call(`/images/banknotes/EUR-ES2-50/${view}.svg`, {
            headers: { "Accept-Encoding": "br" },
          });
          expect(answer.headers.get("Content-Encoding")).toBe("br");
          return brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
        },
      ),
    );
    expect(new Set(texts).size).toBe(4);
  });

  it.each([
    "/images/banknotes/NONE/front-white-list.svg",
    "/images/banknotes/EUR-ES2-50/front-white-huge.svg",
    "/images/banknotes/EUR-ES2-50/..%2fsecret.svg",
    "/logos/nobody.svg",
    "/logos/nordhafen.png",
    "/flags/other.avif",
  ])("%s is not found", async (missing) => {
    expect((await api().call(missing)).status).toBe(404);
  });
});
