import type { Plugin } from "vite";

/**
 * What keeps code of React Router that nobody uses in the bundle, and what is written instead. Most
 * of it is about contexts and components that are made as the module is loaded.
 */
const replacements: readonly (readonly [search: RegExp, replacement: string])[] = [
  // Names for the developer tools.
  [/^\w+\.displayName = .*;$/gm, ""],
  // Of the boundary around routes with loaders, which this product has none of.
  [/^RenderErrorBoundary\.contextType = .*;$/gm, ""],
  [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1"],
  // Of browsers older than those of the target.
  [/^ +warning\(\n +typeof URLSearchParams !== "undefined",\n.*\n +\);$/m, ""],
  // As in the package's own production build, which its exports do not offer.
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, "var ENABLE_DEV_WARNINGS = false;"],
];

/** The code of React Router's module, so that what is not used can be left out of the bundle. */
export const leanRouterCode = (code: string): string =>
  replacements.reduce((text, [search, replacement]) => {
    // Another version may be written in another way: then this has to be looked at again.
    if (text.search(search) < 0) throw new Error(`React Router has nothing like ${String(search)}`);
    return text.replace(search, replacement);
  }, code);

/** React Router marks nothing as pure: its data routers, forms and server parts would stay. */
export function leanRouter(): Plugin {
  return {
    name: "specimen:lean-router",
    apply: "build",
    transform: {
      filter: {
        id: /react-router\/dist\/\w+\/chunk-\w+\.mjs$/,
        code: "var ENABLE_DEV_WARNINGS = true",
      },
      handler: (code) => ({ code: leanRouterCode(code), map: null }),
    },
  };
}
