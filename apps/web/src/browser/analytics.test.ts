import { afterEach, expect, it, vi } from "vitest";
import { analytics } from "./analytics.ts";

const init = vi.hoisted(() => vi.fn());
vi.mock("posthog-js/dist/module.slim.no-external.js", () => ({ posthog: { init } }));

afterEach(() => vi.unstubAllGlobals());

/** What the library is started with. */
async function settingsOf(...options: Parameters<typeof analytics>) {
  init.mockReset().mockReturnValue({ opt_in_capturing: () => {}, identify: () => {} });
  await analytics(...options).start({ customerId: "nordhafen", username: "Clara" });
  return init.mock.lastCall as [key: string, settings: Record<string, unknown>];
}

it("goes to the provider's EU zone where no host is set (specification 7.11)", async () => {
  const [key, { api_host }] = await settingsOf("key");
  expect([key, api_host]).toEqual(["key", "https://eu.i.posthog.com"]);
  const [, { api_host: set }] = await settingsOf("key", "https://analytics.example");
  expect(set).toBe("https://analytics.example");
});

it("has interactions with elements and forms, downloads and attribution off (specification 7.11)", async () => {
  const [, settings] = await settingsOf("key");
  expect(settings).toMatchObject({
    // Clicks, changes and submits of elements, links to files among them.
    autocapture: false,
    rageclick: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    save_referrer: false,
    save_campaign_params: false,
    // The product tells its page views itself; the library may load nothing more.
    capture_pageview: false,
    disable_session_recording: true,
    disable_external_dependency_loading: true,
    opt_out_capturing_by_default: true,
  });
});

it("is stopped where the browser denies one store, or all of them", () => {
  const removed: string[] = [];
  const removeItem = (name: string) => void removed.push(name);
  const stored = Object.create({ removeItem }, { __ph_a: { enumerable: true } }) as Storage;
  const deny = (name: string) =>
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("sessionStorage", stored);
  vi.stubGlobal("localStorage", stored);
  deny("localStorage");
  analytics("key").stop();
  expect(removed).toEqual(["__ph_a"]);
  deny("sessionStorage");
  expect(() => analytics("key").stop()).not.toThrow();
});
