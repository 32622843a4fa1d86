import { globSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A prop with a few values: true and false, or the members of a union, sorted. */
export type Variant = "boolean" | readonly (string | number)[];

/** The variants of the component that stories are about, by their title. */
export type Variants = Readonly<Record<string, Readonly<Record<string, Variant>>>>;

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Where stories of components are, as in `main.ts`, and how their titles begin. */
const folders = [
  { directory: "packages/ui/src", files: "**/*.stories.tsx", titlePrefix: "Components" },
  { directory: "apps/web/src", files: "widgets/**/*.stories.tsx", titlePrefix: "Screens" },
];

/** Reads them from the types: what a recipe or another file makes of a union is known there only. */
export function readVariants(): Variants {
  const files = folders.flatMap(({ directory, files: pattern, titlePrefix }) =>
    globSync(`${directory}/${pattern}`, { cwd: repository })
      .toSorted()
      .map((path) => ({ file: repository + path, titlePrefix, path: relative(directory, path) })),
  );
  const program = ts.createProgram(
    files.map(({ file }) => file),
    compilerOptions(),
  );
  const checker = program.getTypeChecker();
  const read = files.flatMap(({ file, titlePrefix, path }) => {
    const meta = metaOf(program.getSourceFile(file));
    const component = meta.get("component");
    if (component === undefined) return [];
    const own = meta.get("title");
    const title = own && ts.isStringLiteral(own) ? own.text : titleOf(path);
    return [[`${titlePrefix}/${title}`, variantsOf(component, checker)] as const];
  });
  return Object.fromEntries(read.filter(([, found]) => Object.keys(found).length > 0));
}

/** As Storybook makes it of a path: a file that is named as its folder counts once. */
function titleOf(path: string): string {
  const names = path.replace(/\.stories\.tsx$/, "").split("/");
  return names.filter((name, place) => place === 0 || name !== names[place - 1]).join("/");
}

function compilerOptions(): ts.CompilerOptions {
  const file = `${repository}apps/web/tsconfig.json`;
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options;
}

/** What the `meta` of a story file says of itself, by name. */
function metaOf(source: ts.SourceFile | undefined): ReadonlyMap<string, ts.Expression> {
  const declared = source?.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText() === "meta")?.initializer;
  const written = declared && ts.isSatisfiesExpression(declared) ? declared.expression : declared;
  if (written === undefined || !ts.isObjectLiteralExpression(written)) return new Map();
  return new Map(
    written.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText(), initializer]),
  );
}

function variantsOf(component: ts.Expression, checker: ts.TypeChecker): Record<string, Variant> {
  const [signature] = checker.getTypeAtLocation(component).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  if (props === undefined) return {};
  const own = checker
    .getPropertiesOfType(checker.getTypeOfSymbolAtLocation(props, component))
    .filter(({ declarations = [] }) => !declarations.every(isFromAPackage));
  return Object.fromEntries(
    own.flatMap((prop) => {
      const variant = variantOf(checker.getTypeOfSymbolAtLocation(prop, component));
      return variant === undefined ? [] : [[prop.name, variant]];
    }),
  );
}

const isFromAPackage = (declaration: ts.Declaration) =>
  declaration.getSourceFile().fileName.includes("/node_modules/");

const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

function variantOf(type: ts.Type): Variant | undefined {
  const members = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & nothing));
  if (members.length === 0) return undefined;
  if (members.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return "boolean";
  const values = members.flatMap((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
  );
  const isVariant = values.length === members.length && values.length > 1;
  return isVariant ? values.toSorted((a, b) => (a < b ? -1 : 1)) : undefined;
}
