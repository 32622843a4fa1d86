import type { MrzFormat } from "./layout.ts";

/** What a document code tells of the kind of document. */
export type DocumentKind =
  | "passport"
  | "diplomaticPassport"
  | "officialPassport"
  | "emergencyPassport"
  | "refugeeDocument"
  | "alienDocument"
  | "statelessDocument"
  | "laissezPasser"
  | "passportCard"
  | "crewMemberCertificate"
  | "residencePermit"
  | "identityCard"
  | "visa"
  | "drivingLicence";

/**
 * Codes whose second letter ICAO 9303 fixes (part 4: PP to PL, from 2026 on; part 5: AC, IP) or
 * that the European Union does (AR). Any other second letter is the issuing state's own choice.
 */
const fixedCodes: Readonly<Record<string, DocumentKind>> = {
  PP: "passport",
  PE: "emergencyPassport",
  PD: "diplomaticPassport",
  PO: "officialPassport",
  PR: "refugeeDocument",
  PT: "alienDocument",
  PS: "statelessDocument",
  PL: "laissezPasser",
  AC: "crewMemberCertificate",
  AR: "residencePermit",
  IP: "passportCard",
  D1: "drivingLicence",
};

const firstLetters: Readonly<Record<string, DocumentKind>> = {
  P: "passport",
  V: "visa",
  A: "identityCard",
  C: "identityCard",
  I: "identityCard",
};

/** Kind of a document by its code without fillers; undefined where the code is none of the layout's. */
export function readDocumentCode(format: MrzFormat, code: string): DocumentKind | undefined {
  const known = fixedCodes[code];
  if (format === "FR-DL-1x30") return known === "drivingLicence" ? known : undefined;
  if (known === "drivingLicence" || !/^[A-Z]{1,2}$/.test(code)) return undefined;
  return known ?? firstLetters[code.charAt(0)];
}
