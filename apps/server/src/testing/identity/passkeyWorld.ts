import { expect } from "vitest";
import type { OpenDatabase } from "../../database/openDatabase.ts";
import { confirmations, passkeys, recoveryCodes, signInAttempts } from "../../identity/tables.ts";
import { createAuthenticator, type TestAuthenticator } from "./createAuthenticator.ts";
import { createBrowser, type TestBrowser, type Visit } from "./createBrowser.ts";
import { authorizeAddress, submit } from "./signIn.ts";
import {
  demoPassword,
  openInMemory,
  startIdentity,
  type RunningIdentity,
} from "./startIdentity.ts";

/** A clerk with a passkey, and the recovery codes that came with it. */
interface WithPasskey {
  readonly key: TestAuthenticator;
  readonly codes: string[];
  /** The page of passkeys that has it. */
  readonly page: Visit;
}

/** A provider at localhost, and the ways of people who have passkeys there. */
export interface PasskeyWorld {
  readonly opened: OpenDatabase;
  readonly running: RunningIdentity;
  readonly issuer: string;
  readonly origin: string;
  /** The page of passkeys after the password. */
  visitPasskeys: (browser: TestBrowser, username?: string) => Promise<Visit>;
  withPasskey: () => Promise<WithPasskey>;
  /** The page of the second step, after the password. */
  secondStep: (browser: TestBrowser) => Promise<Visit>;
  /** Deletes what the tests before have made. */
  clear: () => Promise<void>;
  /** Stops the provider, which must have had no faults. */
  stop: () => Promise<void>;
}

/** The options that a page has for the browser. */
export function optionsIn(page: Visit): string {
  const [, attribute = ""] = /data-options="([^"]*)"/.exec(page.text) ?? [];
  return attribute.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

/** Sends a form to the address of a page. */
export const post = (
  browser: TestBrowser,
  page: Visit,
  fields: Record<string, string>,
): Promise<Visit> =>
  browser.open(page.address.href, { method: "POST", body: new URLSearchParams(fields) });

/** Starts a provider at localhost, since passkeys need a name. */
export async function startPasskeyWorld(): Promise<PasskeyWorld> {
  const opened = await openInMemory();
  const running = await startIdentity({ opened, host: "localhost" });
  const { issuer, database } = running;
  const { origin } = new URL(issuer);

  async function visitPasskeys(browser: TestBrowser, username = "clerk"): Promise<Visit> {
    const page = await browser.open(`${issuer}passkeys?lang=en`);
    return post(browser, page, { do: "password", username, password: demoPassword });
  }

  return {
    opened,
    running,
    issuer,
    origin,
    visitPasskeys,

    async withPasskey() {
      const browser = createBrowser(issuer);
      const page = await visitPasskeys(browser);
      const key = createAuthenticator(origin);
      const credential = key.create(optionsIn(page));
      const shown = await post(browser, page, { do: "add", name: "Work laptop", credential });
      const codes = [...shown.text.matchAll(/<code>([^<]+)<\/code>/g)].map(
        ([, code]) => code ?? "",
      );
      return { key, codes, page: await browser.open(`${issuer}passkeys?lang=en`) };
    },

    async secondStep(browser) {
      const scope = "openid offline_access";
      return submit(
        browser,
        await browser.open(authorizeAddress(issuer, { ui_locales: "en", scope })),
      );
    },

    async clear() {
      for (const table of [passkeys, recoveryCodes, confirmations, signInAttempts]) {
        await database.delete(table);
      }
    },

    async stop() {
      await running.stop();
      await opened.close();
      expect(running.faults).toEqual([]);
    },
  };
}
