export type { Place } from "../database/database.ts";
export type { OpenDatabase } from "../database/openDatabase.ts";
export { demoAccounts } from "../demo/demoAccounts.ts";
export { createApp, type AppOptions } from "./createApp.ts";
export { openCatalogue } from "./openCatalogue.ts";
export { audience, type Ports, type SpecimenOptions } from "./specimenOptions.ts";
export { type Specimen, startSpecimen } from "./startSpecimen.ts";
