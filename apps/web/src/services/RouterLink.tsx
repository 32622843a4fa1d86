import type { AnchorHTMLAttributes, Ref } from "react";
import { Link } from "react-router-dom";

type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** Lets the router draw the links of the ui package; other origins and fragments stay plain. */
export function RouterLink({ href, ref, ...anchor }: RouterLinkProps) {
  const isInside = href.startsWith("/") && !href.startsWith("//");
  return isInside ? (
    <Link {...anchor} {...(ref === undefined ? {} : { ref })} to={href} />
  ) : (
    <a {...anchor} {...(ref === undefined ? {} : { ref })} href={href} />
  );
}
