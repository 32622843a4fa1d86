import type { Rolldown } from "vite";

/** What the first page of a visit loads, by language and by area. */
export interface WantedChunks {
  chunks: {
    languages: Readonly<Record<string, readonly string[]>>;
    areas: Readonly<Record<string, readonly string[]>>;
    /** What speaks with the identity provider. */
    provider: readonly string[];
  };
  /** The typeface's Latin letters. */
  fonts: readonly string[];
}

const areas = {
  "/dashboard": "features/dashboard/routes.tsx",
  "/notes": "features/banknotes/routes.tsx",
  "/passes": "features/identityDocuments/routes.tsx",
  "/auth": "features/auth/SignInScreen.tsx",
};

const provider = "oauth4webapi/build/index.js";

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Reads the names from a finished bundle; nothing of it is known while developing. */
export function wantedChunks(bundle: readonly Output[]): WantedChunks {
  const chunks = bundle.filter((output) => output.type === "chunk");
  return {
    chunks: {
      languages: Object.fromEntries(
        chunks.flatMap(({ facadeModuleId, fileName }) => {
          const language = /\/locales\/(\w\w)\/words\.ts$/.exec(facadeModuleId ?? "")?.[1];
          return language === undefined ? [] : [[language, [`/${fileName}`]]];
        }),
      ),
      areas: Object.fromEntries(
        Object.entries(areas).map(([path, file]) => [path, closureOf(file, chunks)]),
      ),
      provider: closureOf(provider, chunks),
    },
    fonts: bundle.flatMap(({ fileName }) =>
      /instrument-sans-latin-wght-normal.*\.woff2$/.test(fileName) ? [fileName] : [],
    ),
  };
}

/** A lazily loaded file and what it imports, without what the entry already loads. */
function closureOf(file: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
  // The group of vite.config.ts that takes the entry in is not marked as one.
  const entry = chunks.find(({ isEntry, name }) => isEntry || name === "main");
  const known = reach(entry, byName);
  return [...reach(start, byName)].filter((name) => !known.has(name)).map((name) => `/${name}`);
}

function reach(
  start: Rolldown.OutputChunk | undefined,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<string> {
  const found = new Set<string>();
  const open = start === undefined ? [] : [start];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    open.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return found;
}
