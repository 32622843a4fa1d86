import { expect, it } from "vitest";
import { settle } from "./fakeClock.ts";

it("work of the Web Crypto API has ended, however long it takes, when promises have settled", async () => {
  let isMade = false;
  const hash = "SHA-256";
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash, modulusLength: 4096 };
  const publicExponent = new Uint8Array([1, 0, 1]);
  void crypto.subtle.generateKey({ ...algorithm, publicExponent }, false, ["sign"]).then(() => {
    isMade = true;
  });
  await settle();
  expect(isMade).toBe(true);
});
