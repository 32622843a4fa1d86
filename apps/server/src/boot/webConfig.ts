import type { WebConfig } from "../http/web/webApp.ts";
import { webClientId } from "../identity/clients.ts";
import { outsidePages } from "../identity/outsidePages.ts";
import { audience, type SpecimenOptions } from "./specimenOptions.ts";

/** The configuration of the web app; pages that no address is given for are stand-ins. */
export function webConfigOf(
  options: SpecimenOptions,
  origins: Readonly<Record<"apiOrigin" | "statisticsOrigin" | "identityOrigin", string>>,
  passkeysUrl: string | undefined,
): WebConfig {
  const { apiOrigin, statisticsOrigin, identityOrigin } = origins;
  return {
    apiUrl: apiOrigin,
    adminUrl: options.adminUrl || identityOrigin + outsidePages["back-office"].path,
    statisticsUrl: statisticsOrigin,
    domain: identityOrigin,
    clientId: webClientId,
    audience,
    productsUrl: options.productsUrl || identityOrigin + outsidePages.products.path,
    privacyUrl: options.privacyUrl || identityOrigin + outsidePages.privacy.path,
    ...(passkeysUrl && { passkeysUrl }),
    analyticsKey: options.analyticsKey ?? "",
    ...(options.inspect ? { inspect: true as const } : {}),
    ...options.config,
  };
}
