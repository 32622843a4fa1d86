import { calendarMachine } from "@specimen/core/calendar";
import { consentMachine } from "@specimen/core/consent";
import { dataCheckMachine } from "@specimen/core/dataCheck";
import { featureCheckMachine } from "@specimen/core/featureCheck";
import { renewalMachine, signInMachine } from "@specimen/core/identity";
import { languageMachine } from "@specimen/core/language";
import { mutationMachine } from "@specimen/core/mutation";
import { pollingMachine } from "@specimen/core/polling";
import { statisticsQueueMachine } from "@specimen/core/statistics";
import { machineWalks, type Walkable } from "@specimen/core/testing";
import type { AnyStateMachine } from "xstate";

/** Every machine of core, by the name it is exported under; a missing one turns a test red. */
export const machines = {
  calendarMachine,
  consentMachine,
  dataCheckMachine,
  featureCheckMachine,
  languageMachine,
  mutationMachine,
  pollingMachine,
  renewalMachine,
  signInMachine,
  statisticsQueueMachine,
} satisfies Record<string, AnyStateMachine>;

/** The name of a machine of core. */
export type MachineName = keyof typeof machines;

/** What the tests walk each machine with. */
export const walks: Readonly<Record<MachineName, Walkable>> = machineWalks;
