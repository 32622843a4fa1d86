import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { startDevelopmentServer } from "../http/web/developmentServer.ts";
import { keepAssets } from "../http/web/earlierAssets.ts";
import { createWebApp, type WebConfig } from "../http/web/webApp.ts";
import type { Listening } from "./listen.ts";
import type { Log } from "./log.ts";

/** What is served; see SpecimenOptions. */
interface WebOptions {
  readonly dev?: boolean;
  readonly webRoot?: string;
  readonly keptAssets?: string;
  readonly now?: () => Date;
  readonly log?: Log;
}

const webFolder = fileURLToPath(new URL("../../../web", import.meta.url));

/** The EU zone of the analytics provider (specification 7.11). */
const euZone = "https://eu.i.posthog.com";

const analyticsUrlOf = ({ analyticsKey, analyticsHost }: WebConfig): string =>
  analyticsKey === "" ? "" : new URL(analyticsHost ?? euZone).origin;

/** Serves the web app: its build with the assets of earlier ones, or its source with hot reload. */
export async function serveWeb(
  web: Listening,
  config: WebConfig,
  options: WebOptions,
  closing: (() => Promise<void> | void)[],
): Promise<void> {
  const neighbours = {
    apiUrl: config.apiUrl,
    statisticsUrl: config.statisticsUrl,
    identityUrl: config.domain,
    analyticsUrl: analyticsUrlOf(config),
  };
  if (options.dev) {
    const running = await startDevelopmentServer(webFolder, web.server, config, neighbours);
    closing.push(() => running.close());
    web.answerWith(running.listener);
    return;
  }
  const root = options.webRoot ?? `${webFolder}/dist`;
  const { keptAssets, now = () => new Date(), log } = options;
  // Read after the start, which does not wait for it; without it only open tabs miss something.
  const earlier =
    keptAssets === undefined
      ? undefined
      : keepAssets(`${root}/assets`, keptAssets, now()).catch((error: unknown) => {
          log?.fault(error, { part: "web" });
          return undefined;
        });
  const app = createWebApp(root, config, neighbours, { earlier: async () => earlier, now });
  web.answerWith(getRequestListener(app.fetch));
}
