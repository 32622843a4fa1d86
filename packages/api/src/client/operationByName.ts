import { countries } from "../contract/countries.ts";
import { currentUser } from "../contract/currentUser.ts";
import { customerContent } from "../contract/customerContent.ts";
import { displayLanguages } from "../contract/displayLanguages.ts";
import type { Operation } from "../contract/operation.ts";
import { stats } from "../contract/stats.ts";
import { indexOperations } from "./indexOperations.ts";

/** The operations of every page and of the first panels; the others are loaded with their first request. */
const firstOperations = indexOperations([
  countries,
  currentUser,
  customerContent,
  displayLanguages,
  stats,
]);

/** Operations without authentication; only these are sent without a token. */
const publicOperations: ReadonlySet<string> = new Set([
  "post /auth/token",
  "post /identity-documents/data-check/phone/code",
  "post /identity-documents/data-check/phone/open",
  "post /identity-documents/data-check/phone/pictures",
  "post /identity-documents/data-check/phone/pieces",
]);

/** Whether an operation, named "method path", is sent without a token. */
export const isPublic = (name: string): boolean => publicOperations.has(name);

/** The operation with the name "method path", as openapi-fetch builds it; throws where there is none. */
export async function operationByName(name: string): Promise<Operation> {
  const operation =
    firstOperations.get(name) ?? (await import("./allOperations.ts")).allOperations.get(name);
  if (operation === undefined) throw new Error(`No operation ${name} in the contract`);
  return operation;
}
