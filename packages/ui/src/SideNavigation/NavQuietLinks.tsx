import { Anchor } from "../Anchor/Anchor.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { quiet, quietRow } from "./SideNavigation.css.ts";

type NavQuietLinksProps = {
  items: readonly { href: string; label: string }[];
  /** Tells that they open beside the product. */
  newTabText: string;
};

/** Small outside links side by side at the foot of the navigation. */
export function NavQuietLinks({ items, newTabText }: NavQuietLinksProps) {
  return (
    <div className={quietRow}>
      {items.map(({ href, label }) => (
        <Anchor key={label} className={quiet} href={href} target="_blank" rel="noopener noreferrer">
          {label}
          <VisuallyHidden>{` (${newTabText})`}</VisuallyHidden>
        </Anchor>
      ))}
    </div>
  );
}
