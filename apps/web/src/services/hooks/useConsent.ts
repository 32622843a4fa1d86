import type { ConsentView } from "@specimen/core/consent";
import { useReadable } from "../readable.ts";
import { useServices } from "../useServices.ts";
import type { ConsentService } from "../telemetry/createConsentService.ts";

/** The service itself, for what keeps it up to date. */
export const useConsentService = (): ConsentService => useServices().consent;

/** What the user has answered, and how they answer. */
export function useConsent(): ConsentView & { answer: (isAllowed: boolean) => void } {
  const { view, send } = useConsentService();
  return {
    ...useReadable(view),
    answer: (isAllowed) => send({ type: isAllowed ? "consent.allowed" : "consent.denied" }),
  };
}
