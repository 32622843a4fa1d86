import { expect, test } from "vitest";
import { coinFacts } from "./coinFacts.ts";
import { sampleCoin } from "./samples.ts";

const fact = (id: string, coin = sampleCoin) =>
  coinFacts.find((each) => each.id === id)?.value(coin);

test("a bullion coin without a face value says so", () => {
  expect(fact("face")).toEqual({ kind: "word", word: "coins.noFace" });
});

test("a face value has the unit's word, or else the currency's code", () => {
  const unit = { text: "rand", lang: "en" as const };
  expect(fact("face", { ...sampleCoin, denomination: 1, unit })).toEqual({
    kind: "amount",
    value: 1,
    unit,
  });
  expect(fact("face", { ...sampleCoin, denomination: 1, currencyISO: "ZAR" })).toMatchObject({
    unit: { text: "ZAR" },
  });
});

test("a coin that is still issued has no last year, one of unknown years no period", () => {
  expect(fact("issued")).toEqual({ kind: "period", from: "1967", to: null });
  expect(fact("issued", { ...sampleCoin, firstIssued: null })).toBeNull();
});

test("every fact rests on members of the coin, by which its check is found", () => {
  const fields = coinFacts.flatMap(({ id, fields: own = [id] }) => own);
  expect(Object.keys(sampleCoin)).toEqual(expect.arrayContaining(fields));
});
