import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { SealedValues } from "../../database/sealedValues.ts";
import { stolenNumbers } from "./tables.ts";

const purpose = "stolen numbers";

/** The hash by which a customer's list holds a number: capitals and digits alone, keyed by the customer. */
export const hashOfNumber = (sealed: SealedValues, customerId: string, number: string): string =>
  sealed.digest(`${customerId} ${number.toUpperCase().replaceAll(/[^A-Z0-9]/g, "")}`, purpose);

/** Whether a number is on the customer's list; `noList` where that is empty. */
export async function askStolenList(
  database: Database,
  sealed: SealedValues,
  customerId: string,
  number: string,
): Promise<"hit" | "noHit" | "noList"> {
  const ofCustomer = eq(stolenNumbers.customerId, customerId);
  const isNumber = eq(stolenNumbers.numberHash, hashOfNumber(sealed, customerId, number));
  const [hit] = await database
    .select({ customerId: stolenNumbers.customerId })
    .from(stolenNumbers)
    .where(and(ofCustomer, isNumber));
  if (hit !== undefined) return "hit";
  const [any] = await database
    .select({ customerId: stolenNumbers.customerId })
    .from(stolenNumbers)
    .where(ofCustomer)
    .limit(1);
  return any === undefined ? "noList" : "noHit";
}
