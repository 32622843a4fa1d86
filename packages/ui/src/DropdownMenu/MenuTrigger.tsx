import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { ChevronUp } from "../Icon/firstPage.tsx";
import { trigger, triggerText } from "./DropdownMenu.css.ts";

export type MenuTriggerProps = {
  /** Names the menu; read out before the text. */
  label: string;
  /** What the button shows; without it only the icon. */
  text?: string | undefined;
  icon?: ReactNode;
  ground: "nav" | "page";
};

/** The button of a menu; the same before and after the menu's code has come. */
export function MenuTrigger({
  label,
  text,
  icon,
  ground,
  ...native
}: MenuTriggerProps & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      aria-haspopup="menu"
      aria-expanded={false}
      {...native}
      type="button"
      className={trigger({ ground })}
      aria-label={text === undefined ? label : `${text}, ${label}`}
      title={text === undefined ? label : undefined}
    >
      {icon}
      {text !== undefined && (
        <>
          <span className={triggerText}>{text}</span>
          <ChevronUp size={16} />
        </>
      )}
    </button>
  );
}
