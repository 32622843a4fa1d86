import { createTransport } from "nodemailer";
import { DeliveryError, faultOf } from "./deliveryError.ts";

/** A mail server and whom its mails come from. */
export interface MailSettings {
  /** `smtp://user:password@host:port`, with TLS by STARTTLS where offered, or `smtps://`. */
  readonly url: string;
  readonly from: string;
}

/** A mail in plain text; the id makes a second attempt the same mail. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** How long a mail server may take for each step, in ms. */
const stepTimeout = 10_000;

/** Sends mails over SMTP (RFC 5321). */
export function createMailer({ url, from }: MailSettings): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    // A text is a text: never read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, to, subject, text }) => {
    const messageId = `<${id}@${from.split("@").at(-1)?.replace(/>$/, "") ?? "localhost"}>`;
    try {
      await transport.sendMail({ from, to, subject, text, messageId });
    } catch (error) {
      throw new DeliveryError(faultOf(error));
    }
  };
}
