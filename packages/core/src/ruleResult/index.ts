export { conclusionOf, type ConcludedCheck, type Conclusion } from "./conclusionOf.ts";
export { expectationOf, type Expectation, type JudgedRule } from "./expectationOf.ts";
export { withDays } from "./withDays.ts";
