export { createStatisticsHost } from "./createStatisticsHost.ts";
export { createWorld, fakeOrigin, fakeSettings } from "./createWorld.ts";
export { createFakeAnalytics } from "./fakeAnalytics.ts";
export { createFakeAddress, type FakeAddress } from "./fakeAddress.ts";
export { createFakeClock, settle, type FakeClock } from "./fakeClock.ts";
export { createFakePresence } from "./fakePresence.ts";
export { createFakeProvider, type FakeProviderState } from "./fakeProvider.ts";
export { createFakeCookies, createFakeStore } from "./fakeStore.ts";
export { createFakeThread, type FakeThreadState } from "./fakeThread.ts";
export { createFakeTabs, type FakeTabs } from "./fakeTabs.ts";
export { fakeToken } from "./fakeToken.ts";
export { noLookups, openConsent } from "./openConsent.ts";
export { openStatistics } from "./openStatistics.ts";
export {
  createKnownWorld,
  createSignedOutWorld,
  openPage,
  returnFromProvider,
} from "./openPage.ts";
export { createFakeFrame, createFakePopup, type WindowBehaviour } from "./fakeWindows.ts";
export { stillRunning, walk, type Outcome, type WalkReport } from "./walk.ts";
