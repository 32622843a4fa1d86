import type { HttpRequest } from "../ports/index.ts";
import { createFakeAddress } from "./fakeAddress.ts";
import { createFakeClock } from "./fakeClock.ts";
import { createFakeProvider } from "./fakeProvider.ts";
import { createFakeCookies, createFakeStore } from "./fakeStore.ts";
import { createFakeTabs, type FakeTabs } from "./fakeTabs.ts";
import { createFakeThread } from "./fakeThread.ts";
import { createFakeFrame, createFakePopup, type WindowBehaviour } from "./fakeWindows.ts";

/** The settings that the fakes answer to. */
export const fakeSettings = {
  apiUrl: "https://api.example.test",
  domain: "login.example.test",
  clientId: "client-1",
  audience: "https://api.example.test/",
} as const;

/** The origin of the fake page. */
export const fakeOrigin = "https://app.example.test";

type Send = (url: string, request: HttpRequest) => Promise<Response>;

interface WorldOptions {
  /** Where the page opens; a path of {@link fakeOrigin}. */
  path?: string;
  /** The content of session storage. */
  stored?: Record<string, string>;
  cookies?: Record<string, string>;
  tabs?: FakeTabs;
  now?: number;
  /** Default https://login.example.test/, the same site as the page. */
  issuer?: string;
}

/** All ports in memory, with a provider and a product API behind them. */
export function createWorld(options: WorldOptions = {}) {
  const { path = "/", stored = {}, tabs = createFakeTabs() } = options;
  const clock = createFakeClock(options.now ?? 1_750_000_000_000);
  const issuer = options.issuer ?? "https://login.example.test/";
  const provider = createFakeProvider(issuer, fakeSettings.clientId, clock);
  const cookies = createFakeCookies();
  for (const [name, value] of Object.entries(options.cookies ?? {})) cookies.write(name, value, 60);

  const answerByMessage: WindowBehaviour = (url, listener) => {
    const response = Object.fromEntries(provider.authorize(url));
    const origin = provider.state.hasWebMessage ? new URL(provider.issuer).origin : fakeOrigin;
    queueMicrotask(() => listener.message(origin, { type: "authorization_response", response }));
  };
  const frameBehaviour = { current: answerByMessage };
  const popupBehaviour: { current: WindowBehaviour | null } = { current: answerByMessage };
  const frame = createFakeFrame(frameBehaviour);
  const popup = createFakePopup(popupBehaviour);

  const requests: { url: string; request: HttpRequest }[] = [];
  const reported: unknown[] = [];
  const api: { answer: () => Promise<Response> } = {
    answer: async () => new Response("{}", { status: 401 }),
  };
  /** Between the page and the network: a test may break or delay it. */
  const net: { send: Send } = {
    send: (url, request) =>
      url.startsWith(fakeSettings.apiUrl) ? api.answer() : provider.send(url, request),
  };

  const http = {
    send: (url: string, request: HttpRequest) => {
      requests.push({ url, request });
      return net.send(url, request);
    },
  };
  const thread = createFakeThread(http);

  return {
    api,
    clock,
    cookies,
    frame,
    frameBehaviour,
    net,
    popup,
    popupBehaviour,
    provider,
    reported,
    requests,
    tabs,
    thread,
    ports: {
      address: createFakeAddress(fakeOrigin + path),
      channel: tabs.channel(),
      clock,
      cookies,
      frame: frame.frame,
      http,
      locks: tabs.locks,
      popup: popup.popup,
      report: (error: unknown) => {
        reported.push(error);
      },
      store: createFakeStore(stored),
      thread: thread.thread,
    },
  };
}
