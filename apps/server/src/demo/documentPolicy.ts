import type { DocumentColumnHeadings, DocumentKind, Language } from "@specimen/api/contract";
import type { DemoCustomer } from "./demoCustomers.ts";

type Texts = Partial<Record<Language, string>>;

/** What a demo customer accepts, and its texts on documents. */
export interface DocumentPolicy {
  /** The kinds on its default list; without any there is no default rule. */
  readonly byDefault: readonly DocumentKind[];
  /** The kinds on the list of a country, in place of the default list. */
  readonly byCountry: Readonly<Record<string, readonly DocumentKind[]>>;
  readonly headings: Partial<Record<Language, DocumentColumnHeadings>>;
  /** Texts on the documents of a country. */
  readonly countries: Readonly<Record<string, Texts>>;
  /** Texts on one document. */
  readonly documents: Readonly<Record<string, Texts>>;
}

const travel: readonly DocumentKind[] = ["passport", "diplomaticPassport", "servicePassport"];

/** The document rules of the demo customers. */
export const documentPolicies: Readonly<Record<DemoCustomer["id"], DocumentPolicy>> = {
  nordhafen: {
    byDefault: [...travel, "idCard"],
    byCountry: {
      DE: [...travel, "idCard", "residencePermit", "refugeeTravelDocument", "alienPassport"],
      SE: [...travel, "idCard", "drivingLicence"],
      RU: ["passport"],
      BY: [],
    },
    headings: {
      de: { acceptance: "Am Schalter" },
      en: { acceptance: "At our counter" },
    },
    countries: {
      UA: {
        de: "<p>Abgelaufene ukrainische Pässe bitte immer mit der Kontoeröffnung absprechen.</p>",
        en: "<p>Always ask account opening about expired Ukrainian passports.</p>",
        es: "<p>Consulte siempre con apertura de cuentas los pasaportes ucranianos caducados.</p>",
        fr: "<p>Pour un passeport ukrainien périmé, consultez toujours l’ouverture de comptes.</p>",
        it: "<p>Per i passaporti ucraini scaduti chieda sempre all’ufficio apertura conti.</p>",
        lt: "<p>Dėl nebegaliojančių Ukrainos pasų visada kreipkitės į sąskaitų skyrių.</p>",
        no: "<p>Spør alltid kontoåpningen om utløpte ukrainske pass.</p>",
        pl: "<p>W sprawie nieważnych paszportów ukraińskich proszę zawsze pytać dział otwierania rachunków.</p>",
      },
    },
    documents: {
      "DEU-ID-2021": {
        de: "<p>Vorder- und Rückseite ansehen, <strong>keine Kopie der Zugangsnummer</strong> anfertigen.</p>",
        en: "<p>Look at both sides, and <strong>do not copy the card access number</strong>.</p>",
      },
    },
  },
  brueckner: {
    byDefault: [],
    byCountry: {
      AT: [...travel, "idCard", "drivingLicence"],
      DE: [...travel, "idCard"],
      IT: [...travel, "idCard"],
    },
    headings: { pl: { acceptance: "W naszym kantorze" } },
    countries: {},
    documents: {},
  },
};
