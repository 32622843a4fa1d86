import { NavQuietLink } from "./NavQuietLink.tsx";
import { quietRow } from "./SideNavigation.css.ts";

/** Small outside links side by side at the foot of the navigation. */
export function NavQuietLinks({ items }: { items: readonly { href: string; label: string }[] }) {
  return (
    <div className={quietRow}>
      {items.map((item) => (
        <NavQuietLink key={item.href} {...item} isNewTab />
      ))}
    </div>
  );
}
