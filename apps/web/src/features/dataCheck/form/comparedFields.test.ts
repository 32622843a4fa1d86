import { expect, it } from "vitest";
import { withoutScan } from "./comparedFields.ts";

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
