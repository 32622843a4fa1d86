import { Anchor } from "../Anchor/Anchor.tsx";
import { list, segment } from "./SegmentedSwitch.css.ts";

export type SegmentedSwitchProps = {
  label: string;
  items: readonly { href: string; label: string; isCurrent: boolean }[];
};

/** Two or three sides of the product as links; for the navigation. */
export function SegmentedSwitch({ label, items }: SegmentedSwitchProps) {
  return (
    <ul role="list" className={list} aria-label={label}>
      {items.map((item) => (
        <li key={item.href}>
          <Anchor
            href={item.href}
            className={segment}
            aria-current={item.isCurrent ? "true" : undefined}
          >
            {item.label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
