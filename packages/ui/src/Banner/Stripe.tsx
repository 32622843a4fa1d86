import type { ReactNode } from "react";
import { stripe, stripeAction, stripeText } from "./Banner.css.ts";

type Action = { label: string; onClick: () => void };

export type StripeProps = {
  icon?: ReactNode;
  text: string;
  action?: Action | undefined;
  /** Beside `action`: what helps where that does not. */
  otherAction?: Action | undefined;
};

/**
 * A line on ink above the top bar: something holds for the whole page, for instance no connection. It comes
 * with its text, which screen readers say of an alert alone; a status would have to be there before.
 */
export function Stripe({ icon, text, action, otherAction }: StripeProps) {
  return (
    <div className={stripe}>
      {icon}
      <span className={stripeText} role="alert">
        {text}
      </span>
      {[action, otherAction].map(
        (each) =>
          each && (
            <button key={each.label} type="button" className={stripeAction} onClick={each.onClick}>
              {each.label}
            </button>
          ),
      )}
    </div>
  );
}
