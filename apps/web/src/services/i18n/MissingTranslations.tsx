import { useEffect } from "react";
import { reportMissingTranslations } from "../../browser/missingTranslations.ts";

/** Shown when no words could be loaded: the document says so in its own. */
export function MissingTranslations() {
  useEffect(reportMissingTranslations, []);
  return null;
}
