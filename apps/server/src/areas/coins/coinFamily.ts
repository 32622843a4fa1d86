/** Parts of a name that tell the amount or the time of issue, not the type of coin. */
const amounts =
  /\(.*?\)|\d+(?:\/\d+|\.\d+)?(?: (?:oz|g|kg)\b)?|\b(?:half|double|quarter|five)\b|\//gi;

/**
 * The name of a coin's type: `Krugerrand 1/2 oz` is a Krugerrand, `Half Sovereign` a Sovereign. The
 * detail of a coin lists the others of its country and family.
 */
export function coinFamily(name: string): string {
  return name
    .replaceAll(amounts, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^(\w+?)s$/, "$1");
}
