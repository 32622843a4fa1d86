import type { Plugin } from "vite";

const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Has V8 compile the files that every first page needs while they come, beside the page's thread:
 * most of their functions are called at once. Other engines read a comment.
 */
export function compileHint(): Plugin {
  return {
    name: "specimen:compile-hint",
    apply: "build",
    generateBundle: {
      // Vite writes something before the code of the entry.
      order: "post",
      handler: (_, bundle) => {
        const first = Object.values(bundle).filter(
          (output) => output.type === "chunk" && output.isEntry,
        );
        for (const chunk of first) {
          if (chunk.type !== "chunk") continue;
          chunk.code = hint + chunk.code;
          for (const name of chunk.imports) {
            const imported = bundle[name];
            if (imported !== undefined && !first.includes(imported)) first.push(imported);
          }
        }
      },
    },
  };
}
