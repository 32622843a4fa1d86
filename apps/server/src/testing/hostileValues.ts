/** Texts that a database, a parser or a path may stumble over. */
export const hostileTexts: readonly string[] = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u0301\u0301",
  "9".repeat(400),
  "-1",
  "2026-02-30",
  "0000-00-00",
  "../../etc/passwd",
  "'; drop table accounts; --",
  "__proto__",
  "%",
  "a".repeat(20_000),
];

/** Values of a body in the wrong place, deep, large or of the wrong kind. */
export const hostileBodies: readonly unknown[] = [
  null,
  [],
  "text",
  0,
  {},
  { __proto__: null, constructor: "a" },
  ...hostileTexts.map((text) => ({
    text,
    otp: text,
    hash: text,
    redirectTo: text,
    nickname: text,
  })),
  { rules: hostileTexts.map((recordId) => ({ recordId, tradability: recordId })) },
  { texts: { en: "\u0000", de: "<p>\u0301</p>" } },
];

/** A text as a browser would send it in an address. */
export const inAddress = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A path with a text in the place of every parameter. */
export const pathWith = (path: string, text: string): string =>
  path.replaceAll(/\{\w+\}/g, () => inAddress(text));
