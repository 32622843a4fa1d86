import type { ReactNode } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import { link } from "./Link.css.ts";

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** `quiet` takes the colour of its surroundings. */
  tone?: "accent" | "quiet" | undefined;
  /** `inline` runs in a sentence; the others stand alone and are 24 px high at least. */
  size?: "inline" | "small" | "base" | undefined;
  /** Opens beside the product; say so in the label. */
  isNewTab?: boolean | undefined;
};

/** A link in text; always underlined, so that it needs no colour to be known as one. */
export function Link({
  href,
  tone = "accent",
  size = "inline",
  isNewTab = false,
  children,
}: LinkProps) {
  const tab = isNewTab ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <Anchor href={href} className={link({ tone, size })} {...tab}>
      {children}
    </Anchor>
  );
}
