import { createContext } from "react";

/** Whether single keys act; a user may switch them off (WCAG 2.2, 2.1.4). */
export const ShortcutsContext = createContext(true);
