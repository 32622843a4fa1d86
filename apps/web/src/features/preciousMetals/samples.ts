import type { IngotVariant, MetalVariant } from "@specimen/api/contract";
import { samplePicture } from "../../widgets/samples.ts";

/** Coins to choose from. */
export const sampleCoins: MetalVariant[] = [
  ["krugerrand", "Krugerrand", "ZA", "South Africa"],
  ["vreneli", "Vreneli 20 francs", "CH", "Switzerland"],
].map(([id = "", name = "", countryId = "", countryName = ""]) => ({
  id,
  name,
  countryId,
  countryName,
  flagSrc: samplePicture("#7a8db0"),
}));

/** Refiners of bars. */
export const sampleIngots: IngotVariant[] = [
  {
    id: "valcambi",
    name: "Valcambi",
    countryId: "CH",
    countryName: "Switzerland",
    flagSrc: samplePicture("#7a8db0"),
    ingots: 12,
  },
];
