import { createContext } from "react";

/** The navigation as a drawer on narrow screens; on wide ones it is always there. */
export type DrawerControl = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** The id of the navigation, for `aria-controls`. */
  navigationId: string;
};

/** The nearest shell's drawer; null outside of a shell. */
export const Drawer = createContext<DrawerControl | null>(null);
