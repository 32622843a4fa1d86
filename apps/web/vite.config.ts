import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { notCompiled } from "./build/compiledByReact.ts";
import { compileHint } from "./build/compileHint.ts";
import { firstPaint } from "./build/firstPaint.ts";
import { homeFirst } from "./build/homeFirst.ts";
import { lateI18next } from "./build/lateI18next.ts";
import { lateStyles } from "./build/lateStyles.ts";
import { leanRouter } from "./build/leanRouter.ts";
import { precompress } from "./build/precompress.ts";
import { words } from "./build/words.ts";

/** The files of every first page beside the entry. */
const always = /\/(rolldown-runtime|react|session)-[^/]+\.js$/;

export default defineConfig({
  plugins: [
    react({ compiler: true, exclude: [...notCompiled] }),
    vanillaExtractPlugin(),
    words(),
    leanRouter(),
    lateI18next(),
    homeFirst(),
    lateStyles(),
    firstPaint(),
    compileHint(),
    precompress(),
  ],
  // React has this hook itself since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  worker: { format: "es" },
  build: {
    sourcemap: false,
    target: "es2023",
    // Every browser of the target preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // What the screens of an area and their answers need is asked for at once. Of other late parts
      // the browser finds out by itself: to ask for each file is work of the page, and the entry would
      // have to name them.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === "html"
          ? needed
          : /\/(routes|allOperations)-/.test(file)
            ? needed.filter((name) => !always.test(name))
            : [],
    },
    // What every first page needs comes as files that the browser compiles side by side: React stays
    // known while the product changes.
    rolldownOptions: {
      output: {
        // The entry names every file that comes late, and a hash is what cannot be compressed.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            {
              name: "react",
              tags: ["$initial"],
              test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler)\//,
              priority: 1,
            },
            // What sign-in shares with the rest: it starts without waiting for it.
            {
              name: "session",
              tags: ["$initial"],
              test: /preload-helper|core\/src\/identity\/|web\/src\/(browser\/(address|clock|documentElement|early|loadAhead|page|report|stores)|config|services\/isAlike)\.ts/,
              priority: 1,
            },
            { name: "main", tags: ["$initial"] },
            // Small parts that most screens have, in one file: the entry names each further one.
            {
              name: "parts",
              test: /core\/src\/editing\/ownChanges|ui\/src\/((AnswerLine|Breadcrumbs|Dialog|Disclosure|Facts|Kbd|Prose|StatusText|Tabs)\/|PrintSheet\/(OnScreen|PrintSheet\.css)|Skeleton\/SkeletonRows|Stack\/StackInOrder)|web\/src\/(url\/queryText|widgets\/(isMissing|Localized|query))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
