import { InfoSign } from "@specimen/ui/Icon/firstPage.tsx";
import type { ReactNode } from "react";
import * as css from "./form.css.ts";

export interface NoticeProps {
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Says something about the whole form, above its fields. */
export function Notice({ text, children }: NoticeProps) {
  return (
    <div className={css.notice} role="status">
      <InfoSign size={20} />
      <span className={css.said}>{text}</span>
      {children}
    </div>
  );
}
