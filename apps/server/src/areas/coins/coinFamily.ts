/** Words that say how many of the unit a coin is, or when it was struck: not what type it is. */
const amounts =
  /\(.*?\)|\d+(?:\/\d+|\.\d+)?(?: (?:oz|g|kg)\b)?|\b(?:half|double|quarter|five)\b|\//gi;

/**
 * The name of a coin's type: `Krugerrand 1/2 oz` is a Krugerrand, `Half Sovereign` a Sovereign. Coins
 * of one country with the same family are neighbours.
 */
export function coinFamily(name: string): string {
  return name
    .replaceAll(amounts, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^(\w+?)s$/, "$1");
}
