import { contract } from "../contract/index.ts";
import { byName } from "./byName.ts";

/** Every call of the contract. */
export const allCalls = byName(Object.values(contract));
