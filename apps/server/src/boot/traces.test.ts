import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { startTraces } from "./traces.ts";

afterEach(() => vi.unstubAllEnvs());

it("are off without OpenTelemetry's variables, and when they are disabled", async () => {
  expect(await startTraces({})).toBeUndefined();
  const disabled = { OTEL_TRACES_EXPORTER: "otlp", OTEL_SDK_DISABLED: "true" };
  expect(await startTraces(disabled)).toBeUndefined();
});

it("send a span for each call, below the caller's, to the address of the standard variable", async () => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      bodies.push(body);
      response.end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const address = collector.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`);
  vi.stubEnv("OTEL_EXPORTER_OTLP_PROTOCOL", "http/json");
  vi.stubEnv("OTEL_METRICS_EXPORTER", "none");
  vi.stubEnv("OTEL_LOGS_EXPORTER", "none");
  const traces = await startTraces(process.env);
  const parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const fields = { part: "api", method: "GET", route: "/news/{id}", status: 200, took: 4 } as const;
  traces?.call(fields, parent);
  await traces?.close();
  const sent = bodies.join("");
  expect(sent).toContain("GET /news/{id}");
  expect(sent).toContain("0af7651916cd43dd8448eb211c80319c");
  collector.close();
});
