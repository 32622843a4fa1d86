import {
  createContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from "react";

/** What a link component gets: an `<a>`'s attributes with an address that is always there. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** The component that draws every link below; a plain `<a>` unless a router gave its own. */
export const LinkContext = createContext<ComponentType<AnchorProps> | null>(null);

/** Lets a router draw all links of this package, so that components only take an `href`. */
export function LinkProvider({
  link,
  children,
}: {
  link: ComponentType<AnchorProps>;
  children: ReactNode;
}) {
  return <LinkContext value={link}>{children}</LinkContext>;
}
