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

/** What may stand in an address in the place of a value, as it is sent. */
export const hostileAddressed: readonly string[] = [
  "",
  "%00",
  "a%00b",
  "%ED%A0%80",
  "%CC%81",
  "a%20%CC%81",
  "%",
  "%E0%A4%A",
  "%25",
  "_%25_",
  "%E2%80%8FDE%E2%80%AE",
  "%D9%A1%D9%A2",
  "%EF%BC%91",
  "-1",
  "0",
  "1e308",
  "1e999",
  "9007199254740993",
  "99999999999999999999",
  "2147483648",
  `0.${"1".repeat(30)}`,
  "NaN",
  "Infinity",
  "2026-02-30",
  "0000-00-00",
  "%2B275760-09-13T00:00:00Z",
  "275761-01-01",
  "9999-12-31T23:59:59.999Z",
  "0001-01-01T00:00:00Z",
  "9999-12-31",
  "0001-01-01",
  "__proto__",
  "constructor",
  "toString",
  "%2E%2E%2Fetc",
  "%27%3B--",
  "a".repeat(5_000),
  "%F0%9F%92%B6".repeat(60),
];

const deep = (open: string, close: string): string => `${open.repeat(5_000)}${close.repeat(5_000)}`;

/** JSON that may stand in the place of a value. */
export const hostileJson: readonly string[] = [
  "null",
  "true",
  "[]",
  "{}",
  "[[]]",
  '{"__proto__":{"a":1},"constructor":{"prototype":1}}',
  '["__proto__"]',
  '{"\\u0000":"a"}',
  '{"\\ud800":"a","__proto__":"b","":"c"}',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x"',
  '"\\u0301\\u0302"',
  '"\\u200f\\u202eDE"',
  '"\\u0661\\u0662"',
  '"%_%"',
  '"__proto__"',
  '"constructor"',
  '"2026-02-30"',
  '"0000-00-00"',
  '"0001-01-01"',
  '"9999-12-31"',
  '"+275760-09-13T00:00:00Z"',
  '"275761-01-01"',
  '"9999-12-31T23:59:59.999Z"',
  '"0001-01-01T00:00:00Z"',
  "-1",
  "0",
  "-0",
  "0.1",
  "1e308",
  "1e999",
  "5e-324",
  "9007199254740993",
  "2147483648",
  "NaN",
  JSON.stringify("a".repeat(20_001)),
  JSON.stringify("\u{1F4B6}".repeat(100)),
  JSON.stringify(`<p onclick="a">${"<b>".repeat(60)}`),
  JSON.stringify(`https://${"a".repeat(300)}.example/\u0301`),
  deep("[", "]"),
  deep('{"a":', "}").replace('{"a":}', '{"a":1}'),
];

/** Headers that any call may have. */
export const hostileHeaders: readonly (readonly [string, string])[] = [
  ["Authorization", "Bearer"],
  ["Authorization", "Bearer a.b.c"],
  ["Authorization", `Bearer ${"e".repeat(9_000)}`],
  ["Authorization", "Basic __proto__"],
  ["Accept-Language", "*;q=NaN, __proto__;q=2, \u00ff"],
  ["Accept-Language", "de-".repeat(3_000)],
  ["Accept-Encoding", "br;q=0, br;q=1e999, \u00ff"],
  ["If-None-Match", '*, W/"\u00ff'],
  ["Content-Type", "application/json; charset=utf-16"],
  ["Content-Type", "multipart/form-data"],
  ["Content-Type", ""],
  ["Content-Length", "9007199254740993"],
  ["Content-Length", "NaN"],
  ["Origin", "null"],
];

/** What may stand in If-Match and in Session-Key. */
export const hostileKeys: readonly string[] = [
  "",
  "*",
  '"0"',
  '"-1"',
  '"999999999"',
  '"99999999999"',
  'W/"1"',
  '"1", "2"',
  "\u00ff",
  "a".repeat(9_000),
];

/** Bodies that are no JSON of their kind, by what becomes of a valid one. */
export const brokenBodies: readonly ((valid: string) => string)[] = [
  (valid) => valid.slice(0, -1),
  (valid) => `${valid},`,
  (valid) => `\u{FEFF}${valid}`,
  (valid) => valid.replace("{", '{"__proto__":{"isAdmin":true},"constructor":1,'),
  (valid) => valid.replace("{", '{"\\ud800":1,"\\u0000":2,'),
  () => "",
  () => "{",
  () => "{'a':1}",
];
