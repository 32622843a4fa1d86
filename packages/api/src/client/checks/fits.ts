/** Whether a value is as a schema of the contract says. */
export type Fits = (value: unknown) => boolean;

// The parts of the generated validators. They agree with Zod, and need none of its code.

export const isText: Fits = (value) => typeof value === "string";
export const isFilled: Fits = (value) => typeof value === "string" && value !== "";
export const isFlag: Fits = (value) => typeof value === "boolean";
export const isInteger: Fits = Number.isSafeInteger;
export const isNumber: Fits = Number.isFinite;

export const matching =
  (...patterns: readonly RegExp[]): Fits =>
  (value) =>
    typeof value === "string" && patterns.every((pattern) => pattern.test(value));

export const oneOf =
  (...values: readonly unknown[]): Fits =>
  (value) =>
    values.includes(value);

export const nullable =
  (fits: Fits): Fits =>
  (value) =>
    value === null || fits(value);

export const optional =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);

export const list =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits);

/** Members that the shape does not name are allowed, as in the contract. */
export const object = (shape: Readonly<Record<string, Fits>>): Fits => {
  const members = Object.entries(shape);
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const given = value as Readonly<Record<string, unknown>>;
    return members.every(([name, fits]) => fits(given[name]));
  };
};
