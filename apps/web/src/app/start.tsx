import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import { ConfigError, loadConfig } from "../config.ts";
import { hasWords } from "../i18n/words.ts";
import { createServices } from "../services/createServices.ts";
import { documentElement } from "../browser/documentElement.ts";
import { gatherFirstPicture } from "../services/firstPicture.ts";
import { createStoredWords } from "../services/i18n/storedWords.ts";
import { MissingTranslations } from "../services/i18n/MissingTranslations.tsx";
import { App } from "./App.tsx";
import { areas } from "./areas.ts";
import { loadScreensAt } from "./areaScreens.ts";
import { BootRetry } from "./BootRetry.tsx";

/**
 * Nobody answered, or code did not come (a TypeError), which may pass; settings that are missing or
 * wrong stay so.
 */
const isPassing = (error: unknown): boolean =>
  error instanceof ConfigError ? error.code === "unreadable" : error instanceof TypeError;

/** Reads the configuration, starts the services and gives what is to be drawn. */
export async function start(readConfigFile: () => Promise<Response>): Promise<ReactElement> {
  const open = async () => {
    const services = await createServices(await loadConfig(readConfigFile), areas);
    if (documentElement.hasFrame())
      await gatherFirstPicture(services, (pathname) =>
        loadScreensAt(areas, pathname, { visible: areas, loadParts: services.loadParts }),
      );
    return <App services={services} />;
  };
  try {
    return await open();
  } catch (error) {
    const i18n = await createStoredWords();
    if (!hasWords(i18n)) return <MissingTranslations />;
    return (
      <I18nextProvider i18n={i18n}>
        <BootRetry error={error} open={open} isPassing={isPassing} />
      </I18nextProvider>
    );
  }
}
