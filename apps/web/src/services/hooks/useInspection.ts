import { useServices } from "../useServices.ts";
import type { Inspection } from "../telemetry/Inspection.ts";

/** For machines that live with a screen, so that the inspector shows them too. */
export const useInspection = (): Inspection => useServices().inspection;
