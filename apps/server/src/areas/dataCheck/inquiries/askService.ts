import { setTimeout as pause } from "node:timers/promises";
import type { Inquiry, inquiredFields } from "@specimen/api/contract";
import * as z from "zod/mini";
import type { CheckServiceSettings } from "../../defineArea.ts";

/** What a service is told of a document; a field that the zone does not have is left out. */
export type InquiredDocument = Readonly<Partial<Record<(typeof inquiredFields)[number], string>>>;

/** What came of a question. */
export type ServiceAnswer = Pick<Inquiry, "result" | "reference" | "remarks"> & {
  readonly state: "answered" | "timedOut" | "refused";
};

const text = (most: number) => z.string().check(z.maxLength(most));

/** The answers of a service, docs/check-services.md. */
const Answered = z.object({
  result: z.enum(["confirmed", "notConfirmed", "unknown"]),
  reference: z.optional(text(100)),
  remarks: z.optional(z.array(text(500)).check(z.maxLength(20))),
});
const Accepted = z.object({ inquiry: text(200).check(z.minLength(1)) });

const mostBytes = 65_536;

/** Between two looks for an answer that is not there yet, in ms. */
const longestPause = 1_000;

/**
 * Asks a service about a document over HTTPS and waits for its answer, at most as long as its settings
 * say. Never throws: a service that cannot be reached has timed out, one whose answer is none has
 * refused.
 */
export async function askService(
  { url, key, milliseconds }: CheckServiceSettings,
  document: InquiredDocument,
): Promise<ServiceAnswer> {
  const signal = AbortSignal.timeout(milliseconds);
  const headers = { Authorization: `Bearer ${key}`, Accept: "application/json" };
  // A redirect could lead the key and the document anywhere.
  const common = { headers, signal, redirect: "error" } as const;
  try {
    let response = await fetch(url, {
      ...common,
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ document }),
    });
    let place: URL | undefined;
    while (response.status === 202) {
      place ??= placeOf(url, Accepted.parse(await readJson(response)).inquiry);
      await pause(Math.min(longestPause, milliseconds / 4), undefined, { signal });
      response = await fetch(place, common);
    }
    if (response.status !== 200) return nothing("refused");
    const { result, reference = null, remarks = [] } = Answered.parse(await readJson(response));
    return { state: "answered", result, reference, remarks };
  } catch (error) {
    return nothing(isUnreadable(error) ? "refused" : "timedOut");
  }
}

const nothing = (state: "timedOut" | "refused"): ServiceAnswer => ({
  state,
  result: null,
  reference: null,
  remarks: [],
});

const placeOf = (url: URL, inquiry: string): URL =>
  new URL(`${url.href.replace(/\/$/, "")}/${encodeURIComponent(inquiry)}`);

const isUnreadable = (error: unknown): boolean =>
  error instanceof z.core.$ZodError || error instanceof SyntaxError || error instanceof RangeError;

/** Throws a RangeError where there is too much of it, a SyntaxError where it is not JSON. */
async function readJson({ body }: Response): Promise<unknown> {
  if (body === null) throw new SyntaxError("the answer is empty");
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > mostBytes) throw new RangeError("the answer is too long");
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown;
}
