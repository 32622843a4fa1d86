import type { InspectionEvent, Observer } from "xstate";
import { useServices } from "../useServices.ts";

/** The options that an actor is created with where the Stately inspector is open; else none. */
export interface Inspection {
  inspect?: Observer<InspectionEvent>;
}

/** For machines that live with a screen, so that the inspector shows them too. */
export const useInspection = (): Inspection => useServices().inspection;
