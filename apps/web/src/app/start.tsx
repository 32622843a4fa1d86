import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import { loadConfig } from "../config.ts";
import { createServices } from "../services/createServices.ts";
import { createStoredWords } from "../services/storedWords.ts";
import { App } from "./App.tsx";
import { FatalScreen } from "./FatalScreen.tsx";

/** Reads the configuration, starts the services and gives what is to be drawn. */
export async function start(readConfigFile: () => Promise<Response>): Promise<ReactElement> {
  try {
    return <App services={await createServices(await loadConfig(readConfigFile))} />;
  } catch (error) {
    return (
      <I18nextProvider i18n={await createStoredWords()}>
        <FatalScreen error={error} />
      </I18nextProvider>
    );
  }
}
