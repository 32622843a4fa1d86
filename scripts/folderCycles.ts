import { dirname } from "node:path/posix";

/** A file and what it imports, as dependency-cruiser gives them. */
interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** Imports between the entries of one folder: the targets by the entry they come from. */
type Graph = Map<string, Set<string>>;

/** Tests stand beside what they test and may use the whole: they are no part of the layering. */
const notLayered = /(\.(test|spec|stories)\.tsx?$)|(^|\/)testing\//;

/**
 * The cycles among the entries of each folder below a root, each as the paths along it. A subfolder
 * counts as one with all it contains, so that a folder and its own files may use one another.
 */
export function folderCycles(modules: readonly Module[], root: string): string[][] {
  const graphs = new Map<string, Graph>();
  const isIn = (path: string) => path.startsWith(`${root}/`) && !notLayered.test(path);
  for (const { source, dependencies } of modules.filter((module) => isIn(module.source))) {
    for (const { resolved } of dependencies.filter((dependency) => isIn(dependency.resolved))) {
      const folder = commonFolder(source, resolved);
      const graph: Graph = graphs.get(folder) ?? new Map();
      const from = entryOf(folder, source);
      const targets = graph.get(from) ?? new Set();
      graphs.set(folder, graph.set(from, targets.add(entryOf(folder, resolved))));
    }
  }
  return [...graphs.values()].flatMap(cyclesOf);
}

/** The innermost folder of two files. */
function commonFolder(one: string, other: string): string {
  let folder = dirname(one);
  while (!other.startsWith(`${folder}/`)) folder = dirname(folder);
  return folder;
}

function entryOf(folder: string, path: string): string {
  const end = path.indexOf("/", folder.length + 1);
  return end === -1 ? path : path.slice(0, end);
}

/** One cycle through each entry that is on any, each cycle once. */
function cyclesOf(graph: Graph): string[][] {
  const found = new Map<string, string[]>();
  for (const start of graph.keys()) {
    const cycle = pathBack(graph, start);
    const name = cycle?.toSorted().join();
    if (cycle !== undefined && name !== undefined && !found.has(name)) found.set(name, cycle);
  }
  return [...found.values()];
}

/** The shortest way from an entry back to itself. */
function pathBack(graph: Graph, start: string): string[] | undefined {
  const seen = new Set<string>();
  const paths = [[start]];
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? "") ?? []) {
      if (next === start) return path;
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}
