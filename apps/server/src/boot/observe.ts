import type { RequestListener } from "node:http";
import { runCall } from "../database/currentCall.ts";
import { newRequestId } from "../http/headers.ts";
import type { Log, LogFields } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Traces } from "./traces.ts";

/** Who is told of the calls. */
export interface Observers {
  readonly log: Log;
  readonly metrics: Metrics | undefined;
  readonly traces: Traces | undefined;
}

/** A listener whose calls have an id, limited queries, a line in the log and a place in the metrics. */
export function observed(
  { log, metrics, traces }: Observers,
  part: LogFields["part"],
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    const call = { id: newRequestId(), route: "" };
    const start = performance.now();
    response.once("close", () => {
      const fields = {
        part,
        requestId: call.id,
        method: request.method ?? "",
        route: call.route,
        // Who left before the answer has got none.
        ...(response.headersSent && { status: response.statusCode }),
        took: Math.round((performance.now() - start) * 10) / 10,
      };
      log.call(fields);
      metrics?.call(fields);
      traces?.call(fields, request.headers["traceparent"]?.toString());
    });
    // The API's own answers name it themselves.
    if (part === "identity") response.setHeader("X-Request-Id", call.id);
    runCall(call, () => listener(request, response));
  };
}
