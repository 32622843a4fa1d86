import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Light, Side } from "@specimen/api/contract";
import type { Printed } from "../../images/printed.ts";
import type { Detail } from "../../images/view.ts";
import { drawBanknote } from "./draw.ts";
import { lightOf, lightOfFeature } from "../../images/features.ts";
import { samples } from "../../images/samples.ts";

const sides: readonly Side[] = ["front", "back"];
const lights: readonly Light[] = ["white", "uv", "ir", "transmitted"];
const details: readonly Detail[] = ["list", "screen", "full"];
const views = sides.flatMap((side) =>
  lights.flatMap((light) => details.map((detail) => ({ side, light, detail }))),
);
const budget: Readonly<Record<Detail, number>> = { list: 8192, screen: 26624, full: 61440 };

const plain: Printed = {
  id: "XTS-1",
  currency: "XTS",
  issuer: "Bank of <Tests> & Trials",
  series: 'The "first"',
  denomination: 25,
  unit: "unit",
  widthMm: 150,
  heightMm: 70,
  orientation: "landscape",
  substrate: "cotton",
  mainColour: null,
  front: null,
  back: null,
  securityFeatures: [],
};

/** Names of elements left open, or closed out of turn; empty when well formed. */
function misplacedTags(markup: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  const rest = markup.replace(
    /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g,
    (_, close: string, name: string, _attributes: string, empty: string) => {
      if (close === "/" && open.pop() !== name) wrong.push(name);
      if (close === "" && empty === "") open.push(name);
      return "";
    },
  );
  return [...wrong, ...open, ...(/[<>]|&(?!(amp|lt|gt|quot);)/.exec(rest) ?? [])];
}

