import type { richText } from "@specimen/api/contract";
import { richTextSchemes } from "@specimen/api/contract";
import {
  DOMParser,
  DOMSerializer,
  Schema,
  type MarkSpec,
  type Node,
  type NodeSpec,
} from "prosemirror-model";
import { parseHtml } from "../../browser/parseHtml.ts";

type Element = keyof typeof richText;

const block = (tag: Element, content: string, more: Partial<NodeSpec> = {}): NodeSpec => ({
  content,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...more,
});
const mark = (tag: Element, others: readonly string[] = []): MarkSpec => ({
  parseDOM: [tag, ...others].map((each) => ({ tag: each })),
  toDOM: () => [tag, 0],
});

const isAllowed = (href: string) =>
  URL.canParse(href) && richTextSchemes.some((scheme) => new URL(href).protocol === `${scheme}:`);

/** What an editor may hold: the elements of the contract's `richText`, and no other. */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    p: block("p", "inline*", { group: "block" }),
    h3: block("h3", "inline*", {
      group: "block",
      parseDOM: ["h1", "h2", "h3"].map((tag) => ({ tag })),
    }),
    h4: block("h4", "inline*", {
      group: "block",
      parseDOM: ["h4", "h5", "h6"].map((tag) => ({ tag })),
    }),
    blockquote: block("blockquote", "block+", { group: "block" }),
    ul: block("ul", "li+", { group: "block" }),
    ol: block("ol", "li+", { group: "block" }),
    li: block("li", "p block*", { defining: true }),
    // Tables are kept as they are and can be written into; rows and columns are not added here.
    table: block("table", "caption? thead? tbody", { group: "block", isolating: true }),
    caption: block("caption", "inline*"),
    thead: block("thead", "tr+"),
    tbody: block("tbody", "tr+"),
    tr: block("tr", "(th | td)+"),
    th: {
      content: "inline*",
      attrs: { scope: { default: null } },
      parseDOM: [{ tag: "th", getAttrs: (cell) => ({ scope: cell.getAttribute("scope") }) }],
      toDOM: ({ attrs }) => [
        "th",
        attrs["scope"] === null ? {} : { scope: attrs["scope"] as string },
        0,
      ],
    },
    td: block("td", "inline*"),
    text: { group: "inline" },
    br: {
      group: "inline",
      inline: true,
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    a: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (link) => {
            const href = link.getAttribute("href") ?? "";
            return isAllowed(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", { href: attrs["href"] as string }, 0],
    },
    strong: mark("strong", ["b"]),
    em: mark("em", ["i"]),
    s: mark("s", ["del", "strike"]),
  },
});

/** The nodes of HTML, in a document that is never shown. */
export function fragmentOf(html: string): DocumentFragment {
  const nodes = parseHtml(html);
  const fragment = (nodes[0]?.ownerDocument ?? document).createDocumentFragment();
  fragment.append(...nodes);
  return fragment;
}

/** HTML as an editor's document; what the schema does not name is left out. */
export const readHtml = (html: string): Node =>
  DOMParser.fromSchema(richTextSchema).parse(fragmentOf(html));

/** An editor's document as HTML; an empty one is the empty text. */
export function writeHtml(doc: Node): string {
  if (doc.textContent.trim() === "" && !hasTable(doc)) return "";
  const place = document.createElement("div");
  place.append(DOMSerializer.fromSchema(richTextSchema).serializeFragment(doc.content));
  return place.innerHTML;
}

function hasTable(doc: Node): boolean {
  let isFound = false;
  doc.descendants((node) => {
    isFound ||= node.type.name === "table";
  });
  return isFound;
}
