import { DocumentGroup, type CountryDocuments } from "@specimen/api/contract";

/** The counts of all tabs of a country's list. */
export function countsOf(
  groups: readonly { readonly group: DocumentGroup; readonly count: number }[],
): CountryDocuments["counts"] {
  const ofGroup = (wanted: DocumentGroup) =>
    groups.find(({ group }) => group === wanted)?.count ?? 0;
  return {
    all: groups.reduce((sum, { count }) => sum + count, 0),
    passports: ofGroup("passports"),
    identityCards: ofGroup("identityCards"),
    residencePermits: ofGroup("residencePermits"),
    drivingLicences: ofGroup("drivingLicences"),
    others: ofGroup("others"),
  };
}
