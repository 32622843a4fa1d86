import { useId, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from "react";
import { Spinner } from "../Spinner/Spinner.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { button, waiting, type ButtonLook } from "./Button.css.ts";

type NativeProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | "id"
  | "name"
  | "value"
  | "form"
  | "autoFocus"
  | "onClick"
  | "onFocus"
  | "onPointerEnter"
  | "aria-expanded"
  | "aria-controls"
  | "aria-haspopup"
  | "aria-pressed"
  | "aria-label"
  | "aria-describedby"
>;

export type ButtonProps = NativeProps &
  ButtonLook & {
    children: ReactNode;
    type?: "button" | "submit" | undefined;
    /** Stands before the label; a spinner takes its place while pending. */
    icon?: ReactNode;
    /** Waits for an answer: keeps its place and width, and does nothing when pressed. */
    pending?: boolean | undefined;
    /** Switched off, and why. There is no disabled button without a reason; it stays reachable by keyboard. */
    disabledReason?: string | undefined;
    /** As wide as its container. */
    isStretched?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/** A button. One primary per panel; red names its object in the label; thin is underlined without a box. */
export function Button({
  variant = "primary",
  size = "base",
  type = "button",
  icon,
  pending = false,
  disabledReason,
  isStretched = false,
  onClick,
  children,
  ...native
}: ButtonProps) {
  const reasonId = useId();
  const isOff = pending || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...native}
        type={type}
        className={button({ variant, size, isStretched })}
        aria-disabled={isOff || undefined}
        aria-busy={pending || undefined}
        aria-describedby={disabledReason === undefined ? native["aria-describedby"] : reasonId}
        title={disabledReason}
        onClick={press}
      >
        {pending ? <PendingSign size={size} replacesIcon={Boolean(icon)} /> : icon}
        {children}
      </button>
      {disabledReason !== undefined && (
        <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>
      )}
    </>
  );
}

function PendingSign({
  size,
  replacesIcon,
}: {
  size: "sm" | "base" | "lg";
  replacesIcon: boolean;
}) {
  if (replacesIcon) return <Spinner size={18} />;
  return (
    <span className={waiting[size]}>
      <Spinner size={size === "lg" ? 15 : 12} />
    </span>
  );
}
