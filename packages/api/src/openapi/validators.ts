import type * as z from "zod/mini";
import { contract, type Operation } from "../contract/index.ts";

/** What the first picture shows is answered by these. */
const first = ["get /currentUser", "get /countries/dictionary/", "get /stats/top"] as const;

/** What the dashboard shows after it, and the pages of countries; every other answer is checked by Zod itself. */
const later = [
  "get /catalogue/revision",
  "get /changelogs",
  "get /countries",
  "get /customer-links",
  "get /customer-notes",
  "get /news",
  "get /news-calendar",
  "get /precious-metals/coins-variants",
  "get /precious-metals/ingots-variants",
  "get /search",
  "get /travellers-cheques/series",
] as const;

type Schema = z.core.$ZodTypes;

const calls = Object.values(contract).flatMap((area) => Object.values<Operation>(area));

const defOf = (check: z.core.$ZodCheck<never>): object => check._zod.def;

function patternOf(format: object): string {
  if ("pattern" in format && format.pattern instanceof RegExp) return String(format.pattern);
  throw new Error("A text is checked without Zod by patterns alone");
}

/** The generated files by their names: validators that come at once and late, and which come late. */
export const validatorFiles = (): Readonly<Record<string, string>> => ({
  firstValidators: validators("firstValidators", first),
  laterValidators: validators("laterValidators", later),
  laterNames: [
    "/** Generated from the contract; never edited. */",
    "/** The operations whose answers are checked without Zod by what comes late. */",
    "export const laterNames: ReadonlySet<string> = new Set([",
    ...later.map((name) => `  ${JSON.stringify(name)},`),
    "]);",
    "",
  ].join("\n"),
});

/** A module that checks the answers of some operations without Zod, in the words of `client/checks/fits.ts`. */
function validators(exported: string, names: readonly string[]): string {
  const imports = new Set<string>();
  const named = new Map<string, string>();
  const imported = (name: string) => {
    imports.add(name);
    return name;
  };
  const call = (name: string, ...parameters: readonly string[]) =>
    `${imported(name)}(${parameters.join(", ")})`;
  /** What is said more than once is written once. */
  const share = (text: string) => {
    const name = named.get(text) ?? `fits${named.size + 1}`;
    named.set(text, name);
    return name;
  };

  function validatorOf(schema: Schema): string {
    const { def } = schema._zod;
    switch (def.type) {
      case "string":
        return textOf(schema);
      case "boolean":
        return imported("isFlag");
      case "number":
        if ("format" in def && def.format === "safeint" && def.checks === undefined)
          return imported("isInteger");
        if (!("format" in def) && (def.checks ?? []).length === 0) return imported("isNumber");
        throw new Error("Only numbers without limits are checked without Zod");
      case "literal":
        return share(call("oneOf", ...def.values.map((one) => JSON.stringify(one))));
      case "enum":
        return share(
          call("oneOf", ...Object.values(def.entries).map((one) => JSON.stringify(one))),
        );
      case "nullable":
        return share(call("nullable", validatorOf(def.innerType as Schema)));
      case "optional":
        return share(call("optional", validatorOf(def.innerType as Schema)));
      case "array":
        if (def.checks !== undefined) throw new Error("A list with checks is checked by Zod alone");
        return share(call("list", validatorOf(def.element as Schema)));
      case "object": {
        if (def.catchall !== undefined || def.checks !== undefined)
          throw new Error("An object with more than members is checked by Zod alone");
        const members = Object.entries(def.shape).map(
          ([name, member]) => `${JSON.stringify(name)}: ${validatorOf(member as Schema)}`,
        );
        return share(call("object", `{ ${members.join(", ")} }`));
      }
      default:
        throw new Error(`A schema of type ${def.type} is checked by Zod alone`);
    }
  }

  function textOf({ _zod: { def } }: Schema): string {
    const formats = [...("format" in def ? [def] : []), ...(def.checks ?? []).map(defOf)];
    const [only] = formats;
    if (only === undefined) return imported("isText");
    if (formats.length === 1 && "minimum" in only && only.minimum === 1)
      return imported("isFilled");
    return share(call("matching", ...formats.map(patternOf)));
  }

  const entries = names.map((name) => {
    const operation = calls.find(({ method, path }) => `${method} ${path}` === name);
    if (operation === undefined) throw new Error(`No operation ${name} in the contract`);
    return `  [${JSON.stringify(name)}, ${validatorOf(operation.answer as unknown as Schema)}],`;
  });
  return [
    "/** Generated from the contract; never edited. */",
    `import { ${[...imports].toSorted().join(", ")}, type Fits } from "../fits.ts";`,
    "",
    ...[...named].map(([text, name]) => `const ${name} = ${text};`),
    "",
    "/** By operation, whether an answer is as the contract says. */",
    `export const ${exported}: ReadonlyMap<string, Fits> = new Map([`,
    ...entries,
    "]);",
    "",
  ].join("\n");
}
