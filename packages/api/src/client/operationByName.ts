import type { Fits } from "./checks/fits.ts";
import { firstValidators } from "./checks/generated/firstValidators.ts";
import { laterNames } from "./checks/generated/laterNames.ts";
import type { Operation } from "../contract/operation.ts";

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
  const { allOperations } = await import("./allOperations.ts");
  const operation = allOperations.get(name);
  if (operation === undefined) throw new Error(`No operation ${name} in the contract`);
  return operation;
}

/** The validator that is generated for an operation, where there is one. */
async function validatorOf(name: string): Promise<Fits | undefined> {
  if (!laterNames.has(name)) return firstValidators.get(name);
  const { laterValidators } = await import("./checks/generated/laterValidators.ts");
  return laterValidators.get(name);
}

/** Loads what checks the answer of an operation, where it is not there already. */
export async function prepareCheck(name: string): Promise<void> {
  if ((await validatorOf(name)) === undefined) await operationByName(name);
}

/**
 * Why an answer is not as the contract says; undefined where it is. The contract and Zod are loaded
 * for what the dashboard does not show, and for what does not fit.
 */
export async function faultOf(name: string, answer: unknown): Promise<Error | undefined> {
  const fits = await validatorOf(name);
  if (fits?.(answer) === true) return undefined;
  return (await operationByName(name)).answer.safeParse(answer).error;
}
