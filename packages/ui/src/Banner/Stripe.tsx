import type { ReactNode } from "react";
import { stripe, stripeAction, stripeText } from "./Banner.css.ts";

export type StripeProps = {
  icon?: ReactNode;
  text: string;
  action?: { label: string; onClick: () => void } | undefined;
};

/** A line on ink above the top bar: something holds for the whole page, for instance no connection. */
export function Stripe({ icon, text, action }: StripeProps) {
  return (
    <div className={stripe}>
      {icon}
      <span className={stripeText} role="status">
        {text}
      </span>
      {action && (
        <button type="button" className={stripeAction} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}
