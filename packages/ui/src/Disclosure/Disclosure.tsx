import { useId, useState, type ReactNode } from "react";
import { ChevronDown, ChevronUp } from "../Icon/firstPage.tsx";
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
  const bodyId = useId();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const toggle = () => {
    setIsOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <div className={css.disclosure}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          className={aside === undefined ? css.trigger : `${css.trigger} ${css.withAside}`}
          onClick={toggle}
        >
          {aside !== undefined && <span className={css.aside}>{aside}</span>}
          <span className={css.title}>
            {title}
            {mark !== undefined && <span className={css.mark}>{mark}</span>}
          </span>
          <span className={css.arrow}>{isOpen ? <ChevronUp /> : <ChevronDown />}</span>
        </button>
      </h3>
      <div id={bodyId} className={css.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
