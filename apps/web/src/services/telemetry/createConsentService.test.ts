import { unsetConsent } from "@specimen/core/consent";
import { expect, it, vi } from "vitest";
import type { CurrentUser } from "../answers/CurrentUser.ts";
import { sampleUser } from "../../testing/samples.ts";
import {
  createConsentService,
  unknownConsent,
  type RunningConsent,
} from "./createConsentService.ts";

const unanswered: CurrentUser = { ...sampleUser, userMetadata: { dateFormat: "dd.MM.yyyy" } };
const answered: CurrentUser = {
  ...unanswered,
  userMetadata: { dateFormat: "dd.MM.yyyy", consentAnalytics: false },
};

/** Consent whose machine comes, or does not, when the test says so. */
function open() {
  const machine = { send: vi.fn(), identify: vi.fn() };
  let settle: (coming: RunningConsent | Promise<RunningConsent>) => void = () => undefined;
  const coming = new Promise<RunningConsent>((resolve) => {
    settle = resolve;
  });
  const logged = vi.fn();
  const load = vi.fn<Parameters<typeof createConsentService>[0]>(() => coming);
  const consent = createConsentService(load, logged);
  return {
    consent,
    load,
    machine,
    logged,
    come: () => settle(machine),
    fail: () => settle(Promise.reject(new Error("away"))),
  };
}

it("asks who has not answered before the machine is there, and gives it the answer", async () => {
  const { consent, machine, come } = open();
  consent.identify(unanswered);
  expect(consent.view.get()).toEqual(unsetConsent);
  consent.send({ type: "consent.denied" });
  come();
  await vi.waitFor(() => expect(machine.send).toHaveBeenCalledWith({ type: "consent.denied" }));
  expect(machine.identify).toHaveBeenCalledBefore(machine.send);
});

it("asks without the machine, which an answer has come and which is given it", async () => {
  const { consent, load, machine, come } = open();
  consent.ask(unanswered);
  consent.send({ type: "page.viewed", path: "/dashboard" });
  expect(consent.view.get()).toEqual(unsetConsent);
  expect(load).not.toHaveBeenCalled();
  consent.send({ type: "consent.allowed" });
  consent.identify(unanswered);
  come();
  await vi.waitFor(() => expect(machine.send).toHaveBeenCalledWith({ type: "consent.allowed" }));
  expect(machine.identify).toHaveBeenCalledBefore(machine.send);
  expect(load).toHaveBeenCalledTimes(1);
});

it("asks once: what the machine says since then stays", () => {
  const { consent, load } = open();
  consent.ask(unanswered);
  consent.identify(unanswered);
  const [report] = load.mock.calls[0] ?? [];
  const view = { ...unsetConsent, isBannerShown: false, isSaving: true };
  report?.({ type: "view.changed", view });
  consent.ask(unanswered);
  expect(consent.view.get()).toEqual(view);
});

it("asks nobody who has answered", () => {
  const { consent } = open();
  consent.ask(answered);
  consent.identify(answered);
  expect(consent.view.get()).toEqual(unknownConsent);
});

it("asks nobody whose answer cannot be stored, since the machine does not come", async () => {
  const { consent, logged, fail } = open();
  consent.identify(unanswered);
  fail();
  await vi.waitFor(() => expect(consent.view.get()).toEqual(unknownConsent));
  expect(logged).toHaveBeenCalled();
});
