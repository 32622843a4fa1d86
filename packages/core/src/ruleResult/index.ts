export { conclusionOf, type ConcludedCheck, type Conclusion } from "./conclusionOf.ts";
export { expectationOf, type Expectation, type JudgedRule } from "./expectationOf.ts";
export { termsOf, type Terms } from "./termsOf.ts";
export { withDays } from "./withDays.ts";
