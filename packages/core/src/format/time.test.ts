import { expect, it } from "vitest";
import { languages } from "../language/index.ts";
import { formatTime } from "./time.ts";

it("counts 24 hours in every language", () => {
  const afternoon = new Date(2026, 10, 22, 14, 5);
  expect(languages.map((language) => formatTime(afternoon, language))).toEqual(
    languages.map(() => "14:05"),
  );
});
