import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWhole } from "../testing/startWhole.ts";
import type { Specimen } from "./startSpecimen.ts";

/** The status and headers of an answer; unlike fetch, it names any host. */
function ask(url: string, { method = "GET", headers = {} }: Ask = {}) {
  return new Promise<{ status: number; policy: string; sniffs: string }>((resolve, reject) => {
    const asked = httpRequest(url, { method, headers }, (answer) => {
      answer.resume();
      resolve({
        status: answer.statusCode ?? 0,
        policy: String(answer.headers["content-security-policy"] ?? ""),
        sniffs: String(answer.headers["x-content-type-options"] ?? ""),
      });
    });
    asked.on("error", reject);
    asked.end();
  });
}

interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

const paths: readonly (readonly [string, Ask?])[] = [
  ["/"],
  ["/config.json"],
  ["/no/such/page"],
  ["/no-such-file.png"],
  ["/assets/none-1a2b.js"],
  ["/currentUser"],
  ["/catalogue/revision", { method: "DELETE" }],
  ["/auth/token", { method: "POST" }],
  ["/stats/collect", { method: "POST" }],
  ["/stats/collect", { method: "OPTIONS" }],
  ["/healthz"],
  ["/readyz"],
  ["/metrics"],
  ["/images/none.svg"],
  ["/.well-known/openid-configuration"],
  ["/authorize?client_id=none"],
  ["/authorize"],
  ["/oauth/token", { method: "POST" }],
  ["/sign-in/none", { method: "POST" }],
  ["/v2/logout"],
  ["/%E0%A4%A"],
  ["/", { method: "PROPFIND" }],
  ["/", { headers: { Host: "elsewhere.example" } }],
];

describe("every answer of every origin", () => {
  let specimen: Specimen;
  beforeAll(async () => {
    specimen = await startWhole({
      metricsPort: 0,
    });
  });
  afterAll(async () => {
    await specimen.close();
  });

  it("has a content security policy, names its type, and is no 500", async () => {
    const origins = {
      web: specimen.webOrigin,
      api: specimen.apiOrigin,
      statistics: specimen.statisticsOrigin,
      identity: specimen.identityOrigin,
      metrics: specimen.metricsOrigin ?? "",
    };
    const faults: string[] = [];
    for (const [name, origin] of Object.entries(origins)) {
      for (const [path, how] of paths) {
        const { status, policy, sniffs } = await ask(origin + path, how);
        const isSafe = /default-src 'none'/.test(policy) && sniffs === "nosniff";
        if (!isSafe || status >= 500) {
          faults.push(`${name} ${how?.method ?? "GET"} ${path}: ${status} "${policy}" "${sniffs}"`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});
