export * from "./customaryNames.ts";
