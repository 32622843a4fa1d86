import { parseHtml } from "../../browser/parseHtml.ts";

/** The letters of a value; of HTML the text without its elements. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string")
    return typeof value === "object" ? JSON.stringify(value) : `${value as number | boolean}`;
  if (!value.includes("<")) return value;
  return parseHtml(value.replaceAll(/<(?:br|\/p|\/li|\/h\d|\/tr)[^>]*>/g, "$& "))
    .map(({ textContent }) => textContent ?? "")
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}
