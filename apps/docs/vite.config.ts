import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { notCompiled } from "../web/build/compiledByReact.ts";
import { words } from "../web/build/words.ts";
import ui from "../../packages/ui/package.json" with { type: "json" };

// Neither is code for the browser: one is files, the other runs when a style is compiled.
const notBundled = ["@fontsource-variable/instrument-sans", "@vanilla-extract/css"];

/** The app's own plugins, so that Storybook shows what the app builds. */
export default defineConfig({
  plugins: [react({ compiler: true, exclude: [...notCompiled] }), vanillaExtractPlugin(), words()],
  build: { target: "es2023" },
  optimizeDeps: {
    // A dependency that is found late makes the server reload in the middle of a test. Some imports are
    // written by compilers, where the scan of the sources cannot see them; the others may be newer than
    // the last scan.
    include: [
      "axe-core",
      "elkjs/lib/elk.bundled.js",
      "react/compiler-runtime",
      "react/jsx-dev-runtime",
      "@specimen/web > @xstate/react",
      "@specimen/web > @zxcvbn-ts/core",
      "@specimen/web > @zxcvbn-ts/language-common",
      "@specimen/ui > @vanilla-extract/recipes/createRuntimeFn",
      ...Object.keys(ui.dependencies)
        .filter((name) => !notBundled.includes(name))
        .map((name) => `@specimen/ui > ${name}`),
    ],
  },
});
