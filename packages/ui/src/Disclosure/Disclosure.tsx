import { useState, type ReactNode } from "react";
import * as Collapsible from "@radix-ui/react-collapsible";
import { ChevronDown, ChevronUp } from "../Icon/arrows.tsx";
import * as css from "./Disclosure.css.ts";

export type DisclosureProps = {
  title: string;
  /** Before the title, for instance a date. */
  aside?: string | undefined;
  /** After the title, for instance that it is new; read as part of the button's name. */
  mark?: ReactNode;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
};

/** A row that opens: the whole row is the button. Rows after one another have hairlines between them. */
export function Disclosure({
  title,
  aside,
  mark,
  defaultOpen = false,
  onOpenChange,
  children,
}: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Collapsible.Root className={css.disclosure} open={isOpen} onOpenChange={change}>
      <h3>
        <Collapsible.Trigger
          className={aside === undefined ? css.trigger : `${css.trigger} ${css.withAside}`}
        >
          {aside !== undefined && <span className={css.aside}>{aside}</span>}
          <span className={css.title}>
            {title}
            {mark !== undefined && <span className={css.mark}>{mark}</span>}
          </span>
          <span className={css.arrow}>{isOpen ? <ChevronUp /> : <ChevronDown />}</span>
        </Collapsible.Trigger>
      </h3>
      <Collapsible.Content className={css.body}>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
