import { arch, cpus, platform, totalmem } from "node:os";

/** Where something was measured, without a name: processor, memory, browser, Node, system. */
export function describeMachine(browserVersion: string): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? "unknown processor";
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} × ${model}, ${gibibytes} GiB, ${platform()} ${arch()}, Chromium ${browserVersion}, Node ${process.versions.node}`;
}
