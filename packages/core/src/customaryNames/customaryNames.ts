import type { Language } from "../language/languages.ts";

/**
 * Names that countries are called by beside those of Unicode CLDR, and how they are called in full on
 * their documents: each after the code of its country, by language.
 */
const written: Readonly<Record<Language, string>> = {
  de: `AE VAE; AE Emirate; BA Bosnien; BY Weißrussland; CD Demokratische Republik Kongo; CD DR Kongo;
    CH Schweizerische Eidgenossenschaft; CI Elfenbeinküste; CN Volksrepublik China; CV Kap Verde;
    CV Kapverden; CZ Tschechische Republik; DE Bundesrepublik Deutschland; DE BRD;
    EU Europäische Union; GB Großbritannien; GB England; GR Hellenische Republik; KR Republik Korea;
    MD Moldawien; MD Moldau; MK Mazedonien; MM Birma; MM Burma; NL Holland; RU Russische Föderation;
    SY Arabische Republik Syrien; SZ Swasiland; TL Osttimor; TW Republik China; US Amerika;
    US Vereinigte Staaten von Amerika; VA Heiliger Stuhl`,
  en: `AE Emirates; AG Antigua; BA Bosnia; BN Brunei Darussalam; BY Belorussia; BY Byelorussia;
    CD Democratic Republic of the Congo; CD DR Congo; CD DRC; CH Swiss Confederation;
    CI Ivory Coast; CN People’s Republic of China; CN PRC; CZ Czech Republic;
    DE Federal Republic of Germany; EU European Union; GB Great Britain; GB Britain; GB England; GR Hellenic Republic;
    IE Republic of Ireland; IR Islamic Republic of Iran; KG Kirghizia; KP DPRK; KR Republic of Korea;
    LA Lao People’s Democratic Republic; MD Moldavia; MK Macedonia; MM Burma; NL Holland;
    RU Russian Federation; SK Slovak Republic; ST Sao Tome; SY Syrian Arab Republic; SZ Swaziland;
    TL East Timor; TR Turkey; TT Trinidad; TW Republic of China; US America;
    US United States of America; VA Holy See; VC St. Vincent; VN Viet Nam`,
  es: `AE EAU; AE Emiratos; BY Belarús; CD República Democrática del Congo; CH Confederación Suiza;
    CI Costa de Marfil; CN República Popular China; CZ República Checa;
    DE República Federal de Alemania; EU Unión Europea; GB Gran Bretaña; GB Inglaterra; KR República de Corea;
    MK Macedonia; NL Holanda; RU Federación de Rusia; SZ Suazilandia; TL Timor Oriental; TW República de China;
    US América; US EEUU; US Estados Unidos de América; VA Santa Sede`,
  fr: `AE Émirats; AE EAU; BY Bélarus; CD République démocratique du Congo; CD RDC; CH Confédération suisse;
    CN République populaire de Chine; CZ République tchèque; DE République fédérale d’Allemagne;
    EU Union européenne; GB Grande-Bretagne; GB Angleterre; KR République de Corée; MK Macédoine; MM Birmanie; NL Hollande;
    RU Fédération de Russie; SZ Swaziland; TL Timor-Oriental; TW République de Chine; US Amérique;
    US États-Unis d’Amérique; VA Saint-Siège`,
  it: `AE Emirati; AE EAU; CD Repubblica Democratica del Congo; CH Confederazione Svizzera; CI Costa d’Avorio;
    CN Repubblica Popolare Cinese; CZ Repubblica Ceca; DE Repubblica Federale di Germania;
    EU Unione europea; GB Gran Bretagna; GB Inghilterra; KR Repubblica di Corea; MD Moldavia; MK Macedonia; MM Birmania;
    NL Olanda; RU Federazione Russa; SZ Swaziland; TL Timor Est; TW Repubblica di Cina; US America;
    US Stati Uniti d’America; VA Santa Sede`,
  lt: `AE JAE; AE Emyratai; BY Gudija; CD Kongo Demokratinė Respublika; CH Šveicarijos Konfederacija;
    CI Dramblio Kaulo Krantas; CN Kinijos Liaudies Respublika; CZ Čekijos Respublika;
    DE Vokietijos Federacinė Respublika; DE VFR; EU Europos Sąjunga; GB Didžioji Britanija; GB Anglija;
    KR Korėjos Respublika; MD Moldavija; MK Makedonija; MM Birma; NL Olandija; RU Rusijos Federacija;
    SZ Svazilandas; TL Rytų Timoras; US Amerika; US Jungtinės Amerikos Valstijos; US JAV;
    VA Šventasis Sostas`,
  no: `AE Emiratene; BA Bosnia; BY Hviterussland; CD Den demokratiske republikken Kongo;
    CI Elfenbeinskysten; CN Folkerepublikken Kina; CZ Den tsjekkiske republikk; CV Kapp Verde;
    DE Forbundsrepublikken Tyskland; EU Den europeiske union; GB England; KR Republikken Korea; MD Moldavia; MK Makedonia;
    MM Burma; NL Holland; RU Den russiske føderasjon; SZ Swaziland; TL Øst-Timor; TW Republikken Kina;
    US Amerika; US Amerikas forente stater; VA Den hellige stol`,
  pl: `AE ZEA; AE Emiraty; BA Bośnia; CD Demokratyczna Republika Konga; CH Konfederacja Szwajcarska;
    CI Wybrzeże Kości Słoniowej; CN Chińska Republika Ludowa; CZ Republika Czeska;
    DE Republika Federalna Niemiec; DE RFN; EU Unia Europejska; GB Anglia; KR Republika Korei; MM Birma;
    RU Federacja Rosyjska; SZ Suazi; TL Timor Wschodni; TW Republika Chińska; US Ameryka;
    US Stany Zjednoczone Ameryki; VA Stolica Apostolska`,
};

