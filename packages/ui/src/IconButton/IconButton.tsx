import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { iconButton } from "./IconButton.css.ts";

export type IconButtonProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "id" | "onClick" | "aria-expanded" | "aria-controls" | "aria-haspopup" | "aria-pressed"
> & {
  /** The name for everybody who does not see the icon; also its tooltip. */
  label: string;
  icon: ReactNode;
  /** With a hairline around it. */
  isFramed?: boolean | undefined;
  size?: "least" | "base" | undefined;
  /** Switched off, and why; it stays reachable by keyboard. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A square button that shows an icon and is named by its label. */
export function IconButton({
  label,
  icon,
  isFramed = false,
  size = "base",
  disabledReason,
  onClick,
  ...native
}: IconButtonProps) {
  const isOff = disabledReason !== undefined;
  return (
    <button
      {...native}
      type="button"
      className={iconButton({ size, isFramed })}
      aria-label={label}
      aria-disabled={isOff || undefined}
      title={disabledReason ?? label}
      onClick={isOff ? undefined : onClick}
    >
      {icon}
    </button>
  );
}
