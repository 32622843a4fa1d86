import type { Tradability } from "@specimen/api/contract";
import { glyph } from "./TradeMatrix.css.ts";

/** Buy at the left, sell at the right, both filled, or a dashed frame. Decoration beside a word. */
export function TradeGlyph({ value }: { value: Tradability }) {
  return (
    <svg className={glyph} width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
      <rect
        x="0.5"
        y="0.5"
        width="17"
        height="13"
        rx="2"
        fill="none"
        stroke="currentColor"
        strokeDasharray={value === 0 ? "2 2" : undefined}
      />
      {(value & 1) > 0 && <rect x="2" y="2" width="6.500" height="10" fill="currentColor" />}
      {(value & 2) > 0 && <rect x="9.500" y="2" width="6.500" height="10" fill="currentColor" />}
    </svg>
  );
}
