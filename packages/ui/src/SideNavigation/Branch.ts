import { createContext } from "react";

/** Whether an entry stands inside a section. */
export const Branch = createContext(false);
