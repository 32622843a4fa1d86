import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { receiveMails, receiveWebhooks } from "../testing/receivers.ts";
import { DeliveryError } from "./deliveryError.ts";
import { createMailer } from "./mail.ts";
import { createWebhookSender, signatureOf } from "./webhook.ts";

const key = Buffer.alloc(32, 7).toString("base64");
const webhook = {
  id: "m1",
  sentAt: new Date("2026-11-22T10:00:00Z"),
  keys: [key],
  body: { type: "a" },
};

const faultOf = async (sending: Promise<void>) => {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DeliveryError);
  return error instanceof DeliveryError ? error : new DeliveryError("unreachable");
};

describe("webhooks", () => {
  let receiver: Awaited<ReturnType<typeof receiveWebhooks>>;
  beforeAll(async () => {
    receiver = await receiveWebhooks();
  });
  beforeEach(() => {
    receiver.calls.length = 0;
    receiver.answerWith(204);
  });
  afterAll(() => receiver.close());

  it("are posted with a signature of Standard Webhooks", async () => {
    const send = createWebhookSender({ allowPrivate: true, ca: receiver.ca });
    await send({ ...webhook, url: receiver.url });
    const [call] = receiver.calls;
    expect(call?.body).toBe('{"type":"a"}');
    expect(call?.headers).toMatchObject({
      "content-type": "application/json",
      "webhook-id": "m1",
      "webhook-timestamp": "1795341600",
      "webhook-signature": signatureOf(key, "m1", 1_795_341_600, '{"type":"a"}'),
    });
  });

  it("agree with the example of the standard", () => {
    const body = '{"test": 2432232314}';
    expect(
      signatureOf(
        "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        "msg_p5jXN8AQM9LWM0D4loKWxJek",
        1614265330,
        body,
      ),
    ).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it("are refused to private addresses, by number and by name", async () => {
    const send = createWebhookSender({ ca: receiver.ca });
    const port = new URL(receiver.url).port;
    for (const host of ["localhost", "127.0.0.1", "[::1]", "10.0.0.1", "169.254.169.254"]) {
      const error = await faultOf(send({ ...webhook, url: `https://${host}:${port}/` }));
      expect([host, error.fault]).toEqual([host, "privateAddress"]);
      expect(error.isLasting).toBe(true);
    }
    expect(receiver.calls).toEqual([]);
  });

  it("are rejected by any answer but a good one, a redirect included", async () => {
    const send = createWebhookSender({ allowPrivate: true, ca: receiver.ca });
    for (const status of [302, 404, 503]) {
      receiver.answerWith(status);
      const error = await faultOf(send({ ...webhook, url: receiver.url }));
      expect(error.fault).toBe("rejected");
      expect(error.isLasting).toBe(false);
    }
    expect(receiver.calls).toHaveLength(3);
  });

  it("are not sent where the certificate is not trusted, and the error tells no address", async () => {
    const send = createWebhookSender({ allowPrivate: true });
    const error = await faultOf(send({ ...webhook, url: receiver.url }));
    expect(error.fault).toBe("certificate");
    expect(`${error.stack}`).not.toContain("secret");
    expect(receiver.calls).toEqual([]);
  });
});

describe("mails", () => {
  let receiver: Awaited<ReturnType<typeof receiveMails>>;
  const mail = { id: "m1", to: "ada@example.com", subject: "Alarm: Prüfung", text: "Zeile ä" };
  const from = "Specimen <alarms@specimen.example>";
  beforeAll(async () => {
    receiver = await receiveMails("a-good-password");
  });
  afterAll(() => receiver.close());

  it("arrive over SMTP with the password of the settings", async () => {
    await createMailer({ url: receiver.url, from })(mail);
    expect(receiver.mails).toMatchObject([{ to: ["ada@example.com"] }]);
    expect(receiver.mails[0]?.from).toBe("alarms@specimen.example");
    expect(receiver.mails[0]?.source).toContain("Message-ID: <m1@specimen.example>");
  });

  it("tell a wrong password, a refused address and a silent server apart, and no secret", async () => {
    const wrong = receiver.url.replace("a-good-password", "a-wrong-password");
    const login = await faultOf(createMailer({ url: wrong, from })(mail));
    expect(login.fault).toBe("login");
    expect(`${login.stack}`).not.toContain("a-wrong-password");
    const nobody = { ...mail, to: "nobody@example.com" };
    expect((await faultOf(createMailer({ url: receiver.url, from })(nobody))).fault).toBe(
      "rejected",
    );
    const closed = "smtp://127.0.0.1:1";
    expect((await faultOf(createMailer({ url: closed, from })(mail))).fault).toBe("unreachable");
  });
});
