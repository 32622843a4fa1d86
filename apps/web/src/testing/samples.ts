import { permissions, type CurrentUser } from "@specimen/api/contract";
import type { SignInView } from "@specimen/core/identity";
import type { Config } from "../config.ts";

/** A clerk as the API tells of them. */
export const sampleUser: CurrentUser = {
  userId: "sample-clerk",
  source: "provider",
  user: { nickname: "anna.keller" },
  email: "anna.keller@bank.example",
  defaultLanguage: "en",
  customer: { id: "sample-bank", name: "Sample Bank", logo: null },
  userMetadata: { dateFormat: "dd.MM.yyyy", consentAnalytics: false },
  languages: ["de", "en", "es", "fr", "it", "lt", "no", "pl"],
  capabilities: {
    showClientTool: false,
    banknotes: {
      hideNewsTab: false,
      tradableHideGreenHookInTabOnlyTrade: false,
      showWorthlessNotesInAllNotesTab: true,
    },
    dataCheck: { enabled: false, verificationProfile: "auto-verify" },
  },
};

/** Somebody signed in who holds every permission. */
export const sampleSession: SignInView = {
  status: "authenticated",
  phase: "signedIn",
  user: { sub: "sample-clerk", nickname: "anna.keller" },
  permissions,
  via: "provider",
  isConfirming: false,
  error: null,
};

/** A configuration with everything the navigation can show. */
export const sampleConfig: Config = {
  apiUrl: "https://api.example",
  domain: "login.example",
  clientId: "sample",
  audience: "https://api.example/",
};
