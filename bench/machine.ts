import { arch, cpus, platform, totalmem } from "node:os";

/** Where something was measured, without a name: processor, memory, Node, system. */
export function describeComputer(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? "unknown processor";
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${model}, ${gibibytes} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`;
}

/** The same with the browser. */
export const describeMachine = (browserVersion: string): string =>
  `${describeComputer()}, Chromium ${browserVersion}`;
