import { createLanguage, hasSettled, languageView } from "@specimen/core/language";
import type { Inspection } from "../telemetry/Inspection.ts";
import { viewOf } from "../viewOf.ts";
import type { LanguagePorts, RunningLanguage } from "./createLanguageService.ts";

/** Starts the machine of the display language; fulfilled once its first language is settled. */
export async function startLanguage(
  ports: LanguagePorts,
  inspection: Inspection,
): Promise<RunningLanguage> {
  const actor = createLanguage(ports, inspection);
  actor.on("language.changed", ports.onChanged);
  actor.on("language.failed", ports.onFailed);
  actor.start();
  await hasSettled(actor);
  return { view: viewOf(actor, languageView), send: (event) => actor.send(event) };
}
