import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import { ConfigError, loadConfig } from "../config.ts";
import { createServices } from "../services/createServices.ts";
import { createStoredWords } from "../services/storedWords.ts";
import { App } from "./App.tsx";
import { StartAgain } from "./StartAgain.tsx";

/** Nobody answered, which may pass; settings that are missing or wrong stay so. */
const isPassing = (error: unknown): boolean =>
  error instanceof ConfigError && error.code === "unreadable";

/** Reads the configuration, starts the services and gives what is to be drawn. */
export async function start(readConfigFile: () => Promise<Response>): Promise<ReactElement> {
  const open = async () => (
    <App services={await createServices(await loadConfig(readConfigFile))} />
  );
  try {
    return await open();
  } catch (error) {
    return (
      <I18nextProvider i18n={await createStoredWords()}>
        <StartAgain error={error} open={open} isPassing={isPassing} />
      </I18nextProvider>
    );
  }
}
