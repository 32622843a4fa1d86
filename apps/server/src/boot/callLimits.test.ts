import { Problem } from "@specimen/api/contract";
import { beforeAll, expect, it } from "vitest";
import { defaultLimits } from "../http/callLimits.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createWebhookSender } from "../messages/webhook.ts";
import { demoAccountId, describeOnBoth, origins } from "../testing/startApi.ts";
import { createApp, type KnowledgeApi } from "./createApp.ts";

describeOnBoth("an API with two searches a minute", (api) => {
  let app: KnowledgeApi;
  beforeAll(async () => {
    const { database, identity, dataKey } = api();
    const { redeem, endVisits, changePassword } = identity;
    const noJobs = { executeSql: () => Promise.resolve({ rows: [] }) };
    app = await createApp({
      database,
      redeem,
      endVisits,
      changePassword,
      dataKey,
      jobs: createJobs(noJobs),
      messages: { mail: null, webhook: createWebhookSender({}) },
      tokens: { issuer: origins.issuer, audience: origins.audience, keys: identity.keys },
      publicUrl: origins.api,
      appOrigins: [origins.web],
      now: () => new Date("2026-11-21T12:00:00Z"),
      limits: { ...defaultLimits, perMinute: { ...defaultLimits.perMinute, search: 2 } },
    });
  });
  const call = async (path: string, username: string) => {
    const token = await api().identity.signApiToken(demoAccountId(username));
    return app.request(path, { headers: { Authorization: `Bearer ${token}` } });
  };

  it("refuses the third with the seconds to wait, and neither other calls nor other people", async () => {
    for (const path of ["/search?q=euro", "/banknotes?text=euro"]) {
      expect((await call(path, "clerk")).status).toBe(200);
    }
    const refused = await call("/search?q=dollar", "clerk");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const problem = Problem.parse(await refused.json());
    expect(problem.code).toBe("too_many_requests");
    expect(String(problem.retryAfter)).toBe(refused.headers.get("Retry-After"));
    expect((await call("/currentUser", "clerk")).status).toBe(200);
    expect((await call("/search?q=dollar", "officer")).status).toBe(200);
    // What is known already costs nobody anything.
    expect((await call("/banknotes?text=euro", "clerk")).status).toBe(200);
  });
});
