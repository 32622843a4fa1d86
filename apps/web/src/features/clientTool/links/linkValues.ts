import { languages, type CustomerLinkRule, type Language } from "@specimen/api/contract";
import { readPosition } from "../position.ts";

/** What a link says in one language. */
export interface LinkText {
  label: string;
  value: string;
}

/** A link as a form has it: every language has fields, and the position is what was typed. */
export interface LinkValues extends Omit<CustomerLinkRule, "position" | "texts"> {
  position: string;
  texts: Record<Language, LinkText>;
}

/** Whether something is written in a language. */
export const isWritten = (value: unknown): boolean => {
  const { label, value: own } = value as LinkText;
  return label.trim() !== "" || own !== "";
};

/** A rule as the form's values; what is absent is as in a new link. */
export const toLinkValues = (rule: Partial<CustomerLinkRule>): LinkValues => ({
  type: rule.type ?? "link",
  position: String(rule.position ?? 1),
  pdfId: rule.pdfId ?? null,
  texts: Object.fromEntries(
    languages.map((each) => [each, rule.texts?.[each] ?? { label: "", value: "" }]),
  ) as LinkValues["texts"],
});

/** The form's values as a rule: only what the link's type has, and no language without a word. */
export const fromLinkValues = ({ type, position, pdfId, texts }: LinkValues): CustomerLinkRule => ({
  type,
  position: readPosition(position),
  pdfId: type === "pdf" ? pdfId : null,
  texts: Object.fromEntries(
    languages.flatMap((language) => {
      const { label, value } = texts[language];
      const text = { label, value: type === "pdf" ? "" : value };
      return isWritten(text) ? [[language, text] as const] : [];
    }),
  ),
});

/** A link that nobody has written yet, after those that there are. */
export const newLink = (position: number): CustomerLinkRule => ({
  type: "link",
  position,
  pdfId: null,
  texts: {},
});
