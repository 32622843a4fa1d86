import type { ReactNode } from "react";
import { CrossSign, OkSign, WarnSign } from "../Icon/signs.tsx";
import { NoSign } from "../Icon/firstPage.tsx";
import { tone } from "./StatusText.css.ts";

/** The signs of a short answer: circle with hook, triangle, octagon, bare cross. */
export type StatusSign = "ok" | "warn" | "no" | "cross";

const signs = { ok: OkSign, warn: WarnSign, no: NoSign, cross: CrossSign };

/** An answer in a word or two, with its sign. */
export function StatusText({ sign, children }: { sign: StatusSign; children: ReactNode }) {
  const Sign = signs[sign];
  return (
    <span className={tone[sign]}>
      <Sign />
      <span>{children}</span>
    </span>
  );
}
