import { Mark } from "@specimen/ui/Mark/Mark.tsx";
import type { ReactNode } from "react";
import * as css from "./AuthFrame.css.ts";

/** The page of sign-in: the product's name, and its state in the middle. */
export function AuthFrame({ children }: { children?: ReactNode }) {
  return (
    <div className={css.frame}>
      <header className={css.brand}>
        <span className={css.mark}>
          <Mark size={26} />
        </span>
        Specimen
      </header>
      <main className={css.state}>{children}</main>
    </div>
  );
}
