/** A goal, and what was measured for it. */
export interface Goal {
  /** Its number, such as P1. */
  id: string;
  what: string;
  /** What was measured, and of what it is a ratio, in one phrase each. */
  measured: number;
  floor?: number;
  unit: string;
  /** The goal holds when this compares so: a ratio to the baseline, or the value itself. */
  limit: { kind: "atMost" | "atLeast"; of: "ratio" | "value"; value: number };
}

/** The number a goal's limit is about: the ratio to the baseline, or the value. */
export function judged({ measured, floor, limit }: Goal): number {
  if (limit.of === "value") return measured;
  if (floor === undefined) throw new Error("A ratio needs a baseline.");
  return measured / floor;
}

/** Whether the goal is reached. */
export function isReached(goal: Goal): boolean {
  const { kind, value } = goal.limit;
  return kind === "atMost" ? judged(goal) <= value : judged(goal) >= value;
}

const figure = (value: number, unit: string) =>
  `${value.toLocaleString("en", { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 })}${unit === "" ? "" : ` ${unit}`}`;

const limitText = ({ limit, unit }: Goal) => {
  const sign = limit.kind === "atMost" ? "≤" : "≥";
  if (limit.of === "value") return `${sign} ${figure(limit.value, unit)}`;
  const ratio = limit.value < 0.5 ? `1/${Math.round(1 / limit.value)}` : limit.value;
  return `${sign} ${ratio} ×`;
};

/** The goals as rows of a Markdown table. */
export function goalRows(goals: readonly Goal[]): string[] {
  return goals.map((goal) => {
    const floor = goal.floor === undefined ? "" : figure(goal.floor, goal.unit);
    const ratio = goal.floor === undefined ? "" : `${(goal.measured / goal.floor).toFixed(2)} ×`;
    const verdict = isReached(goal) ? "reached" : "**missed**";
    return `| ${goal.id} | ${goal.what} | ${figure(goal.measured, goal.unit)} | ${floor} | ${ratio} | ${limitText(goal)} | ${verdict} |`;
  });
}
