import { richText, richTextSchemes } from "@specimen/api/contract";
import { Prose } from "@specimen/ui/Prose/Prose.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { createElement, Fragment, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../services/hooks/useLanguage.ts";
import { parseHtml } from "../browser/parseHtml.ts";

export interface RichTextProps {
  /** As people wrote it; only the contract's `richText` is drawn. */
  html: string;
  /** The language it is written in. */
  lang: string;
  /** The level of its highest heading, one below what it stands under. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A text of the customer or the product. React draws it from its parsed nodes, so nothing gets into
 * the page that the table of allowed elements and schemes does not name.
 */
export function RichText({ html, lang, headingLevel = 4 }: RichTextProps) {
  const { language } = useLanguage();
  const nodes = useMemo(() => parseHtml(html), [html]);
  return (
    <Prose lang={lang === language ? undefined : lang}>
      {nodes.map((node, index) => drawn(node, index, headingLevel))}
    </Prose>
  );
}

/** What no reader is meant to read as text. */
const mute = new Set(["script", "style", "template", "title", "noscript", "textarea"]);
/** Elements in which a space between their parts is no text. */
const listing = new Set(["table", "thead", "tbody", "tr", "ul", "ol"]);

function drawn(node: Node, key: number, headingLevel: number): ReactNode {
  const name = node.nodeName.toLowerCase();
  if (name === "#text") return node.nodeValue;
  const children = [...node.childNodes]
    .filter((child) => !listing.has(name) || child.nodeName !== "#text")
    .map((child, index) => drawn(child, index, headingLevel));
  if (mute.has(name) || name.startsWith("#")) return null;
  if (!isAllowed(name)) return <Fragment key={key}>{children}</Fragment>;
  const read = (attribute: string) => (node as Element).getAttribute(attribute) ?? "";
  if (name === "a")
    return (
      <OutsideLink key={key} href={read("href")} text={node.textContent ?? ""}>
        {children}
      </OutsideLink>
    );
  const scope = name === "th" && ["row", "col"].includes(read("scope")) ? read("scope") : undefined;
  const level = { h3: headingLevel, h4: headingLevel + 1 }[name];
  return createElement(
    level === undefined ? name : `h${level}`,
    { key, ...(scope !== undefined && { scope }) },
    ...(name === "br" ? [] : children),
  );
}

const isAllowed = (name: string): boolean => Object.hasOwn(richText, name);

interface OutsideLinkProps {
  href: string;
  /** What it is called. */
  text: string;
  children: ReactNode;
}

function OutsideLink({ href, text, children }: OutsideLinkProps) {
  const { t } = useTranslation();
  const scheme = URL.canParse(href) ? new URL(href).protocol.slice(0, -1) : undefined;
  if (!richTextSchemes.some((allowed) => allowed === scheme)) return children;
  const shared = { href, "data-address": printedAddress(href, text) };
  if (scheme === "mailto" || scheme === "tel") return <a {...shared}>{children}</a>;
  return (
    <a {...shared} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` (${t("record.newTab")})`}</VisuallyHidden>
    </a>
  );
}

/** What paper says after a link; nothing where its text is the address already. */
function printedAddress(href: string, text: string): string | undefined {
  const address = href.replace(/^(mailto|tel):/i, "");
  return bare(address) === bare(text) ? undefined : address;
}

/** An address without what people leave out who write it down: its scheme, a slash at its end, spaces. */
const bare = (address: string) =>
  address
    .replaceAll(/\s/g, "")
    .replace(/^https?:\/\//i, "")
    .replace(/\/$/, "")
    .toLowerCase();
