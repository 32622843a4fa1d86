import { expect, test } from "vitest";
import { sampleCountries } from "../../widgets/samples.ts";
import { matchCountryCode } from "./matchCountryCode.ts";

test("a country code finds its country, in any case", () => {
  expect(matchCountryCode("DE", sampleCountries)?.id).toBe("DE");
  expect(matchCountryCode(" de ", sampleCountries)?.id).toBe("DE");
});

test("a code that no country has finds nothing", () => {
  expect(matchCountryCode("XQ", sampleCountries)).toBeUndefined();
  expect(matchCountryCode("", sampleCountries)).toBeUndefined();
});