/**
 * Abbreviations that everybody knows, and names of countries in their own languages, as far as these are
 * none of the product and have Latin letters.
 */
const everywhere = `AE UAE; GB UK; US USA; AL Shqipëri; AL Shqipëria; AZ Azərbaycan; AZ Azerbaycan; BA Bosna i Hercegovina; CZ Česko; CZ Česká republika;
  CY Kýpros; EE Eesti; FI Suomi; GR Elláda; HR Hrvatska; HU Magyarország; IE Éire; KZ Qazaqstan;
  LU Lëtzebuerg; ME Crna Gora; MK Severna Makedonija; PH Pilipinas; PT República Portuguesa;
  PL Rzeczpospolita Polska; RO România; RS Srbija; SI Slovenija; SK Slovensko; SK Slovenská republika;
  TR Türkiye; UZ Oʻzbekiston; XK Kosova`;

/** Parts of a country that have banknotes of their own or are known by themselves, by language. */
const parts: Readonly<Record<Language, string>> = {
  de: "GB Schottland; GB Nordirland; GB Wales",
  en: "GB Scotland; GB Northern Ireland; GB Wales",
  es: "GB Escocia; GB Irlanda del Norte; GB Gales",
  fr: "GB Écosse; GB Irlande du Nord; GB Pays de Galles",
  it: "GB Scozia; GB Irlanda del Nord; GB Galles",
  lt: "GB Škotija; GB Šiaurės Airija; GB Velsas",
  no: "GB Skottland; GB Nord-Irland; GB Wales",
  pl: "GB Szkocja; GB Irlandia Północna; GB Walia",
};

const ofCountries = listed((language) => `${written[language]}; ${everywhere}`);
const ofParts = listed((language) => parts[language]);

/** Names by country in each language; a list is read when it is first asked for. */
function listed(listOf: (language: Language) => string) {
  const read = new Map<Language, ReadonlyMap<string, readonly string[]>>();
  return (country: string, language: Language): readonly string[] => {
    const names = read.get(language) ?? namesIn(listOf(language));
    read.set(language, names);
    return names.get(country) ?? [];
  };
}

function namesIn(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const entry of text.replaceAll(/\s+/g, " ").split("; ")) {
    const country = entry.slice(0, 2);
    found.set(country, [...(found.get(country) ?? []), entry.slice(3)]);
  }
  return found;
}

/**
 * What a country is called beside its name in a language of the product: in everyday speech, in full
 * on its documents, and in its own language. `country` is an ISO 3166-1 alpha-2 code; of any other
 * code there are none.
 */
export const customaryNames = (country: string, language: Language): readonly string[] =>
  ofCountries(country, language);

/**
 * What parts of a country are called in a language of the product, by which the country is picked; in
 * a search they would find what is of all of it. `country` is an ISO 3166-1 alpha-2 code.
 */
export const partNames = (country: string, language: Language): readonly string[] =>
  ofParts(country, language);
