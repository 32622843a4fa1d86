import { join } from "node:path";
import type { Browser } from "playwright";
import type { Controls, Subject } from "../browser/subject.ts";
import type { Certificate } from "../serving/certificate.ts";
import { filesOf } from "../serving/files.ts";
import { freePort } from "../serving/freePort.ts";
import { serveFiles } from "../serving/serveFiles.ts";
import { type ProductSaid, startProduct } from "./product.ts";

/** The product as it is measured in the browser, signed in in its two ways. */
export interface ProductSubjects {
  apiToken: Subject;
  provider: Subject;
  stop(): Promise<void>;
}

const dist = join(import.meta.dirname, "../../apps/web/dist");
const usable = "main input[role=combobox]";
const controls: Controls = {
  picker: usable,
  option: "[role=option]",
  letter: "q",
  link: "main a[href='/notes/country']",
  next: "main nav h3 + ul a",
  back: "nav a[href='/dashboard']",
};

/** Signs in at the provider's own page and keeps what the browser kept. */
async function signIn(browser: Browser, web: string, said: ProductSaid) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: "en" });
  try {
    const page = await context.newPage();
    await page.goto(`${web}/auth/login`);
    await page.fill("input[name=username]", said.username);
    await page.fill("input[name=password]", said.password);
    await page.keyboard.press("Enter");
    await page.locator(usable).first().waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Serves the built web app as the baselines are served, beside the product's own servers. */
export async function startProductSubjects(
  browser: Browser,
  certificate: Certificate,
): Promise<ProductSubjects> {
  const port = await freePort();
  const webOrigin = `https://127.0.0.1:${port}`;
  const servers = await startProduct({ certificate, webOrigin });
  const { said } = servers;
  const config = {
    apiUrl: said.api,
    adminUrl: said.api,
    statisticsUrl: said.api,
    domain: said.issuer,
    clientId: "specimen-web",
    audience: said.audience,
  };
  const files = new Map([...filesOf(dist), ["/config.json", Buffer.from(JSON.stringify(config))]]);
  const web = await serveFiles(files, certificate, port);
  const url = `${web.address}/dashboard`;
  const stop = async () => {
    await web.close();
    await servers.stop();
  };
  const visitor = await signIn(browser, web.address, said).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    apiToken: {
      name: "Specimen, stored API token",
      url,
      usable,
      controls,
      tab: { "api-auth-token": said.token },
    },
    provider: {
      name: "Specimen, provider's silent check",
      url,
      usable,
      visitor,
    },
    stop,
  };
}
