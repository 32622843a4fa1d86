/** A point in drawing units. */
export type Point = readonly [x: number, y: number];
