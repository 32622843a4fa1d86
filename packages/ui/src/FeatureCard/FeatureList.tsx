import { Children, type ReactNode } from "react";
import { item, list } from "./FeatureCard.css.ts";

/** Feature cards in two columns, one on narrow screens. */
export function FeatureList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul role="list" className={list} aria-label={label}>
      {Children.map(children, (feature) => (
        <li className={item}>{feature}</li>
      ))}
    </ul>
  );
}