describe.each(samples)("the drawing of $id", (record) => {
  const drawings = views.map((view) => ({ view, svg: drawBanknote(record, view) }));

  it("is well-formed, whole in its references and without a number that is none", () => {
    for (const { svg } of drawings) {
      expect(misplacedTags(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      const references = [...svg.matchAll(/(?:href="|url\()#(\w+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
      expect(svg).not.toMatch(
        /<(script|image|foreignObject|style)\b|https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
      );
    }
  });

  it("keeps the size of the record in tenths of a millimetre", () => {
    const [long, low] = [(record.widthMm ?? 147) * 10, (record.heightMm ?? 70) * 10].map(
      Math.round,
    );
    const size = record.orientation === "portrait" ? `${low} ${long}` : `${long} ${low}`;
    for (const { svg } of drawings) expect(svg).toContain(`viewBox="0 0 ${size}"`);
  });

  it("says in every view that it is a specimen, no banknote, and its size", () => {
    const size =
      record.widthMm === null ? "size not recorded" : `${record.widthMm} × ${record.heightMm} mm`;
    for (const { svg } of drawings) {
      expect(svg).toContain("<title>SPECIMEN");
      expect(svg).toContain('data-layer="specimen"');
      expect(svg).toContain(`illustration, not a banknote · ${size}`);
    }
  });

  it("fits the budget of its detail", () => {
    const heavy = drawings.filter(({ view, svg }) => Buffer.byteLength(svg) > budget[view.detail]);
    expect(heavy.map(({ view }) => view)).toEqual([]);
  });

  it("is the same each time and another for each side, light and detail", () => {
    const drawn = drawings.map(({ svg }) => svg);
    expect(views.map((view) => drawBanknote(record, view))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(views.length);
  });

  it("draws each recorded feature in its light and none that is not recorded", () => {
    const unseen = record.securityFeatures.filter((feature) => {
      const alike = alikeOf(feature);
      const securityFeatures = record.securityFeatures.filter((other) => !alike.includes(other));
      return !showsIn(lightOf(feature), record, { ...record, securityFeatures });
    });
    expect(unseen).toEqual([]);
  });
});

describe("what a burin and a paper mould leave", () => {
  const [euro] = samples;
  if (euro === undefined) throw new Error("no sample");
  const view = { side: "front", light: "white", detail: "screen" } as const;

  /** The grey values of a drawing, one byte a pixel, 700 pixels wide. */
  async function greyOf(record: Printed): Promise<Uint8Array> {
    const image = sharp(Buffer.from(drawBanknote(record, view)))
      .resize(700)
      .greyscale();
    return new Uint8Array(await image.raw().toBuffer());
  }

  it("lets a watermark stand off the paper by about a tenth in white light", async () => {
    const securityFeatures = euro.securityFeatures.filter((each) => !each.includes("watermark"));
    const [marked, plain] = await Promise.all([
      greyOf(euro),
      greyOf({ ...euro, securityFeatures }),
    ]);
    const strongest = marked.reduce(
      (most, grey, index) => Math.max(most, Math.abs(grey - (plain[index] ?? grey))),
      0,
    );
    expect(strongest).toBeGreaterThan(10);
    expect(strongest).toBeLessThan(40);
  });

  it("hatches the large numeral where the record names intaglio, and only there", async () => {
    const flat = euro.securityFeatures.filter((each) => each !== "intaglio");
    const [cut, plain] = await Promise.all([
      greyOf(euro),
      greyOf({ ...euro, securityFeatures: flat }),
    ]);
    const hatched = cut.filter((grey, index) => grey - (plain[index] ?? grey) > 40).length;
    expect(hatched).toBeGreaterThan(1000);
  });
});

/** Whether one side or the other looks different for two records in a light. */
function showsIn(light: Light, a: Printed, b: Printed): boolean {
  return sides.some((side) => {
    const view = { side, light, detail: "screen" } as const;
    return drawBanknote(a, view) !== drawBanknote(b, view);
  });
}

/** Features that share one drawn thing: each alone is enough to have it drawn. */
function alikeOf(feature: string): readonly string[] {
  const groups = [
    ["watermark", "portrait_watermark"],
    [
      "security_thread",
      "windowed_thread",
      "motion_thread",
      "micro_lens_thread",
      "colour_shift_thread",
      "uv_thread",
    ],
    ["hologram_stripe", "foil", "portrait_window_hologram", "satellite_hologram"],
    ["hologram_patch", "kinegram", "portrait_hologram", "metallic_portrait"],
    ["emerald_number", "colour_shifting_ink"],
    ["latent_image", "tilting_digit"],
  ];
  return groups.find((group) => group.includes(feature)) ?? [feature];
}

describe("a drawing", () => {
  const view = { side: "front", light: "white", detail: "screen" } as const;

  it("draws every feature the catalogue knows, alone, in the light that shows it", () => {
    const unseen = Object.keys(lightOfFeature).filter(
      (feature) => !showsIn(lightOf(feature), { ...plain, securityFeatures: [feature] }, plain),
    );
    expect(unseen).toEqual([]);
  });

  it("has nothing that shines when no fluorescence, fibre or thread is recorded", () => {
    const dark = drawBanknote(plain, { ...view, light: "uv" });
    const bright = drawBanknote(
      { ...plain, securityFeatures: ["uv_fluorescence"] },
      { ...view, light: "uv" },
    );
    expect(dark.length).toBeLessThan(bright.length);
    expect(dark).not.toMatch(/#(d8ff6a|6dffb4|ffd45c|ff9f6b|8dff6e|ff5f80)/);
  });

  it("ignores a feature it does not know", () => {
    const record = { ...plain, securityFeatures: ["unheard_of"] };
    expect(drawBanknote(record, view)).toBe(drawBanknote(plain, view));
  });

  it("keeps names with signs of markup as text", () => {
    expect(drawBanknote(plain, view)).toContain(
      "Bank of &lt;Tests&gt; &amp; Trials, The &quot;first&quot;",
    );
  });

  it("draws a note of unknown size at 2.1 to 1", () => {
    const svg = drawBanknote({ ...plain, widthMm: null, heightMm: null }, view);
    expect(svg).toContain('viewBox="0 0 1470 700"');
    expect(svg).toContain("size not recorded");
  });

  it("has its own lines for each record", () => {
    expect(drawBanknote({ ...plain, id: "XTS-2" }, view)).not.toBe(drawBanknote(plain, view));
  });
});
