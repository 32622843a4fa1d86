import type { Rolldown } from "vite";
import type { Area } from "../src/areas/Area.ts";
import { paths } from "../src/url/paths.ts";
import { lateSheet } from "./lateStyles.ts";
import { readWordFiles, wordsFolder } from "./words.ts";

/** What any first page of a visit may load. */
interface WantedByAll {
  /** The folder of the words. */
  words: string;
  /** The sheet of everything that comes late; none while developing. */
  styles: string;
  /** The screens of sign-in, and its machine. */
  signIn: readonly string[];
  /** The machine of sign-in, and what asks the identity provider. */
  provider: readonly string[];
  /** The one of them that starts it. */
  start: string;
  /** Pages that anybody opens, without sign-in. */
  open: readonly string[];
}

/** What the first page of a visit loads that opens an address of one area. */
export interface WantedFiles extends WantedByAll {
  /** What the area's screens are made of. */
  files: readonly string[];
  /** The parts of the words that they show. */
  parts: readonly string[];
}

/** What the first page of a visit loads, by the address it opens. */
export interface WantedChunks extends WantedByAll {
  /** By the base of each area: files, and parts of the words. */
  areas: Readonly<Record<string, readonly [files: readonly string[], parts: readonly string[]]>>;
  /** The base that an address outside every area is taken for. */
  home: string;
}

const signIn = "features/auth/SignInScreen.tsx";
const machine = "services/session/signInStart.ts";
const provider = "oauth4webapi/build/index.js";

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/**
 * The files of an area's first page: its screens, and on the dashboard the tall panels of the
 * areas. The folder of an area bears its name.
 */
export function filesOf(area: Area, areas: readonly Area[]): readonly string[] {
  const panels = areas.filter(({ panel }) => panel?.height === "tall");
  return [
    `features/${area.name}/routes.tsx`,
    ...(area.base === paths.dashboard.base
      ? panels.map(({ name }) => `features/${name}/panel.tsx`)
      : []),
  ];
}

/** Reads the names from a finished bundle; nothing of it is known while developing. */
export function wantedChunks(bundle: readonly Output[], areas: readonly Area[]): WantedChunks {
  const chunks = bundle.filter((output) => output.type === "chunk");
  return {
    words: chunks.length === 0 ? "" : wordsFolder(readWordFiles()),
    areas: Object.fromEntries(
      areas.map((area) => [area.base, [closureOf(filesOf(area, areas), chunks), area.words]]),
    ),
    home: paths.dashboard.base,
    styles: bundle
      .flatMap(({ fileName }) => (lateSheet.test(fileName) ? `/${fileName}` : []))
      .join(),
    signIn: closureOf([signIn, machine], chunks),
    provider: closureOf([machine, provider], chunks),
    start: chunks.length === 0 ? "" : `/${chunkWith(machine, chunks).fileName}`,
    open: areas.flatMap(({ publicPage }) => publicPage?.path ?? []),
  };
}

/** Of what a build's first pages load: what one that opens the area with this base does. */
export function wantedAt(base: string, { areas, home, ...byAll }: WantedChunks): WantedFiles {
  const [files, parts] = areas[base] ?? areas[home] ?? [[], []];
  return { ...byAll, files, parts };
}

function chunkWith(file: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file)));
  if (chunk === undefined) throw new Error(`No chunk holds ${file}`);
  return chunk;
}

/** Lazily loaded files and what they import, without what the entry already loads. */
function closureOf(files: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] {
  if (chunks.length === 0) return [];
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const starts = files.map((file) => chunkWith(file, chunks));
  // The group of vite.config.ts that takes the entry in is not marked as one.
  const entry = chunks.filter(({ isEntry, name }) => isEntry || name === "main").slice(0, 1);
  const known = reach(entry, byName);
  return [...reach(starts, byName)].filter((name) => !known.has(name)).map((name) => `/${name}`);
}

function reach(
  starts: readonly Rolldown.OutputChunk[],
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    open.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return found;
}
