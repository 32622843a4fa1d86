import type { InspectionEvent, Observer } from "xstate";

/** The options that an actor is created with where the Stately inspector is open; else none. */
export interface Inspection {
  inspect?: Observer<InspectionEvent>;
}
