import { expect, it } from "vitest";
import { languages } from "../language/index.ts";
import { formatTime, formatZonedTime } from "./time.ts";

it("counts 24 hours in every language", () => {
  const afternoon = new Date(2026, 10, 22, 14, 5);
  expect(languages.map((language) => formatTime(afternoon, language))).toEqual(
    languages.map(() => "14:05"),
  );
});

it("says which zone a time is of", () => {
  const night = new Date("2026-11-29T23:30:00Z");
  const zone = new Intl.DateTimeFormat("de", { timeZoneName: "short" })
    .formatToParts(night)
    .find(({ type }) => type === "timeZoneName");
  expect(formatZonedTime(night, "de")).toBe(`${formatTime(night, "de")} ${zone?.value}`);
});
