import { expect, it } from "vitest";
import { createZoneDelivery } from "./createZoneDelivery.ts";

it("hands lines that nobody took yet to the next screen, once", () => {
  const delivery = createZoneDelivery();
  const taken: string[] = [];
  delivery.send("P<UTO");
  const stop = delivery.receive((text) => taken.push(text));
  expect(taken).toEqual(["P<UTO"]);
  stop();
  delivery.receive((text) => taken.push(text));
  expect(taken).toEqual(["P<UTO"]);
});

it("hands lines to the screen that is there, and none to one that was left", () => {
  const delivery = createZoneDelivery();
  const taken: string[] = [];
  const stop = delivery.receive((text) => taken.push(text));
  delivery.send("I<UTO");
  stop();
  delivery.send("V<UTO");
  expect(taken).toEqual(["I<UTO"]);
});
