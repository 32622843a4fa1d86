import { Anchor } from "../Anchor/Anchor.tsx";
import { quiet } from "./SideNavigation.css.ts";

type NavQuietLinkProps = {
  href: string;
  label: string;
  /** Opens beside the product. */
  isNewTab?: boolean | undefined;
};

/** A small link at the foot of the navigation. */
export function NavQuietLink({ href, label, isNewTab = false }: NavQuietLinkProps) {
  const tab = isNewTab ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <Anchor className={quiet} href={href} {...tab}>
      {label}
    </Anchor>
  );
}
