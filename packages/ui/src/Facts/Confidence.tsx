import { bar, bars, confidence } from "./Facts.css.ts";

/** How sure a fact is: 1 low, 2 medium, 3 high; bars and a word. */
export function Confidence({ level, word }: { level: 1 | 2 | 3; word: string }) {
  return (
    <span className={confidence}>
      <span className={bars} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} className={bar} data-filled={step <= level} />
        ))}
      </span>
      {word}
    </span>
  );
}
