import type { Plugin } from "vite";
import { paths } from "../src/url/paths.ts";
import { readAreas } from "./readAreas.ts";
import { filesOf } from "./wantedChunks.ts";

/**
 * Brings the home screen with the entry: most of its pieces are in sight on every other screen too,
 * and in files of their own they weigh a third more.
 */
export function homeFirst(): Plugin {
  return {
    name: "specimen:home-first",
    apply: "build",
    transform: {
      filter: { id: /\/src\/main\.tsx$/ },
      async handler(code) {
        const areas = await readAreas();
        const home = areas.find(({ base }) => base === paths.dashboard.base);
        const files = home === undefined ? [] : filesOf(home, areas);
        // After all other imports, so that the order of the styles stays.
        const imports = files.map((file) => `import "./${file}";\n`);
        return { code: `${code}\n${imports.join("")}`, map: null };
      },
    },
  };
}
