/** A value that is compared whole: lists are one value, objects are compared by their members. */
export type Leaf = string | number | boolean | null | readonly unknown[] | undefined;

/** Who is asked for a value: the person at the form, or the service. */
export type Side = "mine" | "theirs";

/** One value that at least one side changed since both began with the same version. */
export interface Difference {
  /** The names that lead to the value, joined by dots. */
  readonly path: string;
  readonly base: Leaf;
  readonly mine: Leaf;
  readonly theirs: Leaf;
  /** Where only one side changed the value, that side; `null` where both did and differ. */
  readonly decided: Side | null;
}

type Leaves = ReadonlyMap<string, Leaf>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function leavesOf(value: unknown, prefix = ""): Leaves {
  if (!isObject(value)) return new Map([[prefix, value as Leaf]]);
  return new Map(
    Object.entries(value).flatMap(([name, member]) => [
      ...leavesOf(member, prefix === "" ? name : `${prefix}.${name}`),
    ]),
  );
}

/** A value as text, whatever the order of its members: a database has one of its own. */
const written = (value: Leaf): string | undefined =>
  JSON.stringify(value, (_, each: unknown) =>
    isObject(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

const isSame = (one: Leaf, other: Leaf): boolean =>
  one === other || written(one) === written(other);

/**
 * What two versions of a record differ in, value by value, when both came from `base`. A value that
 * both sides changed alike is no difference.
 */
export function compareVersions(base: unknown, mine: unknown, theirs: unknown): Difference[] {
  const [before, own, other] = [leavesOf(base), leavesOf(mine), leavesOf(theirs)];
  const paths = new Set([...own.keys(), ...other.keys(), ...before.keys()]);
  return [...paths].flatMap((path) => {
    const [was, now, then] = [before.get(path), own.get(path), other.get(path)];
    if (isSame(now, then)) return [];
    const decided = isSame(was, then) ? "mine" : isSame(was, now) ? "theirs" : null;
    return [{ path, base: was, mine: now, theirs: then, decided }];
  });
}

/**
 * One version out of two: `theirs`, with every value of `mine` that was decided for.
 * @throws RangeError when a difference is decided neither by itself nor by `choices`.
 */
export function mergeVersions<Values extends object>(
  theirs: Values,
  differences: readonly Difference[],
  choices: Readonly<Record<string, Side>>,
): Values {
  return differences.reduce<Values>((merged, { path, mine, decided }) => {
    const side = choices[path] ?? decided;
    if (side === null) throw new RangeError(`Nobody decided on ${path}`);
    return side === "mine" ? (withValue(merged, path.split("."), mine) as Values) : merged;
  }, theirs);
}

/** A copy of an object with another value at a path; undefined takes the member away. */
function withValue(
  whole: unknown,
  [name = "", ...rest]: readonly string[],
  value: unknown,
): object {
  const members = isObject(whole) ? whole : {};
  if (rest.length > 0) return { ...members, [name]: withValue(members[name], rest, value) };
  if (value !== undefined) return { ...members, [name]: value };
  return Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));
}
