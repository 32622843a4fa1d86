import type { Coin } from "@specimen/api/contract";
import {
  localized,
  measure,
  weight,
  type FactSpec,
  type FactValue,
} from "../../widgets/record/factSpec.ts";

/** What is recorded of a coin, in the order of specification 3. */
export const coinFacts: readonly FactSpec<Coin>[] = [
  {
    id: "kind",
    label: "coins.kind",
    value: ({ kind }) => ({ kind: "word", word: `coins.kinds.${kind}` }),
  },
  { id: "face", label: "coins.face", value: faceOf, fields: ["denomination"] },
  {
    id: "metal",
    label: "coins.metal",
    value: ({ metal }) => ({ kind: "word", word: `coins.metals.${metal}` }),
  },
  {
    id: "fineness",
    label: "coins.fineness",
    value: ({ fineness }) => ({ kind: "fineness", parts: fineness }),
  },
  {
    id: "gross",
    label: "coins.gross",
    value: ({ grossWeightG }) => weight(grossWeightG),
    fields: ["grossWeightG"],
  },
  {
    id: "fine",
    label: "coins.fine",
    value: ({ fineWeightG }) => weight(fineWeightG),
    fields: ["fineWeightG"],
  },
  {
    id: "diameter",
    label: "coins.diameter",
    value: ({ diameterMm }) => measure(diameterMm, "mm"),
    fields: ["diameterMm"],
  },
  {
    id: "thickness",
    label: "coins.thickness",
    value: ({ thicknessMm }) => measure(thicknessMm, "mm"),
    fields: ["thicknessMm"],
  },
  {
    id: "issued",
    label: "catalogue.facts.issued",
    value: ({ firstIssued, lastIssued }) =>
      firstIssued === null ? null : { kind: "period", from: firstIssued, to: lastIssued },
    fields: ["firstIssued"],
  },
  {
    id: "gravity",
    label: "coins.gravity",
    value: ({ specificGravity }) =>
      specificGravity === null
        ? null
        : { kind: "density", gcm3: [specificGravity.gcm3, ...specificGravity.alternatives] },
    fields: ["specificGravity"],
  },
  {
    id: "inWater",
    label: "coins.inWater",
    value: ({ weightInWaterG }) => measure(weightInWaterG, "g"),
    fields: ["weightInWaterG"],
    isOptional: true,
  },
  {
    id: "tolerance",
    label: "coins.tolerance",
    value: ({ weightTolerance }) =>
      weightTolerance === null
        ? null
        : {
            kind: "tolerance",
            plusMinus: weightTolerance.plusMinusG,
            basis: weightTolerance.basis,
          },
    fields: ["weightTolerance"],
    isOptional: true,
  },
  { id: "obverse", label: "coins.obverse", value: ({ obverse }) => localized(obverse) },
  { id: "reverse", label: "coins.reverse", value: ({ reverse }) => localized(reverse) },
  { id: "edge", label: "coins.edge", value: edgeOf },
  {
    id: "mints",
    label: "coins.mints",
    value: ({ mints }) => (mints.length === 0 ? null : { kind: "plain", text: mints.join("; ") }),
    isOptional: true,
    notIn: ["comparison"],
  },
  {
    id: "remark",
    label: "catalogue.facts.remark",
    value: ({ note }) => localized(note),
    fields: ["note"],
    isOptional: true,
  },
];

/** Reeds and letters are counted and read; a kind of edge has a word. */
function edgeOf({ edge }: Coin): FactValue {
  if (edge.inscription !== null) return { kind: "plain", text: edge.inscription };
  if (edge.type === null) return null;
  if (edge.reeds !== null)
    return { kind: "counted", word: `coins.edges.${edge.type}`, number: edge.reeds };
  return { kind: "word", word: `coins.edges.${edge.type}` };
}

/** A unit older than ISO 4217 has a word and no code, a bullion coin may have no face value. */
function faceOf({ denomination, unit, currencyISO }: Coin): FactValue {
  if (denomination === null) return { kind: "word", word: "coins.noFace" };
  const text = unit ?? { text: currencyISO ?? "", lang: "en" };
  return { kind: "amount", value: denomination, unit: text };
}
