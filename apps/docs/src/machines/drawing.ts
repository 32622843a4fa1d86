import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from "elkjs/lib/elk.bundled.js";
import { statesOf, type ChartState, type ChartTransition } from "./chart.ts";

/** A place in the drawing, in CSS pixels from its upper left corner. */
export type Point = ElkPoint;

/** A state as a box: what stands in it, and where. */
export interface Box extends Required<Point> {
  readonly state: ChartState;
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** All transitions from one state to another as one arrow; a beginning has no `from` and no words. */
export interface Arrow {
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  readonly points: readonly Point[];
  readonly lines: readonly string[];
  readonly label: Point | null;
}

/** A chart laid out: boxes from the outside to the inside, and the arrows between them. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

/** Sizes in CSS pixels; `character` is the widest advance of the monospace stack at 12 px. */
export const measures = { character: 7.3, letter: 8.6, line: 16, head: 30, pad: 14, dot: 5 };

const elk = new ELK();

// Narrow rather than tall, since a page scrolls down by nature.
const layers = {
  "elk.direction": "DOWN",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
};

const canvas = {
  ...layers,
  "elk.algorithm": "layered",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
};

/** Lays a chart out; the same chart always gives the same drawing. */
export async function layOut(chart: ChartState): Promise<Drawing> {
  const states = new Map(statesOf(chart).map((state) => [state.id, state]));
  const ways = waysOf([...states.values()]);
  const laidOut: ElkNode = await elk.layout({
    id: "canvas",
    layoutOptions: canvas,
    children: [nodeOf(chart)],
    edges: [...ways.values()].map(edgeOf),
  });
  const { nodes, edges } = flatten(laidOut);
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    boxes: nodes.flatMap(({ id, x = 0, y = 0, width = 0, height = 0 }) => {
      const state = states.get(id);
      return state ? [{ state, lines: linesOf(state), x, y, width, height }] : [];
    }),
    arrows: edges.map((edge) => arrowOf(edge, ways.get(edge.id))),
  };
}

/** What a box says below its name: what it runs, and what happens without leaving it. */
function linesOf({ invokes, entry, exit, transitions }: ChartState): string[] {
  return [
    ...invokes.map(({ src }) => `runs ${src}`),
    ...entry.map(({ text }) => `entry / ${text}`),
    ...exit.map(({ text }) => `exit / ${text}`),
    ...transitions.filter(({ targets }) => targets.length === 0).flatMap(stayingLines),
  ];
}

function stayingLines({ label, guard, actions }: ChartTransition): string[] {
  const does = actions.map(({ text }) => `  / ${text}`);
  return [label, ...(guard ? [`  if ${guard.text}`] : []), ...does];
}

interface Way {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly lines: string[];
}

function waysOf(states: readonly ChartState[]): Map<string, Way> {
  const ways = new Map<string, Way>();
  for (const { id: from, transitions } of states) {
    for (const { targets, label, guard } of transitions) {
      for (const to of targets) {
        const id = `${from} > ${to}`;
        const way = ways.get(id) ?? { id, from, to, lines: [] };
        way.lines.push(label, ...(guard ? [`  if ${guard.text}`] : []));
        ways.set(id, way);
      }
    }
  }
  return ways;
}

const beginning = (id: string) => `${id} begins`;

function nodeOf(state: ChartState): ElkNode {
  const lines = linesOf(state);
  const width = Math.max(state.key.length * measures.letter, widthOf(lines)) + 2 * measures.pad;
  const height = measures.head + (lines.length > 0 ? lines.length * measures.line + 8 : 0);
  const initial = state.states.find(({ isInitial }) => isInitial);
  const dot = { id: beginning(state.id), width: 2 * measures.dot, height: 2 * measures.dot };
  return {
    id: state.id,
    width,
    height,
    layoutOptions: {
      ...layers,
      "elk.padding": `[top=${height + 10},left=${measures.pad},bottom=${measures.pad},right=${measures.pad}]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${width},${height})`,
    },
    children: [...(initial ? [dot] : []), ...state.states.map(nodeOf)],
    edges: initial
      ? [{ id: `${dot.id} > ${initial.id}`, sources: [dot.id], targets: [initial.id] }]
      : [],
  };
}

function edgeOf({ id, from, to, lines }: Way): ElkExtendedEdge {
  const width = widthOf(lines) + 8;
  const height = lines.length * measures.line + 6;
  return { id, sources: [from], targets: [to], labels: [{ text: "words", width, height }] };
}

function widthOf(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(({ length }) => length)) * measures.character;
}

function flatten(node: ElkNode): { nodes: ElkNode[]; edges: ElkExtendedEdge[] } {
  const below = (node.children ?? []).map(flatten);
  return {
    nodes: [node, ...below.flatMap(({ nodes }) => nodes)],
    edges: [...(node.edges ?? []), ...below.flatMap(({ edges }) => edges)],
  };
}

function arrowOf({ id, targets, sections, labels }: ElkExtendedEdge, way: Way | undefined): Arrow {
  const points = (sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
    startPoint,
    ...(bendPoints ?? []),
    endPoint,
  ]);
  const [{ x = 0, y = 0 } = {}] = labels ?? [];
  return {
    id,
    from: way?.from ?? null,
    to: targets[0] ?? "",
    points,
    lines: way?.lines ?? [],
    label: way ? { x, y } : null,
  };
}
