import "i18next";
import type auth from "./locales/en/auth.json";
import type migration from "./locales/en/migration.json";
import type preload from "./locales/en/preload.json";
import type translation from "./locales/en/translation.json";

// The English files are the types of every key.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: {
      auth: typeof auth;
      migration: typeof migration;
      preload: typeof preload;
      translation: typeof translation;
    };
  }
}
