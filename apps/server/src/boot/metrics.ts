import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { ConnectionUse } from "../database/openDatabase.ts";
import type { LogFields } from "./log.ts";

/** Numbers about the running server, for Prometheus. */
export interface Metrics {
  /** Counts an answered call. */
  call(fields: LogFields): void;
  /** Counts a fault of a part. */
  fault(part: LogFields["part"]): void;
  readonly contentType: string;
  /** All numbers in Prometheus' text format. */
  read(): Promise<string>;
}

/** Sources of the numbers that are read when they are asked for. */
export interface MetricsSources {
  readonly isReady: () => Promise<boolean>;
  /** Undefined for an embedded database. */
  readonly connections: (() => ConnectionUse) | undefined;
}

/** Upper bounds of the times of calls, in seconds. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the numbers; the process's own (memory, event loop, file handles) are among them. */
export function createMetrics({ isReady, connections }: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "specimen_call_seconds",
    help: "Time to answer a call",
    labelNames: ["part", "method", "route", "status"],
    buckets,
    registers: [registry],
  });
  const faults = new Counter({
    name: "specimen_faults_total",
    help: "Errors that were answered with 5xx or happened outside of calls",
    labelNames: ["part"],
    registers: [registry],
  });
  new Gauge({
    name: "specimen_ready",
    help: "1 while the server can answer calls",
    registers: [registry],
    async collect() {
      this.set((await isReady()) ? 1 : 0);
    },
  });
  if (connections !== undefined) {
    new Gauge({
      name: "specimen_database_connections",
      help: "Connections to the database by state, and callers that wait for one",
      labelNames: ["state"],
      registers: [registry],
      collect() {
        const { busy, idle, waiting } = connections();
        this.set({ state: "busy" }, busy);
        this.set({ state: "idle" }, idle);
        this.set({ state: "waiting" }, waiting);
      },
    });
  }
  return {
    call({ part, method = "", route = "", status = 0, took = 0 }) {
      seconds.observe({ part, method, route, status: String(status) }, took / 1000);
    },
    fault: (part) => faults.inc({ part }),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
}
