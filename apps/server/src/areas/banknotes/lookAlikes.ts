import { DistinguishingFact } from "@specimen/api/contract";

/** Facts that may distinguish a note from another; null, or an empty list, is unknown. */
export interface Distinguished {
  readonly issuer: string;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly mainColour: string | null;
  readonly substrate: string | null;
  readonly firstIssued: string | null;
  readonly front: string | null;
  readonly back: string | null;
  readonly securityFeatures: readonly string[];
}

/** The smallest difference of a side in mm that counts: notes wear and measures are rounded. */
const leastDifference = 1;

/** The facts that are known of both notes and differ. */
export function differencesBetween(
  here: Distinguished,
  there: Distinguished,
): DistinguishingFact[] {
  const differs: Readonly<Record<DistinguishingFact, boolean>> = {
    issuer: here.issuer !== there.issuer,
    size: sizesDiffer(here, there),
    colour: textsDiffer(here.mainColour, there.mainColour),
    issued: datesDiffer(here.firstIssued, there.firstIssued),
    motifFront: textsDiffer(here.front, there.front),
    motifBack: textsDiffer(here.back, there.back),
    material: textsDiffer(here.substrate, there.substrate),
    features: featuresOnlyOf(here, there).length > 0 || featuresOnlyOf(there, here).length > 0,
  };
  return DistinguishingFact.options.filter((fact) => differs[fact]);
}

/** Features recorded of the first note only; none where no feature of the other is recorded. */
export function featuresOnlyOf(one: Distinguished, other: Distinguished): string[] {
  if (other.securityFeatures.length === 0) return [];
  return one.securityFeatures.filter((feature) => !other.securityFeatures.includes(feature));
}

function sizesDiffer(here: Distinguished, there: Distinguished): boolean {
  const [one, other] = [lyingSides(here), lyingSides(there)];
  if (one === null || other === null) return false;
  return one.some((side, index) => Math.abs(side - (other[index] ?? side)) >= leastDifference);
}

/** The longer side first, so that the orientation makes no difference. */
function lyingSides({ widthMm, heightMm }: Distinguished): number[] | null {
  if (widthMm === null || heightMm === null) return null;
  return [Math.max(widthMm, heightMm), Math.min(widthMm, heightMm)];
}

function textsDiffer(here: string | null, there: string | null): boolean {
  if (here === null || there === null) return false;
  return here.trim().toLowerCase() !== there.trim().toLowerCase();
}

/** A year and a day within it do not differ. */
function datesDiffer(here: string | null, there: string | null): boolean {
  if (here === null || there === null) return false;
  return !here.startsWith(there) && !there.startsWith(here);
}
