export {
  consentMachine,
  type ConsentEmitted,
  type ConsentEvent,
  type StoredConsent,
} from "./consentMachine.ts";
export { consentView, type ConsentView, unsetConsent } from "./consentView.ts";
export type { CountryLookups } from "./countryLookups.ts";
export { createConsent, type ConsentPorts } from "./createConsent.ts";
export {
  pageProperties,
  pagePropertyNames,
  type PagePropertyName,
  type ViewedPage,
} from "./pageProperties.ts";
export { userProperties, type AnalyticsUser } from "./userProperties.ts";
