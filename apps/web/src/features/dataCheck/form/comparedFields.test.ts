import { readMrz } from "@specimen/core/mrz";
import { expect, it } from "vitest";
import { sampleForm, sampleLines } from "../samples.ts";
import { printedOf, withoutScan, withWholeZone, withZone } from "./comparedFields.ts";

const scanned =
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<\nL898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0";

it("takes a scan out of the field that had the focus, also where the field cut it off", () => {
  const keys = scanned.replace("\n", "");
  const printed = {
    surname: "LINDQVIST",
    personalNumber: `12${keys.slice(0, 20)}`,
    nationality: "P<U",
  };
  expect(withoutScan(printed, scanned)).toEqual({
    surname: "LINDQVIST",
    personalNumber: "12",
  });
});

it("leaves what only looks like a part of it", () => {
  const printed = { documentNumber: "L898902C3", surname: "UP", nationality: "UTO" };
  expect(withoutScan(printed, scanned)).toEqual(printed);
  expect(withoutScan(printed, scanned.split("\n")[1] ?? "")).toEqual(printed);
});

const today = "2026-11-21";
const mrz = sampleLines.join("\n");
const compared = { mrz, printed: { surname: "Lindquist" }, same: ["documentNumber", "sex"] };

it("sends what was typed of a field of which the zone says nothing", () => {
  const draft = { mrz: "", printed: { documentNumber: "L898902C3" }, same: ["documentNumber"] };
  expect(printedOf(sampleForm.schema, draft, readMrz("", { today }))).toEqual(draft.printed);
});

it("keeps what is the same while the zone says the same of it", () => {
  const other = mrz.replace("L898902C3", "M898902C3");
  expect(withZone(compared, other, today)).toEqual({ ...compared, mrz: other, same: ["sex"] });
  expect(withZone(compared, "", today)).toEqual({ ...compared, mrz: "", same: [] });
});

it("compares nothing with the zone of the next document", () => {
  const other = mrz.replace("L898902C3", "M898902C3");
  expect(withWholeZone(compared, other, today)).toEqual({ mrz: other, printed: {}, same: [] });
});

it("goes on with a zone that was there, in whole or in part, when it is scanned", () => {
  expect(withWholeZone({ ...compared, mrz: `${mrz}\n` }, mrz, today)).toEqual(compared);
  const begun = { mrz: mrz.slice(0, 20), printed: compared.printed, same: [] };
  expect(withWholeZone(begun, mrz, today)).toEqual({ ...begun, mrz });
});
