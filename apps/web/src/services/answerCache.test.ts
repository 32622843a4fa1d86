import { expect, it } from "vitest";
import { createAnswerCache } from "./answerCache.ts";

it("rereads what is on screen and drops the rest when the language changes", async () => {
  const { provider, reread } = createAnswerCache();
  provider.set("seen", { data: "Deutschland" });
  provider.set("left", { data: "Dänemark" });
  await reread(async () => {
    provider.set("seen", { data: "Deutschland", isValidating: true });
    await Promise.resolve();
    provider.set("seen", { data: "Vokietija" });
  });
  expect(provider.get("seen")).toEqual({ data: "Vokietija" });
  expect(provider.get("left")).toBeUndefined();
});
