import { expect, test } from "vitest";
import { sampleNote } from "../../features/banknotes/samples.ts";
import { differ, featuresBeside } from "./comparedRows.ts";

const other = { ...sampleNote, id: "B", series: "First", features: sampleNote.features.slice(1) };

test("notes differ in a fact when two of them are known to", () => {
  expect(differ([sampleNote, other], ({ series }) => series)).toBe(true);
  expect(differ([sampleNote, other], ({ issuer }) => issuer)).toBe(false);
});

test("what is not known of one note is no difference", () => {
  const unknown = { ...other, firstIssued: null };
  expect(differ([sampleNote, unknown], ({ firstIssued }) => firstIssued)).toBe(false);
});

test("a feature is common when every note has it", () => {
  const [watermark, fibres] = featuresBeside(sampleNote, [sampleNote, other]);
  expect(watermark).toMatchObject({ key: "watermark", isCommon: false });
  expect(fibres).toMatchObject({ key: "uv_fibres", isCommon: true });
});
