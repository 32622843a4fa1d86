import { createGlyphNet, type GlyphNet } from "./glyphNet.ts";
import { glyphWeights } from "./glyphWeights.ts";
import { fromBase64, unpackWeights } from "./packedWeights.ts";

/** The net with the weights that the training script made. */
export const createTrainedNet = (): GlyphNet =>
  createGlyphNet(unpackWeights(fromBase64(glyphWeights)));
