import { richText, richTextSchemes } from "@specimen/api/contract";
import sanitize from "sanitize-html";

const allowed: sanitize.IOptions = {
  allowedTags: Object.keys(richText),
  allowedAttributes: Object.fromEntries(
    Object.entries(richText).map(([element, attributes]) => [element, [...attributes]]),
  ),
  allowedSchemes: [...richTextSchemes],
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  // What a script or a style would say is no text of the article either.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "title"],
  nestingLimit: 20,
  enforceHtmlBoundary: false,
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h3",
    h2: "h3",
    a: (_name, { href = "" }) => ({
      tagName: "a",
      // An address without a scheme would lead into this product, to be followed as its own.
      attribs: hasScheme(href) ? { href } : {},
    }),
  },
};

/** HTML as people write it, with nothing left but the elements of the contract's richText. */
export function sanitizeRichText(html: string): string {
  return sanitize(html, allowed).trim();
}

/** What sanitised HTML says, in lines. */
export function plainText(html: string): string {
  const lines = sanitizeRichText(html)
    .replaceAll(/<li>/g, "\n- ")
    .replaceAll(/<\/?(?:p|h3|h4|ul|ol|blockquote|table|tr|caption)>|<br \/>/g, "\n")
    .replaceAll(/<\/t[dh]>/g, " ");
  return lines
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof characters) => characters[name])
    .replaceAll(/[ \t]*\n\s*/g, "\n")
    .trim();
}

const characters = { amp: "&", lt: "<", gt: ">", quot: '"' } as const;

function hasScheme(href: string): boolean {
  return URL.canParse(href.trim());
}
