import type { PrefetchingClient } from "@specimen/api/react";
import type { i18n as I18n } from "i18next";
import type { Area } from "../areas/Area.ts";
import type { Config } from "../config.ts";
import type { Connection } from "./answers/createConnection.ts";
import type { FirstAnswers } from "./answers/firstAnswers.ts";
import type { Device } from "./device/createDevice.ts";
import type { LanguageService } from "./i18n/createLanguageService.ts";
import type { LoadParts } from "./i18n/words.ts";
import type { SessionService } from "./session/SessionService.ts";
import type { ConsentService } from "./telemetry/createConsentService.ts";
import type { StatisticsService } from "./telemetry/createStatisticsService.ts";
import type { Inspection } from "./telemetry/Inspection.ts";

/** Everything that lives as long as the page: started once, outside React. */
export interface Services {
  readonly config: Config;
  readonly areas: readonly Area[];
  readonly session: SessionService;
  readonly language: LanguageService;
  readonly i18n: I18n;
  /** Loads parts of the words in the language on screen. */
  readonly loadParts: LoadParts;
  /** The client of the product API, and what is read with it ahead of need. */
  readonly client: PrefetchingClient;
  readonly firstAnswers: FirstAnswers;
  readonly connection: Connection;
  readonly consent: ConsentService;
  readonly statistics: StatisticsService;
  /** How machines are started that live with a screen. */
  readonly inspection: Inspection;
  readonly device: Device;
}
