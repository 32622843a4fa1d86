import { serveLocally, type LocalServer } from "../serveLocally.ts";
import { test as base } from "../world.ts";

interface Setting {
  /** How sign-in is set up, in the words of /config.json; the rest of the world is the same. */
  readonly signInOptions: Readonly<Record<string, unknown>>;
  /** Somebody else's server, on another site than the product. */
  readonly evil: Evil;
}

/** Journeys of sign-in share one world for each worker: starting one takes longer than most. */
export const test = base.extend<Setting>({
  signInOptions: [{}, { option: true }],
  page: async ({ page, signInOptions }, use) => {
    if (Object.keys(signInOptions).length > 0) {
      await page.context().route("**/config.json", async (route) => {
        const response = await route.fetch({ maxRetries: 2 });
        const config = (await response.json()) as object;
        await route.fulfill({ response, json: { ...config, signIn: signInOptions } });
      });
    }
    await use(page);
  },
  evil: async ({}, use) => {
    const evil = await serveEvil();
    await use(evil);
    await evil.close();
  },
});

/** Somebody else's server, and what it was asked for. */
export interface Evil extends LocalServer {
  /** What it was asked for, with the headers of the request. */
  asked: { url: string; authorization: string | undefined }[];
  /** The page it shows. */
  page: string;
}

/** Somebody else's server, on another site than the product. */
async function serveEvil(): Promise<Evil> {
  const evil: Evil = { asked: [], page: "<!doctype html>", origin: "", close: async () => {} };
  const server = await serveLocally((request, response) => {
    const { authorization } = request.headers;
    evil.asked.push({ url: request.url ?? "", authorization });
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    response.setHeader("Content-Type", "text/html");
    response.end(evil.page);
  });
  return Object.assign(evil, {
    origin: server.origin.replace("127.0.0.1", "localhost"),
    close: server.close,
  });
}
