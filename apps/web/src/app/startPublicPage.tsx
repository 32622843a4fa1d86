import { createApiClient } from "@specimen/api/client";
import { preferredLanguage } from "@specimen/core/language";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import type { Area } from "../areas/Area.ts";
import { documentElement } from "../browser/documentElement.ts";
import { readPreferredLanguages } from "../browser/preferredLanguages.ts";
import { clock } from "../browser/clock.ts";
import { localStore } from "../browser/stores.ts";
import { loadConfig } from "../config.ts";
import { openPageWords } from "../services/i18n/openPageWords.ts";

const deviceKey = "publicPage.device";

/** How long a device is known by the same name, in ms; every session of such a page is shorter. */
const deviceTerm = 3_600_000;

/** By what a device is known, also in another tab: whoever closes the page can open it again. */
function readDevice(): string {
  const store = localStore();
  const now = clock.now();
  const [known, until = "0"] = store.read(deviceKey)?.split(" ") ?? [];
  const device = known !== undefined && Number(until) > now ? known : crypto.randomUUID();
  store.write(deviceKey, `${device} ${now + deviceTerm}`);
  return device;
}

/**
 * Starts the page of an area for those who are not signed in: in the language of the browser, without
 * a session, and with what stands after the hash sign of its address.
 */
export async function startPublicPage(
  readConfigFile: () => Promise<Response>,
  { words, publicPage }: Area,
  address: string,
): Promise<ReactElement> {
  if (publicPage === undefined) throw new Error("the area has no page for everybody");
  const [{ apiUrl }, { default: Page }] = await Promise.all([
    loadConfig(readConfigFile),
    publicPage.load(),
  ]);
  const language = preferredLanguage(readPreferredLanguages());
  const { i18n, show, loadParts } = openPageWords();
  await show(language);
  await loadParts(words);
  documentElement.setLanguage(language);
  const client = createApiClient({
    baseUrl: apiUrl,
    token: () => Promise.resolve(null),
    language: () => language,
  });
  return (
    <I18nextProvider i18n={i18n}>
      <Page client={client} secret={new URL(address).hash.slice(1)} device={readDevice()} />
    </I18nextProvider>
  );
}
