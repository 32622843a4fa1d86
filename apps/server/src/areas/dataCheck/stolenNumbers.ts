import { setImmediate } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { SealedValues } from "../../database/sealedValues.ts";
import { stolenNumbers } from "./tables.ts";

const purpose = "stolen numbers";

/** The hash by which a customer's list holds a number: letters in capitals and digits alone, keyed by the customer. */
export const hashOfNumber = (sealed: SealedValues, customerId: string, number: string): string =>
  sealed.digest(`${customerId} ${number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "")}`, purpose);

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
  const ofCustomer = eq(stolenNumbers.customerId, customerId);
  const hashes = numbers.map((number) => hashOfNumber(sealed, customerId, number));
  const [hit] = await database
    .select({ customerId: stolenNumbers.customerId })
    .from(stolenNumbers)
    .where(and(ofCustomer, inArray(stolenNumbers.numberHash, hashes)))
    .limit(1);
  if (hit !== undefined) return "hit";
  const [any] = await database
    .select({ customerId: stolenNumbers.customerId })
    .from(stolenNumbers)
    .where(ofCustomer)
    .limit(1);
  return any === undefined ? "noList" : "noHit";
}
