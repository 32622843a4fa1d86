import type { ReactNode } from "react";
import { Anchor } from "../Anchor/Anchor.tsx";
import { button, type ButtonLook } from "../Button/Button.css.ts";

export type LinkButtonProps = ButtonLook & {
  href: string;
  children: ReactNode;
  icon?: ReactNode;
  isStretched?: boolean | undefined;
  /** Opens beside the product; say so in the label. */
  isNewTab?: boolean | undefined;
};

/** A link that looks like a button: it leads somewhere, a button does something. */
export function LinkButton({
  href,
  variant = "primary",
  size = "base",
  icon,
  isStretched = false,
  isNewTab = false,
  children,
}: LinkButtonProps) {
  const tab = isNewTab ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <Anchor href={href} className={button({ variant, size, isStretched })} {...tab}>
      {icon}
      {children}
    </Anchor>
  );
}
