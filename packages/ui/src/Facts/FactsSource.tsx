import type { ReactNode } from "react";
import { Confidence } from "./Confidence.tsx";
import { source, sourceText } from "./Facts.css.ts";

/** Where facts come from and how sure they are; for the foot of a card. */
export function FactsSource({
  text,
  confidence,
}: {
  text: ReactNode;
  confidence?: { level: 1 | 2 | 3; word: string } | undefined;
}) {
  return (
    <div className={source}>
      <span className={sourceText}>{text}</span>
      {confidence && <Confidence {...confidence} />}
    </div>
  );
}
