import { countries } from "../contract/countries.ts";
import { currentUser } from "../contract/currentUser.ts";
import { customerContent } from "../contract/customerContent.ts";
import { displayLanguages } from "../contract/displayLanguages.ts";
import type { Operation } from "../contract/operation.ts";
import { stats } from "../contract/stats.ts";
import { byName } from "./byName.ts";

/** What every page and the first panels ask; the others come while their request is on the way. */
const firstCalls = byName([countries, currentUser, customerContent, displayLanguages, stats]);

/** Calls anybody may make; only these go without a token. */
const publicCalls: ReadonlySet<string> = new Set(["post /auth/token"]);

/** Whether a call, named "method path", goes without a token. */
export const isPublic = (name: string): boolean => publicCalls.has(name);

/** The call of the contract under "method path", as openapi-fetch names it. */
export async function callNamed(name: string): Promise<Operation> {
  const call = firstCalls.get(name) ?? (await import("./allCalls.ts")).allCalls.get(name);
  if (call === undefined) throw new Error(`No call ${name} in the contract`);
  return call;
}
