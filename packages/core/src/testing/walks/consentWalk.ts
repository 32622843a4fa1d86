import { consentMachine, type ConsentEvent, type StoredConsent } from "../../consent/index.ts";
import { stillRunning, walkable } from "../walkable.ts";

const identified = (consent: StoredConsent, userId: string): ConsentEvent => ({
  type: "user.identified",
  userId,
  consent,
  properties: { username: userId },
});

const failed = { error: new Error("503") };

/** Consent, with two users and every answer they may have stored. */
export const consentWalk = walkable({
  machine: consentMachine.provide({
    actors: { saveConsent: stillRunning(), startAnalytics: stillRunning() },
    actions: { stopAnalytics: () => {}, sendPage: () => {}, report: () => {} },
  }),
  events: [
    ...[true, false, null].flatMap((consent) =>
      ["ada", "bob"].map((userId) => identified(consent, userId)),
    ),
    { type: "user.forgotten" },
    { type: "consent.allowed" },
    { type: "consent.denied" },
    { type: "page.viewed", path: "/notes" },
    { type: "page.viewed", path: "/passes" },
  ],
  outcomes: {
    saveConsent: [{ output: undefined }, failed],
    startAnalytics: [{ output: undefined }, failed],
  },
  identify: ({ value, context: { userId, stored, wanted, error } }) => [
    value,
    userId,
    stored,
    wanted,
    error !== null,
  ],
});
