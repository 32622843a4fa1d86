import { expect, it } from "vitest";
import { meantIn, unrecordedOf } from "./unrecorded.ts";

const iraq = { kind: "country", key: "IQ", fit: 95.8 };
const dominica = { kind: "country", key: "DM", fit: 95.5 };
const dominican = { kind: "country", key: "DO", fit: 95.5 };
const hit = (countryId: string | null, code: string | null = null) => ({ countryId, code });
const keys = (
  parts: Parameters<typeof meantIn>[0],
  hits: Parameters<typeof unrecordedOf>[1],
): string[] =>
  unrecordedOf(meantIn(parts, { hasHits: hits.length > 0 }), hits).map(({ key }) => key);

it("names what was typed and has no hit", () => {
  expect(keys([[iraq]], [])).toEqual(["IQ"]);
  expect(keys([[iraq], []], [hit(null), hit("DE")])).toEqual(["IQ"]);
  expect(keys([[iraq], [iraq]], [])).toEqual(["IQ"]);
  expect(keys([[iraq]], [hit("IQ")])).toEqual([]);
  expect(keys([[{ kind: "currency", key: "IQD", fit: 95 }]], [hit(null, "IQD")])).toEqual([]);
});

it("names none of several of a name where one has a hit", () => {
  expect(keys([[dominica, dominican]], [hit("DO")])).toEqual([]);
  expect(keys([[dominica, dominican]], [])).toEqual(["DM", "DO"]);
});

it("takes codes, beginnings and other languages for names only where there are no hits", () => {
  for (const fit of [99.9, 91.8, 83]) {
    expect(keys([[{ ...iraq, fit }]], [])).toEqual(["IQ"]);
    expect(keys([[{ ...iraq, fit }]], [hit(null)])).toEqual([]);
  }
});

it("takes a word for no name of its own that is in a name with another word", () => {
  const samoa = { kind: "country", key: "WS", fit: 95.7 };
  const american = { kind: "country", key: "AS", fit: 63 };
  const parts = [[american], [samoa, american]];
  expect(keys(parts, [hit("AS")])).toEqual([]);
  expect(keys(parts, [hit(null)])).toEqual(["AS"]);
  expect(keys([[], [samoa, american]], [hit(null)])).toEqual(["WS"]);
  const dollar = { kind: "currency", key: "WST", fit: 63 };
  expect(
    keys(
      [
        [samoa, american, dollar],
        [american, dollar],
      ],
      [hit(null)],
    ),
  ).toEqual(["AS"]);
  expect(keys([[samoa, dollar], [dollar]], [hit(null)])).toEqual(["WST"]);
});

it("names what fits best", () => {
  expect(keys([[{ ...dominica, fit: 60 }, iraq]], [])).toEqual(["IQ"]);
  expect(keys([[{ kind: "glossaryEntry", key: "watermark", fit: 96 }, iraq]], [])).toEqual([]);
});
