import type { Language, Metal } from "@specimen/api/contract";

/** What bars of a metal are called, as search words. */
export const metalBars: Readonly<Record<Metal, Readonly<Record<Language, string>>>> = {
  gold: {
    de: "Goldbarren",
    en: "gold bar",
    es: "lingote de oro",
    fr: "lingot d’or",
    it: "lingotto d’oro",
    lt: "aukso luitas",
    no: "gullbarre",
    pl: "sztabka złota",
  },
  silver: {
    de: "Silberbarren",
    en: "silver bar",
    es: "lingote de plata",
    fr: "lingot d’argent",
    it: "lingotto d’argento",
    lt: "sidabro luitas",
    no: "sølvbarre",
    pl: "sztabka srebra",
  },
  platinum: {
    de: "Platinbarren",
    en: "platinum bar",
    es: "lingote de platino",
    fr: "lingot de platine",
    it: "lingotto di platino",
    lt: "platinos luitas",
    no: "platinabarre",
    pl: "sztabka platyny",
  },
  palladium: {
    de: "Palladiumbarren",
    en: "palladium bar",
    es: "lingote de paladio",
    fr: "lingot de palladium",
    it: "lingotto di palladio",
    lt: "paladžio luitas",
    no: "palladiumbarre",
    pl: "sztabka palladu",
  },
};
