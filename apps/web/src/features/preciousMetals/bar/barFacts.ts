import type { Ingot } from "@specimen/api/contract";
import { localized, measure, weight, type FactSpec } from "../../../widgets/record/factSpec.ts";

/** What is recorded of a bar, in the order of specification 3. */
export const barFacts: readonly FactSpec<Ingot>[] = [
  {
    id: "type",
    label: "preciousMetals.bar.type",
    value: ({ type }) => ({ kind: "word", word: `preciousMetals.barTypes.${type}` }),
  },
  {
    id: "size",
    label: "preciousMetals.bar.size",
    value: ({ sizeValue, sizeUnit }) => measure(sizeValue, sizeUnit),
    fields: ["sizeValue"],
  },
  {
    id: "form",
    label: "preciousMetals.bar.form",
    value: ({ form }) => ({ kind: "word", word: `preciousMetals.forms.${form}` }),
  },
  {
    id: "fineness",
    label: "coins.fineness",
    value: ({ fineness }) => ({ kind: "fineness", parts: fineness }),
  },
  {
    id: "weight",
    label: "coins.gross",
    value: ({ weightG }) => weight(weightG),
    fields: ["weightG"],
  },
  {
    id: "length",
    label: "preciousMetals.search.length",
    value: ({ lengthMm }) => measure(lengthMm, "mm"),
    fields: ["lengthMm"],
  },
  {
    id: "width",
    label: "preciousMetals.search.width",
    value: ({ widthMm }) => measure(widthMm, "mm"),
    fields: ["widthMm"],
  },
  {
    id: "height",
    label: "preciousMetals.search.height",
    value: ({ heightMm }) => measure(heightMm, "mm"),
    fields: ["heightMm"],
  },
  {
    id: "density",
    label: "coins.gravity",
    value: ({ densityGcm3 }) => ({ kind: "density", gcm3: [densityGcm3] }),
    fields: ["densityGcm3"],
  },
  {
    id: "issued",
    label: "catalogue.facts.issued",
    value: ({ issuedSince, issuedUntil }) =>
      issuedSince === null ? null : { kind: "period", from: issuedSince, to: issuedUntil },
    fields: ["issuedSince"],
  },
  {
    id: "refiner",
    label: "preciousMetals.bar.refiner",
    value: ({ refiner }) => ({ kind: "plain", text: refiner }),
  },
  {
    id: "packaging",
    label: "preciousMetals.bar.packaging",
    value: ({ packaging }) => localized(packaging),
    notIn: ["comparison"],
  },
  {
    id: "certificate",
    label: "preciousMetals.bar.certificate",
    value: ({ certificate }) => localized(certificate),
    notIn: ["comparison"],
  },
  {
    id: "goodDelivery",
    label: "preciousMetals.bar.goodDelivery",
    value: ({ goodDelivery }) => localized(goodDelivery),
    isOptional: true,
    notIn: ["comparison"],
  },
];
