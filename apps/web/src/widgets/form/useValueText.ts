import { AlarmReason, TravelLimit } from "@specimen/api/contract";
import type { Leaf } from "@specimen/core/editing";
import { writeDecimal } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { useDateText } from "../useDateText.ts";
import { useLabelled } from "../useLabelled.ts";
import { plainText } from "./plainText.ts";

const isDate = (value: Leaf): value is string =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Limits as they are stored, and as they are typed. */
const Limits = z.array(
  z.extend(TravelLimit, {
    amount: z.nullable(z.union([z.number(), z.string()])),
    currencyISO: z.nullable(z.string()),
  }),
);
const Reasons = z.array(AlarmReason);
const Lines = z.array(z.string());

/** The words of a value wherever two versions of a rule are compared: by its kind, not by its name. */
export function useValueText(): (value: Leaf) => string {
  const { t } = useTranslation();
  const dateText = useDateText();
  const labelled = useLabelled();
  const { language } = useLanguage();
  const limitText = (limit: z.infer<typeof Limits>[number]) => {
    const { traveller, direction, money, kind, amount, currencyISO } = limit;
    const way = [traveller, direction, money].map((each) => t(`form.limit.${each}`)).join(", ");
    const written = typeof amount === "number" ? writeDecimal(amount, language) : amount;
    const sum = [written, currencyISO].filter(Boolean).join("\u00a0");
    return labelled(way, [t(`form.limit.kinds.${kind}`), sum].filter(Boolean).join(" "));
  };
  const listText = (list: readonly unknown[]) => {
    const reasons = Reasons.safeParse(list);
    if (reasons.success)
      return reasons.data.map((each) => t(`form.alarmReason.${each}`)).join(", ");
    const limits = Limits.safeParse(list);
    if (limits.success) return limits.data.map(limitText).join("; ");
    const lines = Lines.safeParse(list);
    return lines.success ? lines.data.join(", ") : plainText(list);
  };
  return (value) => {
    if (typeof value === "boolean") return t(value ? "form.yes" : "form.no");
    if (typeof value === "number") return writeDecimal(value, language);
    if (isDate(value)) return dateText(value);
    return Array.isArray(value) ? listText(value) : plainText(value);
  };
}
