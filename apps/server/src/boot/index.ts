export type { Place } from "../database/database.ts";
export { openDatabase, type OpenDatabase } from "../database/openDatabase.ts";
export { createApp, type AppOptions } from "./createApp.ts";
export { demoAccounts } from "../demo/demoAccounts.ts";
export {
  audience,
  type Ports,
  type Specimen,
  type SpecimenOptions,
  startSpecimen,
} from "./startSpecimen.ts";
