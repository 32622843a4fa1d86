import type { LogFields } from "./log.ts";

/** Spans of calls, sent by OpenTelemetry. */
export interface Traces {
  /** Ends the span of an answered call; `parent` is its header traceparent. */
  call(fields: LogFields, parent: string | undefined): void;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

/** Any of these standard variables turns traces on. */
const switches = [
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
  "OTEL_TRACES_EXPORTER",
];

/**
 * Traces by OpenTelemetry's own variables (where to, which protocol, which share of the calls);
 * undefined without them: the library is not even loaded then.
 */
export async function startTraces(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Traces | undefined> {
  const isOn = switches.some((name) => env[name]) && env["OTEL_SDK_DISABLED"] !== "true";
  if (!isOn) return undefined;
  const [api, { NodeSDK }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-node"),
  ]);
  const sdk = new NodeSDK({ serviceName: env["OTEL_SERVICE_NAME"] ?? "specimen" });
  sdk.start();
  const tracer = api.trace.getTracer("specimen");
  return {
    call({ part, requestId, method = "", route = "", status = 0, took = 0 }, parent) {
      const context = api.propagation.extract(api.ROOT_CONTEXT, { traceparent: parent });
      const end = Date.now();
      const span = tracer.startSpan(
        `${method} ${route === "" ? part : route}`,
        {
          kind: api.SpanKind.SERVER,
          startTime: end - took,
          attributes: {
            "http.request.method": method,
            "http.route": route,
            "http.response.status_code": status,
            "specimen.part": part,
            "specimen.request_id": requestId ?? "",
          },
        },
        context,
      );
      if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => sdk.shutdown(),
  };
}
