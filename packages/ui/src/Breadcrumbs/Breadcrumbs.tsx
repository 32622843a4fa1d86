import { ChevronRight } from "../Icon/arrows.tsx";
import { Link } from "../Link/Link.tsx";
import { code, item as itemStyle, list } from "./Breadcrumbs.css.ts";

/** A step of the way; the last one has no address. */
export type Crumb = { label: string; href?: string | undefined; isCode?: boolean | undefined };

/** The way from the area to this page. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {items.map((item, index) => (
          <li key={item.label} className={itemStyle}>
            {index > 0 && <ChevronRight size={16} />}
            {item.href === undefined ? (
              <span className={item.isCode ? code : undefined} aria-current="page">
                {item.label}
              </span>
            ) : (
              <Link href={item.href} size="small">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
