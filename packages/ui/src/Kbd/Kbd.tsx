import { kbd } from "./Kbd.css.ts";

/** A key's cap, shown where the key helps. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={kbd}>{children}</kbd>;
}
