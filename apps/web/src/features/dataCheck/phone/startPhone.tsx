import { createApiClient } from "@specimen/api/client";
import { fallbackLanguage, isLanguage } from "@specimen/core/language";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import { documentElement } from "../../../browser/documentElement.ts";
import { readPreferredLanguages } from "../../../browser/preferredLanguages.ts";
import { sessionStore } from "../../../browser/stores.ts";
import { readWordsFile } from "../../../browser/words.ts";
import { loadConfig } from "../../../config.ts";
import { PhonePage } from "./PhonePage.tsx";
import { createI18n, loadParts, showLanguage } from "../../../i18n/i18n.ts";
import { createReader } from "../../../i18n/words.ts";

const deviceKey = "dataCheck.phone";

/**
 * Starts the page of a phone that takes pictures for a check: without sign-in, with the secret that
 * stands after the hash sign of its address.
 */
export async function startPhone(
  readConfigFile: () => Promise<Response>,
  address: string,
): Promise<ReactElement> {
  const { apiUrl } = await loadConfig(readConfigFile);
  const language =
    readPreferredLanguages()
      .map((tag) => tag.slice(0, 2).toLowerCase())
      .find(isLanguage) ?? fallbackLanguage;
  const i18n = createI18n(createReader(readWordsFile));
  await showLanguage(i18n, language);
  await loadParts(i18n, language, ["dataCheck"]);
  documentElement.setLanguage(language);
  const client = createApiClient({
    baseUrl: apiUrl,
    token: () => Promise.resolve(null),
    language: () => language,
  });
  const store = sessionStore();
  const device = store.read(deviceKey) ?? crypto.randomUUID();
  store.write(deviceKey, device);
  const secret = new URL(address).hash.slice(1);
  return (
    <I18nextProvider i18n={i18n}>
      <PhonePage client={client} phone={{ secret, device }} />
    </I18nextProvider>
  );
}
