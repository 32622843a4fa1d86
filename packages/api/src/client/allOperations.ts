import { contract } from "../contract/index.ts";
import { indexOperations } from "./indexOperations.ts";

/** Every operation of the contract. */
export const allOperations = indexOperations(Object.values(contract));
