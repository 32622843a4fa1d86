/** Whether two values of plain data say the same. */
export const isAlike = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (isObject(one) &&
    isObject(other) &&
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([key, value]) => isAlike(value, other[key])));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
