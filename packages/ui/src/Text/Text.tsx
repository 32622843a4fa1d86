import type { ReactNode } from "react";
import { text } from "./Text.css.ts";

export type TextProps = {
  as?: "p" | "span" | "div" | "strong" | undefined;
  step?: "body" | "small" | "label" | "caption" | "value" | "heading" | undefined;
  tone?: "ink" | "ink2" | "ink3" | "ok" | "warn" | "no" | undefined;
  /** Monospace, for codes. */
  isCode?: boolean | undefined;
  /** Figures of one width. */
  isTabular?: boolean | undefined;
  isStrong?: boolean | undefined;
  children: ReactNode;
};

/** Words in one of the product's type steps and text colours. */
export function Text({
  as: Element = "p",
  step = "body",
  tone = "ink",
  isCode = false,
  isTabular = false,
  isStrong = false,
  children,
}: TextProps) {
  return (
    <Element className={text({ step, tone, isCode, isTabular, isStrong })}>{children}</Element>
  );
}
