import { describe, expect, it } from "vitest";
import { type Side, Side as sides } from "@specimen/api/contract";
import { readFacts } from "../../catalogue/readFacts.ts";
import { drawnFeatures, featureSpots, letteringOf } from "../../images/featureSpots.ts";
import type { Box } from "../../images/layout.ts";
import type { Printed } from "../../images/printed.ts";
import { type Sheet, sheetOf } from "../../images/sheet.ts";
import { banknoteFiles } from "./facts.ts";

const { banknotes } = readFacts(banknoteFiles);

/** The drawings as wide as they are on a screen; `of` is an upright one beside its back. */
const screens = [
  { screen: "1366 px", wide: 630, tall: 340, upright: 296, radius: 15, isAlone: false },
  {
    screen: "the least with all pins",
    wide: 564,
    tall: 340,
    upright: 273,
    radius: 15,
    isAlone: false,
  },
  { screen: "320 px", wide: 274, tall: 340, upright: 128, radius: 9, isAlone: true },
] as const;

interface Pin {
  readonly feature: string;
  readonly x: number;
  readonly y: number;
}

/** The pins of a side in drawing units. */
function pinsOf(sheet: Sheet, side: Side): Pin[] {
  return featureSpots(sheet.record, side).map(({ feature, x, y }) => ({
    feature,
    x: (x * sheet.width) / 100,
    y: (y * sheet.height) / 100,
  }));
}

function awayFrom({ x, y }: Pin, box: Box): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** Every side of every banknote of the catalogue with its pins. */
const drawn = banknotes.flatMap((note: Printed) =>
  sides.options.map((side) => {
    const sheet = sheetOf(note, { side, light: "white", detail: "screen" });
    return { name: `${note.id} ${side}`, sheet, pins: pinsOf(sheet, side) };
  }),
);

describe.each(screens)("the pins of all banknotes on $screen", ({ radius, isAlone, ...most }) => {
  const shown = drawn.map(({ sheet, ...side }) => {
    const wide = sheet.isUpright ? most.upright : most.wide;
    const pixels = Math.min(wide / sheet.width, most.tall / sheet.height);
    return { ...side, sheet, pixels };
  });

  it("leave all lettering readable", () => {
    const covered = shown.flatMap(({ name, sheet, pins, pixels }) => {
      const boxes = letteringOf(sheet).map((box) => ({
        x: (box.x * sheet.width) / 100,
        y: (box.y * sheet.height) / 100,
        width: (box.width * sheet.width) / 100,
        height: (box.height * sheet.height) / 100,
      }));
      return pins
        .filter((pin) => boxes.some((box) => awayFrom(pin, box) * pixels < radius))
        .map(({ feature }) => `${name} ${feature}`);
    });
    expect(covered).toEqual([]);
  });

  it.skipIf(isAlone)("leave one another and their rings a space", () => {
    const touching = shown.flatMap(({ name, pins, pixels }) =>
      pins.flatMap((pin, index) =>
        pins
          .slice(index + 1)
          .filter(
            (other) => Math.max(Math.abs(pin.x - other.x), Math.abs(pin.y - other.y)) * pixels < 27,
          )
          .map((other) => `${name} ${pin.feature} ${other.feature}`),
      ),
    );
    expect(touching).toEqual([]);
  });

  it("stand whole on the drawing", () => {
    const outside = shown.flatMap(({ name, sheet, pins, pixels }) =>
      pins
        .filter(
          ({ x, y }) =>
            Math.min(x, y, sheet.width - x, sheet.height - y) * pixels < (isAlone ? 9 : 12) - 0.1,
        )
        .map(({ feature }) => `${name} ${feature}`),
    );
    expect(outside).toEqual([]);
  });

  it("stand beside small features, not on them, and near their own", () => {
    const misplaced = shown.flatMap(({ name, sheet, pins, pixels }) => {
      const features = drawnFeatures(sheet);
      return pins.flatMap((pin) => {
        const own = features.find(({ feature }) => feature === pin.feature);
        const on = features.filter(
          ({ box, kind }) => kind === "small" && awayFrom(pin, box) * pixels < radius - 3,
        );
        const far = own === undefined ? Infinity : Math.round(awayFrom(pin, own.box) * pixels);
        return [
          ...on.map(({ feature }) => `${name} ${pin.feature} on ${feature}`),
          ...(far > 58 ? [`${name} ${pin.feature} ${far} px from its feature`] : []),
        ];
      });
    });
    expect(misplaced).toEqual([]);
  });
});

it("walks a catalogue with many pins", () => {
  expect(drawn.length).toBeGreaterThan(1000);
  expect(drawn.flatMap(({ pins }) => pins).length).toBeGreaterThan(5000);
});
