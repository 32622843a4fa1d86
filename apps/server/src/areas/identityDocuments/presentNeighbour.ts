import type { DocumentDifference, Language, NeighbourDocument } from "@specimen/api/contract";
import type { AppContext } from "../defineArea.ts";
import { referenceOf } from "./present.ts";
import { featureName } from "./presentFeatures.ts";
import type { DetailRow } from "./queries/detail.ts";

/** A document and another series of the same issuer and kind. */
interface Pair {
  readonly here: DetailRow;
  readonly there: DetailRow;
}

/** Another series, and what distinguishes it from the document. */
export function neighbourOf(
  context: AppContext,
  { here, there }: Pair,
  language: Language,
): NeighbourDocument {
  const { lexicon } = context;
  const { substrate, cover, number } = there.record;
  const named = (types: readonly string[]) =>
    types.map((type) => ({ featureId: type, name: featureName(lexicon, type, language) }));
  return {
    ...referenceOf(context, there, language),
    mrzFormat: there.mrzFormat,
    numberText: lexicon.text(number?.text ?? null, language),
    material: lexicon.text(substrate.dataPage ?? substrate.body, language),
    colour: lexicon.text(cover?.colour ?? null, language),
    featuresOnlyHere: named(onlyIn(here, there)),
    featuresOnlyThere: named(onlyIn(there, here)),
    differences: differencesOf({ here, there }),
    relation: relationOf({ here, there }),
  };
}

/**
 * Kinds of feature recorded of one series alone; none where nothing is recorded of one. A chip is a
 * fact of a series, also where no feature describes it.
 */
function onlyIn(own: DetailRow, other: DetailRow): string[] {
  if (other.featureTypes.length === 0) return [];
  const known = new Set(other.featureTypes);
  if (other.hasChip === true) known.add("chip");
  return own.featureTypes.filter((type) => !known.has(type));
}

/** What distinguishes two series; a fact that is not known of one of them is none. */
const factOf: Readonly<Record<DocumentDifference, (row: DetailRow) => unknown>> = {
  size: ({ frontWidthMm, frontHeightMm }) => `${frontWidthMm} ${frontHeightMm}`,
  chip: ({ hasChip }) => hasChip,
  mrz: ({ mrzFormat, documentCode }) => mrzFormat && `${mrzFormat} ${documentCode}`,
  number: ({ record }) => record.number?.regex,
  material: ({ record }) => record.substrate.dataPage ?? record.substrate.body,
  colour: ({ record }) => record.cover?.hex,
  validity: ({ adultYears }) => adultYears,
  photoPlace: ({ drawn }) => drawn.layout && `${drawn.layout.photo.x} ${drawn.layout.photo.y}`,
  features: ({ featureTypes }) =>
    featureTypes.length === 0 ? null : featureTypes.toSorted().join(" "),
};

function differencesOf({ here, there }: Pair): DocumentDifference[] {
  return (Object.keys(factOf) as DocumentDifference[]).filter((key) => {
    const [own, other] = [factOf[key](here) ?? null, factOf[key](there) ?? null];
    return own !== null && other !== null && own !== other;
  });
}

function relationOf({ here, there }: Pair): NeighbourDocument["relation"] {
  if (here.predecessorId === there.id || there.successorId === here.id) return "predecessor";
  if (here.successorId === there.id || there.predecessorId === here.id) return "successor";
  return "other";
}
