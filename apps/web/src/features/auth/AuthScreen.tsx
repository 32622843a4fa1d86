import type { ReactNode } from "react";
import { AuthFrame } from "./AuthFrame.tsx";
import * as css from "./AuthScreen.css.ts";
import { Rosette } from "./Rosette.tsx";

export interface AuthScreenProps {
  title: string;
  text: string;
  /** Something is under way: the rosette turns and the words are announced. */
  isBusy?: boolean;
  /** What to do next. */
  actions?: ReactNode;
  /** For whoever has to look into it. */
  code?: string;
}

/** One state of sign-in: the engraver's rosette, what happens, and what to do next. */
export function AuthScreen({ title, text, isBusy = false, actions, code }: AuthScreenProps) {
  return (
    <AuthFrame>
      <title>{`${title} · Specimen`}</title>
      <Rosette isTurning={isBusy} />
      <div className={css.words} role={isBusy ? "status" : "alert"}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.actions}>{actions}</div>
      {code !== undefined && <p className={css.code}>{code}</p>}
    </AuthFrame>
  );
}
