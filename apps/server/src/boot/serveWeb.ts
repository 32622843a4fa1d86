import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { startDevelopmentServer } from "../http/web/developmentServer.ts";
import { buildName } from "../http/web/buildName.ts";
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

/** The folder of the web app's source, with its build. */
const webFolder = fileURLToPath(new URL("../../../web", import.meta.url));

const rootOf = ({ webRoot }: WebOptions): string => webRoot ?? `${webFolder}/dist`;

/** The name of the build that is served; undefined where the source is served instead. */
export const webBuildOf = (options: WebOptions): string | undefined =>
  options.dev ? undefined : buildName(rootOf(options));

/** The EU zone of the analytics provider (specification 7.11). */
const euZone = "https://eu.i.posthog.com";

const withScheme = (domain: string): string =>
  domain.includes("://") ? domain : `https://${domain}`;

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
    // A path, such as that of a realm, would name one page alone in a policy.
    identityUrl: new URL(withScheme(config.domain)).origin,
    analyticsUrl: analyticsUrlOf(config),
  };
  if (options.dev) {
    const running = await startDevelopmentServer(webFolder, web.server, config, neighbours);
    closing.push(() => running.close());
    web.answerWith(running.listener);
    return;
  }
  const root = rootOf(options);
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
