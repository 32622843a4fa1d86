import { contract, type Operation } from "../contract/index.ts";

/** Every call of the contract under "method path", as openapi-fetch names it. */
export const callsByName: ReadonlyMap<string, Operation> = new Map(
  Object.values(contract)
    .flatMap((area) => Object.values<Operation>(area))
    .map((call) => [`${call.method} ${call.path}`, call]),
);
