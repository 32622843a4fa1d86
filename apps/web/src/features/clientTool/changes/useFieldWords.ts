import {
  CustomerLinkType,
  languages,
  type RuleChangeDetail,
  type RuleSection,
} from "@specimen/api/contract";
import { isLanguage } from "@specimen/core/language";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { languageNames } from "../../../i18n/languageNames.ts";
import type { FieldWords } from "../../../widgets/rules/useRuleLines.ts";
import { useLine } from "../useLine.ts";

const names: Readonly<Record<string, ParseKeys>> = {
  activeDate: "clientTool.news.activeDate",
  addition: "clientToolBanknotes.sections.addition",
  categoryId: "clientTool.pdfs.category",
  currencyISO: "clientToolMetals.price.currencyISO",
  date: "clientToolMetals.price.date",
  documentIds: "form.sections.acceptedDocuments",
  emails: "clientToolDataCheck.emails",
  enabled: "clientToolDataCheck.enabled",
  endDate: "clientTool.news.endDate",
  hours: "clientToolDataCheck.term.hours",
  label: "clientTool.links.name",
  limits: "clientToolBanknotes.travel.limits",
  message: "clientToolDataCheck.message",
  names: "clientTool.links.name",
  note: "form.text",
  pdfId: "clientTool.news.pdfId",
  pictures: "clientTool.news.pictures",
  position: "clientTool.links.position",
  pricePerGram: "clientToolMetals.price.pricePerGram",
  reasons: "clientToolDataCheck.reasons",
  residentExport: "clientToolBanknotes.sections.residentExport",
  residentImport: "clientToolBanknotes.sections.residentImport",
  source: "clientToolMetals.price.source",
  specimens: "clientTool.news.specimens",
  text: "form.text",
  title: "clientTool.news.title",
  titles: "clientTool.pdfs.titles",
  type: "clientTool.links.type",
  value: "clientToolDataCheck.stolen.row",
  visitorExport: "clientToolBanknotes.sections.visitorExport",
  visitorImport: "clientToolBanknotes.sections.visitorImport",
  webhook: "clientToolDataCheck.webhook",
};

/** Where a section calls a value otherwise. */
const ownNames: Partial<Record<RuleSection, Readonly<Record<string, ParseKeys>>>> = {
  customerNotes: { label: "clientTool.notes.label" },
  travelSections: { note: "clientToolBanknotes.sections.note" },
};

const Pictures = z.array(z.object({ alt: z.partialRecord(z.enum(languages), z.string()) }));
const Specimens = z.array(z.object({ banknoteId: z.string() }));
const Ids = z.array(z.string());

/**
 * The words for the values of every section's rules, as its own form calls them; `named` are the
 * records that the rules mention.
 */
export function useFieldWords(named: RuleChangeDetail["named"]): FieldWords {
  const { t } = useTranslation();
  const lineOf = useLine();
  const nameOf = (id: string) => named[id] ?? id;
  return {
    nameOf: (section, path) => {
      const steps = path.split(".");
      const written = steps.find(isLanguage);
      const field = steps.findLast((step) => !isLanguage(step)) ?? "";
      const name = ownNames[section]?.[field] ?? names[field];
      if (name === undefined) return null;
      return [...(written === undefined ? [] : [languageNames[written]]), t(name)].join(", ");
    },
    textOf: (section, path, value) => {
      // The rule of a file in a further language is the id of what was sent.
      if (section === "pdfs" && path === "" && value) return t("clientTool.pdfs.file");
      if (path === "pdfId" || path === "categoryId")
        return typeof value === "string" ? nameOf(value) : null;
      const type = CustomerLinkType.safeParse(value);
      if (path === "type" && type.success) return t(`clientTool.links.types.${type.data}`);
      if (path === "documentIds") return listOf(Ids, value, nameOf);
      if (path === "specimens")
        return listOf(Specimens, value, ({ banknoteId }) => nameOf(banknoteId));
      if (path === "pictures")
        return listOf(Pictures, value, ({ alt }, at) => lineOf(alt) ?? String(at + 1));
      return null;
    },
  };
}

/** A list in words; null where it is none. */
function listOf<Item>(
  schema: z.ZodMiniType<Item[]>,
  value: unknown,
  wordOf: (item: Item, at: number) => string,
): string | null {
  const list = schema.safeParse(value);
  return list.success ? list.data.map(wordOf).join("; ") : null;
}
