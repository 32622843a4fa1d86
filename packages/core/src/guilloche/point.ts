/** A place in the plane, in the drawing's own units. */
export type Point = readonly [x: number, y: number];
