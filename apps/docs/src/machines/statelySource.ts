import type { AnyStateMachine } from "xstate";
import { readCalled } from "./chart.ts";

/**
 * A machine as text that stands alone: `createMachine` with its chart and the names in it, without
 * the bodies. The Stately visualiser and editor draw it; it has no behaviour of its own.
 */
export function statelySource(name: string, machine: AnyStateMachine): string {
  const chart = JSON.stringify(withoutBodies(machine.config, "root"), null, 2);
  const literal = chart.replaceAll(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
  return `import { createMachine } from "xstate";\n\nexport const ${name} = createMachine(${literal});\n`;
}

/** Where a function stands for a name; anywhere else it computes something and is left out. */
const called = new Set(["actions", "entry", "exit", "guard"]);

function withoutBodies(value: unknown, key: string): unknown {
  if (typeof value === "function") return called.has(key) ? readCalled(value).text : undefined;
  if (key === "src" && typeof value !== "string") return "unnamed";
  if (Array.isArray(value)) return value.map((item) => withoutBodies(item, key));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value)
    .map(([name, part]) => [name, withoutBodies(part, name)] as const)
    .filter(([, part]) => part !== undefined);
  const [only] = kept;
  const isNameOnly = called.has(key) && kept.length === 1 && only?.[0] === "type";
  return isNameOnly ? only?.[1] : Object.fromEntries(kept);
}
