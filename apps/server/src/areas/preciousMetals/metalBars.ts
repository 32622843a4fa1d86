import type { Language, Metal } from "@specimen/api/contract";

/** What bars of a metal are called, as search words: the singular and the plural. */
export const metalBars: Readonly<Record<Metal, Readonly<Record<Language, string>>>> = {
  gold: {
    de: "Goldbarren Barren",
    en: "gold bar bars ingot ingots",
    es: "lingote lingotes de oro",
    fr: "lingot lingots d’or",
    it: "lingotto lingotti d’oro",
    lt: "aukso luitas luitai",
    no: "gullbarre gullbarrer",
    pl: "sztabka sztabki złota",
  },
  silver: {
    de: "Silberbarren Barren",
    en: "silver bar bars ingot ingots",
    es: "lingote lingotes de plata",
    fr: "lingot lingots d’argent",
    it: "lingotto lingotti d’argento",
    lt: "sidabro luitas luitai",
    no: "sølvbarre sølvbarrer",
    pl: "sztabka sztabki srebra",
  },
  platinum: {
    de: "Platinbarren Barren",
    en: "platinum bar bars ingot ingots",
    es: "lingote lingotes de platino",
    fr: "lingot lingots de platine",
    it: "lingotto lingotti di platino",
    lt: "platinos luitas luitai",
    no: "platinabarre platinabarrer",
    pl: "sztabka sztabki platyny",
  },
  palladium: {
    de: "Palladiumbarren Barren",
    en: "palladium bar bars ingot ingots",
    es: "lingote lingotes de paladio",
    fr: "lingot lingots de palladium",
    it: "lingotto lingotti di palladio",
    lt: "paladžio luitas luitai",
    no: "palladiumbarre palladiumbarrer",
    pl: "sztabka sztabki palladu",
  },
};
