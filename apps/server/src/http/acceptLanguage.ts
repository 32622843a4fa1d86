import { type Language, languages } from "@specimen/api/contract";

const memory = new Map<string, Language>();

/** The best of the eight languages for an Accept-Language header (RFC 9110 12.5.4); en without any. */
export function acceptLanguage(header: string | undefined): Language {
  if (header === undefined) return "en";
  const known = memory.get(header);
  if (known !== undefined) return known;
  const best = choose(header);
  if (memory.size < 500) memory.set(header, best);
  return best;
}

function choose(header: string): Language {
  const wishes = acceptedTags(header.slice(0, 500)).map(languageOfTag);
  return wishes.find((language) => language !== undefined) ?? "en";
}

/** The BCP 47 tags of an Accept-Language header, the preferred first. */
export function acceptedTags(header: string): string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { tag, quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** The display language of a BCP 47 tag, if there is one: Bokmål and Nynorsk are both Norwegian. */
export function languageOfTag(tag: string): Language | undefined {
  const [primary = ""] = tag.toLowerCase().split("-");
  const code = primary === "nb" || primary === "nn" ? "no" : primary;
  return languages.find((language) => language === code);
}
