import type { Alert, AlarmSettingsRule, AlertPage, DataCheck } from "@specimen/api/contract";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { DeliveryError } from "../../../messages/deliveryError.ts";
import { createMailer } from "../../../messages/mail.ts";
import { createWebhookSender, signatureOf } from "../../../messages/webhook.ts";
import { receiveMails, receiveWebhooks } from "../../../testing/receivers.ts";
import { describeOnBoth } from "../../../testing/startApi.ts";
import { alertDeliveries, alerts } from "../tables.ts";

const as = "administrator";
const expired = [
  "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
].join("\n");
const patience = { timeout: 30_000, interval: 100 };

describeOnBoth("alarms", (api) => {
  let webhooks: Awaited<ReturnType<typeof receiveWebhooks>>;
  let mails: Awaited<ReturnType<typeof receiveMails>>;

  beforeAll(async () => {
    webhooks = await receiveWebhooks();
    mails = await receiveMails("a-good-password");
  });
  afterAll(async () => {
    await webhooks.close();
    await mails.close();
  });
  beforeEach(async () => {
    // Tests of other areas share the database, and may have raised alarms.
    await api().database.delete(alerts);
    webhooks.calls.length = 0;
    webhooks.answerWith(204);
    mails.mails.length = 0;
    api().sendBy({
      mail: createMailer({ url: mails.url, from: "alarms@specimen.example" }),
      webhook: createWebhookSender({ allowPrivate: true, ca: webhooks.ca }),
    });
  });
  afterEach(() => {
    api().sendBy();
  });

  const settings = (own: Partial<AlarmSettingsRule> = {}): AlarmSettingsRule => ({
    enabled: true,
    reasons: ["expired"],
    emails: ["ada@example.com"],
    webhook: webhooks.url,
    message: { en: "Call the security desk", de: "Sicherheit anrufen" },
    ...own,
  });
  const set = async (own?: Partial<AlarmSettingsRule>) => {
    const path = "/client-tool/data-check/alarms";
    const answer = await api().change(path, { as, method: "PUT", body: settings(own) });
    expect(answer.status).toBe(200);
  };
  const check = (mrz = expired, checkId?: string, language = "en") =>
    api().read<DataCheck>("/identity-documents/data-check/any", {
      as: "officer",
      method: "POST",
      language,
      body: { mrz, printed: {}, ...(checkId === undefined ? {} : { checkId }) },
    });
  const list = (query = "", by = as) =>
    api().read<AlertPage>(`/client-tool/data-check/alerts${query}`, { as: by });
  const whenOver = () =>
    vi.waitFor(async () => {
      const page = await list();
      const states = page.alerts.flatMap(({ deliveries }) => deliveries.map(({ state }) => state));
      expect(states).not.toContain("waiting");
      return page;
    }, patience);

  it("reach the list, the mails and the webhook, and tell the officer what to do", async () => {
    await set();
    const told = await check(expired, undefined, "de");
    expect(told.alarm).toEqual({
      reasons: ["expired"],
      message: { text: "Sicherheit anrufen", lang: "de" },
    });
    const page = await whenOver();
    expect(page).toMatchObject({ total: 1, open: 1 });
    expect(page.alerts).toMatchObject([
      {
        reasons: ["expired"],
        isTest: false,
        checkedBy: { name: "Owen Marsh" },
        document: null,
        settled: null,
        deliveries: [
          { channel: "email", target: "ada@example.com", state: "sent", attempts: 1 },
          { channel: "webhook", target: new URL(webhooks.url).host, state: "sent" },
        ],
      },
    ]);
    expect(mails.mails).toMatchObject([{ to: ["ada@example.com"] }]);
    const [call] = webhooks.calls;
    expect(JSON.parse(call?.body ?? "")).toMatchObject({
      type: "alarm.raised",
      data: { id: page.alerts[0]?.id, reasons: ["expired"] },
    });
    const { signingKey } = await api().read<{ signingKey: string }>(
      "/client-tool/data-check/alarms",
      { as },
    );
    const seconds = Number(call?.headers["webhook-timestamp"]);
    const key = signingKey.replace("whsec_", "");
    expect(call?.headers["webhook-signature"]).toBe(
      signatureOf(key, String(call?.headers["webhook-id"]), seconds, call?.body ?? ""),
    );
  });

  it("are signed by the new key and, for a day, by the one before it", async () => {
    const path = "/client-tool/data-check/alarms";
    const read = () => api().read<{ signingKey: string; generation: number }>(path, { as });
    const renew = (generation: number, by = as) =>
      api().call(`${path}/signing-key`, { as: by, method: "POST", body: { generation } });
    const before = await read();
    const answer = await renew(before.generation);
    expect(answer.status).toBe(200);
    const after = (await answer.json()) as typeof before;
    expect(after).toMatchObject({ generation: before.generation + 1 });
    expect(after.signingKey).not.toBe(before.signingKey);
    // A second press of the button makes no third key.
    expect(await (await renew(before.generation)).json()).toEqual(after);
    expect((await renew(after.generation, "clerk")).status).toBe(403);

    await set({ emails: [] });
    await check();
    await whenOver();
    const [call] = webhooks.calls;
    const seconds = Number(call?.headers["webhook-timestamp"]);
    const by = ({ signingKey }: { signingKey: string }) =>
      signatureOf(
        signingKey.replace("whsec_", ""),
        String(call?.headers["webhook-id"]),
        seconds,
        call?.body ?? "",
      );
    expect(String(call?.headers["webhook-signature"]).split(" ")).toEqual([by(after), by(before)]);
    api().pass(25 * 60 * 60);
    try {
      expect(await read()).toEqual({ ...(await read()), ...after, previousUntil: null });
    } finally {
      api().setDay();
    }
  });

  it("tell nobody a number or a name of the document", async () => {
    await set();
    await check();
    await whenOver();
    const sent = JSON.stringify([webhooks.calls, mails.mails, await list()]);
    for (const word of ["L898902C3", "ERIKSSON", "ANNA", "ZE184226B"]) {
      expect(sent).not.toContain(word);
    }
  });

  it("are raised once for each reason of a check, and only for those of the settings", async () => {
    await set();
    const { id } = await check();
    await check(expired, id);
    expect((await list()).total).toBe(1);
    await set({ reasons: ["expired", "forged"] });
    await check(expired.replace("7408122", "7408123"), id);
    const { alerts: raised } = await list();
    expect(raised.map(({ reasons }) => reasons)).toEqual(
      expect.arrayContaining([["expired"], ["forged"]]),
    );
    expect(raised).toHaveLength(2);
    await set({ enabled: false });
    expect((await check()).alarm).toBeNull();
    expect((await whenOver()).total).toBe(2);
  });

  it("are raised once where a check is decided several times at once", async () => {
    await set({ reasons: [] });
    const { id } = await check();
    await set();
    await Promise.all([1, 2, 3].map(() => check(expired, id)));
    expect((await whenOver()).total).toBe(1);
    expect(webhooks.calls).toHaveLength(1);
  });

  it("are settled by a colleague, the first of whom stays", async () => {
    await set({ emails: [], webhook: null });
    await check();
    const [open] = (await list()).alerts;
    const settle = (by: string, note?: string) =>
      api().call(`/client-tool/data-check/alerts/${open?.id}/settle`, {
        as: by,
        method: "POST",
        body: note === undefined ? {} : { note },
      });
    expect((await settle("principal")).status).toBe(404);
    for (const sent of ["first", "again, as its answer was lost"])
      expect((await settle("controller", "Police were called")).status, sent).toBe(200);
    const tooLate = [await settle(as), await settle("controller", "Nothing was done")];
    expect(tooLate.map(({ status }) => status)).toEqual([409, 409]);
    const [settled] = (await list()).alerts;
    expect(settled?.settled).toMatchObject({
      by: { name: "Jonas Weber" },
      note: "Police were called",
    });
    expect(await list("?state=open")).toMatchObject({ total: 0, open: 0 });
    expect(await list("?state=settled")).toMatchObject({ total: 1 });
    expect((await list("", "principal")).total).toBe(0);
  });

  it("can be tested, and say why a message did not arrive", async () => {
    api().sendBy({ mail: null, webhook: createWebhookSender({ ca: webhooks.ca }) });
    await set();
    await api().read<Alert>("/client-tool/data-check/alarms/test", { as, method: "POST" });
    const { alerts: raised } = await whenOver();
    expect(raised).toMatchObject([
      {
        isTest: true,
        reasons: [],
        deliveries: [
          { channel: "email", state: "failed", fault: "notConfigured" },
          { channel: "webhook", state: "failed", fault: "privateAddress" },
        ],
      },
    ]);
    expect(webhooks.calls).toEqual([]);
  });

  it("are sent again when the other side was away", async () => {
    let attempts = 0;
    let whileAway: unknown;
    const rows = () => api().database.select().from(alertDeliveries);
    api().sendBy({
      mail: null,
      webhook: async () => {
        attempts += 1;
        if (attempts === 1) throw new DeliveryError("timedOut");
        whileAway = await rows();
      },
    });
    await set({ emails: [] });
    await check();
    await vi.waitFor(
      async () => expect(await rows()).toMatchObject([{ attempts: 2, state: "sent", fault: null }]),
      patience,
    );
    expect(whileAway).toMatchObject([{ attempts: 1, state: "waiting", fault: "timedOut" }]);
  });
});
