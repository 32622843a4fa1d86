import { createHmac } from "node:crypto";
import { request } from "node:https";
import { RequestFilteringHttpsAgent } from "request-filtering-agent";
import { DeliveryError, faultOf } from "./deliveryError.ts";

/** What is sent to an https address. */
export interface Webhook {
  readonly url: string;
  /** Names the message: a second attempt has the same. */
  readonly id: string;
  readonly sentAt: Date;
  /** The keys of the signatures, 32 bytes in Base64: the newest first. */
  readonly keys: readonly string[];
  readonly body: object;
}

export type SendWebhook = (webhook: Webhook) => Promise<void>;

export interface WebhookOptions {
  /** Whether addresses inside the own network may be called. */
  readonly allowPrivate?: boolean;
  /** Certificates in PEM that are trusted instead of the usual ones. */
  readonly ca?: string;
}

/** How long the other side may take, in ms. */
const answerTimeout = 10_000;

/**
 * The signature of Standard Webhooks (standardwebhooks.com): HMAC-SHA-256 of id, seconds and body.
 */
export function signatureOf(key: string, id: string, seconds: number, body: string): string {
  const hmac = createHmac("sha256", Buffer.from(key, "base64"));
  return `v1,${hmac.update(`${id}.${seconds}.${body}`).digest("base64")}`;
}

/**
 * Posts JSON to https addresses. Private and reserved addresses are refused when the connection is
 * made, after the name was looked up; redirects are not followed; the answer is not read.
 */
export function createWebhookSender({ allowPrivate = false, ca }: WebhookOptions): SendWebhook {
  const agent = new RequestFilteringHttpsAgent({
    allowPrivateIPAddress: allowPrivate,
    allowMetaIPAddress: false,
    ...(ca === undefined ? {} : { ca }),
  });
  return ({ url, id, sentAt, keys, body }) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const seconds = Math.floor(sentAt.getTime() / 1000);
      const call = request(url, {
        method: "POST",
        agent,
        signal: AbortSignal.timeout(answerTimeout),
        headers: {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(text),
          "User-Agent": "Specimen",
          "webhook-id": id,
          "webhook-timestamp": String(seconds),
          "webhook-signature": keys.map((key) => signatureOf(key, id, seconds, text)).join(" "),
        },
      });
      call.on("response", (answer) => {
        answer.destroy();
        const status = answer.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve();
        else reject(new DeliveryError("rejected"));
      });
      call.on("error", (error) => reject(new DeliveryError(webhookFault(error))));
      call.end(text);
    });
}

function webhookFault(error: Error) {
  if (error.name === "AbortError" || error.name === "TimeoutError") return "timedOut";
  return /is not allowed/.test(error.message) ? "privateAddress" : faultOf(error);
}
