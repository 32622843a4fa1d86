import * as z from "zod/mini";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { contract, Problem, type Operation } from "../contract/index.ts";

const refusals = {
  400: "Not understood",
  401: "Token missing, invalid or expired",
  403: "Permission missing",
  404: "Not found",
  409: "Changed in the meantime",
  422: "Invalid input",
  429: "Too many requests",
  500: "Internal error",
};

/** The version of what is changed, as its ETag had it (RFC 9110). */
const ifMatch = z.object({ "If-Match": z.string() });

/** The key of what a call is about, where nobody needs to be signed in. */
const sessionKey = z.object({ "Session-Key": z.string() });

const json = (schema: Operation["answer"]) => ({ "application/json": { schema } });

/** The OpenAPI 3.1 document of every call in the contract. */
export const openApiDocument = () => {
  const paths: ZodOpenApiPathsObject = {};
  for (const [area, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries(calls as Record<string, Operation>))
      paths[call.path] = { ...paths[call.path], [call.method]: describe(area, name, call) };
  return createDocument({
    openapi: "3.1.0",
    info: { title: "Specimen knowledge API", version: "1.0.0" },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
    paths,
  });
};

const describe = (area: string, name: string, call: Operation) => ({
  operationId: `${area}.${name}`,
  summary: call.summary,
  tags: [area],
  ...(call.access !== "public" && { security: [{ bearer: [] }] }),
  ...(typeof call.access !== "string" && { description: `Needs ${call.access.join(", ")}` }),
  requestParams: {
    ...(call.params && { path: call.params }),
    ...(call.query && { query: call.query }),
    ...(call.ifMatch && { header: ifMatch }),
    ...(call.sessionKey && { header: sessionKey }),
  },
  ...(call.body && { requestBody: { required: true, content: json(call.body) } }),
  responses: {
    200: { description: "OK", content: json(call.answer) },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description]) => [
        status,
        { description, content: { "application/problem+json": { schema: Problem } } },
      ]),
    ),
  },
});
