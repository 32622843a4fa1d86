import { describe, expect, it } from "vitest";
import { readFacts } from "../../../catalogue/readFacts.ts";
import { expectSpecimen, faultsOf, wordsOutside } from "../../../testing/drawing.ts";
import { chequeNoteId } from "../chequeId.ts";
import { drawnCheque } from "../draw.ts";
import { chequeFiles } from "../facts.ts";
import type { DrawnCheque } from "./drawnCheque.ts";
import { describeCheque } from "./describeCheque.ts";
import { drawCheque } from "./drawCheque.ts";

const lights = ["white", "uv", "ir", "transmitted"] as const;
const details = ["list", "screen", "full"] as const;
const facts = readFacts(chequeFiles);
/** Each value of each series of the catalogue. */
const cheques = [...facts.series, ...facts.more].flatMap(({ id, issuer, series, currencies }) => {
  const detail = facts.details.find((each) => each.id === id);
  if (detail === undefined) throw new Error(`the catalogue has no details of ${id}`);
  const { sizeMm, serialFormat: numberFormat, securityFeatures: features } = detail;
  const size = { widthMm: sizeMm?.width ?? null, heightMm: sizeMm?.height ?? null };
  return currencies.flatMap(({ currency, denominations }) =>
    (denominations ?? [null]).map((denomination) =>
      drawnCheque({
        note: { id: chequeNoteId(id, currency, denomination), currencyISO: currency, denomination },
        series: { issuer, series, ...size, numberFormat, features },
      }),
    ),
  );
});

const plain: DrawnCheque = {
  id: "tc-t",
  issuer: "Bank of <Tests> & Trials",
  series: "Travellers Cheque",
  currency: "XTS",
  denomination: 100,
  widthMm: null,
  heightMm: null,
  colour: "blue",
  numberPattern: null,
  features: [],
};
const view = { light: "white", detail: "screen" } as const;

describe("the drawing of a travellers cheque", () => {
  it("is whole and within its bytes for every value of the catalogue, each light and detail", () => {
    const faults = cheques.flatMap((cheque) =>
      lights.flatMap((light) =>
        details.flatMap((detail) => {
          const drawing = drawCheque(cheque, { light, detail });
          return [...faultsOf(drawing, detail), ...wordsOutside(drawing)].map(
            (fault) => `${cheque.id} ${light} ${detail}: ${fault}`,
          );
        }),
      ),
    );
    expect(cheques.length).toBeGreaterThan(200);
    expect(faults).toEqual([]);
  });

  it("is 158 by 70 mm where no size is recorded and says so, else as large as recorded", () => {
    const unknown = drawCheque(plain, view);
    expect(unknown).toContain('viewBox="0 0 1580 700" width="158mm" height="70mm"');
    expect(unknown).toContain("illustration, not a cheque · size not recorded");
    const known = drawCheque({ ...plain, widthMm: 160, heightMm: 72 }, view);
    expect(known).toContain('viewBox="0 0 1600 720"');
    expect(known).toContain("160 × 72 mm");
  });

  it("is a specimen with both signature lines, the same each time", () => {
    const drawing = drawCheque(plain, view);
    expectSpecimen(drawing);
    expect(drawing).toContain("Signature, on purchase (holder)");
    expect(drawing).toContain("Countersignature, before the person cashing it");
    expect(drawing).toContain("Bank of &lt;Tests&gt; &amp; Trials");
    expect(drawCheque(plain, view)).toBe(drawing);
  });

  it("draws each recorded feature in its light and none that is not recorded", () => {
    const features = [
      ...new Map(
        cheques.flatMap((cheque) => cheque.features).map((each) => [each.id, each]),
      ).values(),
      { id: "planchettes", light: "uv" },
      { id: "uv_fibres", light: "uv" },
      { id: "uv_print", light: "uv" },
    ];
    for (const feature of features) {
      const [, , drawn] = describeCheque({ ...plain, features: [feature] });
      expect(drawn, feature.id).toBeDefined();
      // The lathe-work of the value stands on every cheque.
      if (drawn === undefined || feature.id === "guilloche") continue;
      const inLight = { light: drawn.light, detail: "screen" } as const;
      expect(drawCheque({ ...plain, features: [feature] }, inLight), feature.id).not.toBe(
        drawCheque(plain, inLight),
      );
    }
  });

  it("has the two signatures first among what to look at, and every pin on the cheque", () => {
    for (const cheque of cheques) {
      const features = describeCheque(cheque);
      expect(features.slice(0, 2).map(({ id }) => id)).toEqual(["signature", "countersignature"]);
      for (const { pin } of features) {
        expect(Math.min(pin.x, pin.y)).toBeGreaterThan(0);
        expect(Math.max(pin.x, pin.y)).toBeLessThan(100);
      }
    }
  });
});
