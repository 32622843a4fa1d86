export { expectationOf, type Expectation, type JudgedRule } from "./expectationOf.ts";
