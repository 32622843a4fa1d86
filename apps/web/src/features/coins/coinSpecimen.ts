import type { Coin, MetalFeature } from "@specimen/api/contract";
import type { Specimen, SpecimenPin, SpecimenSide } from "../../widgets/viewer/specimen.ts";
import { viewerSchema } from "../../widgets/viewer/viewerState.ts";

/** A coin shows in white light alone. */
export const coinLights = ["white"] as const;

/** What the address says of the viewer of a coin. */
export const coinViewer = viewerSchema(coinLights, ["front", "back"]);

/** A coin as the viewer shows it; its edge stands below. */
export const coinSpecimen = (coin: Coin, sides: readonly SpecimenSide[]): Specimen => ({
  sides,
  images: coin.images,
  widthMm: coin.diameterMm,
  heightMm: coin.diameterMm,
  shape: "round",
  lights: coinLights,
  pins: coin.features.flatMap(pinOf),
});

/** A feature that is on a side; those of the edge or of the whole coin have no pin. */
function pinOf({ key, name, spots }: MetalFeature, index: number): SpecimenPin[] {
  const places = spots.filter(({ side }) => side !== "edge");
  if (places.length === 0) return [];
  return [{ key, number: index + 1, name: name.text, light: "white", places }];
}
