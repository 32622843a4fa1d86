import { calendarWalk } from "./calendarWalk.ts";
import { consentWalk } from "./consentWalk.ts";
import { featureCheckWalk } from "./featureCheckWalk.ts";
import { dataCheckWalk } from "./dataCheckWalk.ts";
import { languageWalk } from "./languageWalk.ts";
import { mutationWalk } from "./mutationWalk.ts";
import { pollingWalk } from "./pollingWalk.ts";
import { renewalWalk } from "./renewalWalk.ts";
import { signInWalk } from "./signInWalk.ts";
import { statisticsQueueWalk } from "./statisticsQueueWalk.ts";

/** What each machine is walked with, by the name of the machine; the tests and the stories use it. */
export const machineWalks = {
  calendarMachine: calendarWalk,
  consentMachine: consentWalk,
  featureCheckMachine: featureCheckWalk,
  dataCheckMachine: dataCheckWalk,
  languageMachine: languageWalk,
  mutationMachine: mutationWalk,
  pollingMachine: pollingWalk,
  renewalMachine: renewalWalk,
  signInMachine: signInWalk,
  statisticsQueueMachine: statisticsQueueWalk,
} as const;
