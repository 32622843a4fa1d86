export { epitrochoid, type EpitrochoidShape } from "./epitrochoid.ts";
export { hash32 } from "./hash32.ts";
export type { Point } from "./point.ts";
export { polar } from "./polar.ts";
export { ribbon, type RibbonShape } from "./ribbon.ts";
export { rosette, turnsOf, type RosetteLayer, type RosetteShape } from "./rosette.ts";
export { seeded } from "./seeded.ts";
export { smoothPath } from "./smoothPath.ts";
export { wave, type WaveShape, type WaveTerm } from "./wave.ts";
