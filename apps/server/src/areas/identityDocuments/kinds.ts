import type { DocumentGroup, DocumentKind } from "@specimen/api/contract";

/** The kinds of the facts and those of the contract. */
export const documentKindOfFact: Readonly<Record<string, DocumentKind>> = {
  passport: "passport",
  diplomatic_passport: "diplomaticPassport",
  service_passport: "servicePassport",
  official_passport: "officialPassport",
  id_card: "idCard",
  residence_permit: "residencePermit",
  driving_licence: "drivingLicence",
  alien_passport: "alienPassport",
  refugee_travel_document: "refugeeTravelDocument",
  emergency_travel_document: "emergencyTravelDocument",
  seafarer: "seafarer",
  crew_certificate: "crewCertificate",
};

/** The tab each kind is listed under. */
export const groupOfKind: Readonly<Record<DocumentKind, DocumentGroup>> = {
  passport: "passports",
  diplomaticPassport: "passports",
  servicePassport: "passports",
  officialPassport: "passports",
  idCard: "identityCards",
  residencePermit: "residencePermits",
  drivingLicence: "drivingLicences",
  alienPassport: "others",
  refugeeTravelDocument: "others",
  emergencyTravelDocument: "others",
  seafarer: "others",
  crewCertificate: "others",
};
