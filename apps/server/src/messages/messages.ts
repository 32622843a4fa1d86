import type { SendMail } from "./mail.ts";
import type { SendWebhook } from "./webhook.ts";

/** How messages leave the product. Each throws a DeliveryError. */
export interface Messages {
  /** Null where no mail server is set. */
  readonly mail: SendMail | null;
  readonly webhook: SendWebhook;
}
