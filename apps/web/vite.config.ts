import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { notCompiled } from "./build/compiledByReact.ts";
import { firstPaint } from "./build/firstPaint.ts";
import { leanRouter } from "./build/leanRouter.ts";
import { precompress } from "./build/precompress.ts";
import { words } from "./build/words.ts";

export default defineConfig({
  plugins: [
    react({ compiler: true, exclude: [...notCompiled] }),
    vanillaExtractPlugin(),
    words(),
    leanRouter(),
    firstPaint(),
    precompress(),
  ],
  worker: { format: "es" },
  build: {
    sourcemap: false,
    target: "es2023",
    // All styles weigh 11 kB and come at once: a screen's code never waits for a sheet of its own.
    cssCodeSplit: false,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // What every first page needs comes as two files, which the browser compiles side by side: React
    // stays known while the product changes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              tags: ["$initial"],
              test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler)\//,
              priority: 1,
            },
            { name: "main", tags: ["$initial"] },
            // What the first screen of every area shows: small, and apart they weigh a third more.
            {
              name: "page",
              test: /src\/(widgets\/(AreaRoutes|Empty|ScreenTitle|guillocheFrame)\.|(Ornament|Page|PageHeading)\/)/,
            },
            // The tall panels of the dashboard are in sight first, small and alike: apart they weigh
            // half as much again. The short ones are loaded after them.
            {
              name: "panels",
              test: /src\/(widgets\/panel\/(?!OptionPicker)|features\/(banknotes|identityDocuments)\/panel\.tsx)/,
            },
          ],
        },
      },
    },
  },
});
