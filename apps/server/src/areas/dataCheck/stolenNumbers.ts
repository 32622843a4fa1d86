import { setImmediate } from "node:timers/promises";
import type { Database } from "../../database/database.ts";
import type { SealedValues } from "../../database/sealedValues.ts";
import { plainNumber } from "./plainNumber.ts";
import { hasList, listedAmong } from "./stolenImports.ts";

const purpose = "stolen numbers";

/** The hash by which a customer's list holds a number: that of its plain form, keyed by the customer. */
export const hashOfNumber = (sealed: SealedValues, customerId: string, number: string): string =>
  sealed.digest(`${customerId} ${plainNumber(number)}`, purpose);

/** Hashes that are made before others are let in. */
const atOnce = 2_000;

/** The hashes of many numbers; lets other events in. */
export async function hashesOf(
  sealed: SealedValues,
  customerId: string,
  numbers: readonly string[],
): Promise<readonly string[]> {
  const hashes: string[] = [];
  for (const number of numbers) {
    hashes.push(hashOfNumber(sealed, customerId, number));
    if (hashes.length % atOnce === 0) await setImmediate();
  }
  return hashes;
}

/** Whether one of a document's numbers is on the customer's list; `noList` where that is empty. */
export async function askStolenList(
  database: Database,
  sealed: SealedValues,
  customerId: string,
  numbers: readonly string[],
): Promise<"hit" | "noHit" | "noList"> {
  const hashes = numbers.map((number) => hashOfNumber(sealed, customerId, number));
  if ((await listedAmong(database, customerId, hashes)).size > 0) return "hit";
  return (await hasList(database, customerId)) ? "noHit" : "noList";
}
