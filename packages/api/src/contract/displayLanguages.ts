import * as z from "zod/mini";
import { operation } from "./operation.ts";
import { Language } from "./primitives.ts";

/** A display language under its own name. */
export const LanguageOption = z
  .object({ value: Language, label: z.string() })
  .register(z.globalRegistry, { id: "LanguageOption" });
export type LanguageOption = z.infer<typeof LanguageOption>;

export const displayLanguages = {
  languages: operation({
    method: "get",
    path: "/common/languages",
    summary: "Display languages",
    access: "signedIn",
    answer: z.array(LanguageOption),
  }),
};
