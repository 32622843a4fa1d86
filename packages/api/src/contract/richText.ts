/**
 * Allowed elements and attributes of HTML texts: news, notes, calendar entries. The server removes
 * everything else when a text is stored and again when it is served. Addresses are https, http,
 * mailto or tel.
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

/** Allowed schemes of links. */
export const richTextSchemes = ["https", "http", "mailto", "tel"] as const;
