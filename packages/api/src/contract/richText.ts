/**
 * Elements and attributes of texts that people write as HTML: news, notes, calendar entries. The
 * server keeps nothing else, when such a text is stored and again when it is served. Addresses are
 * https, http, mailto or tel.
 */
export const richText = {
  p: [],
  br: [],
  strong: [],
  em: [],
  s: [],
  ul: [],
  ol: [],
  li: [],
  h3: [],
  h4: [],
  blockquote: [],
  a: ["href"],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ["scope"],
  td: [],
} as const satisfies Record<string, readonly string[]>;

/** Schemes of the addresses a text may lead to. */
export const richTextSchemes = ["https", "http", "mailto", "tel"] as const;
