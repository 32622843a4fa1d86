import { createContext, use } from "react";
import type { InspectionEvent, Observer } from "xstate";

/** How machines are started where an inspector looks on; empty where none does. */
export interface Watched {
  inspect?: Observer<InspectionEvent>;
}

/** Filled by the services of the running product. */
export const WatchedContext = createContext<Watched>({});

/** For machines that live with a screen, so that the inspector sees them too. */
export const useWatched = (): Watched => use(WatchedContext);
