import { type Language, languages } from "@specimen/api/contract";

const supported: readonly string[] = languages;
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
  const wishes = header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: primary(tag), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ language, quality }) => isSupported(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const [first] = wishes;
  return first && isSupported(first.language) ? first.language : "en";
}

/** Bokmål and Nynorsk are both served in Norwegian. */
function primary(tag: string): string {
  const [language = ""] = tag.split("-");
  return language === "nb" || language === "nn" ? "no" : language;
}

function isSupported(language: string): language is Language {
  return supported.includes(language);
}
