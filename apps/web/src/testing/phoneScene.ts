import { createApiClient } from "@specimen/api/client";
import type { PhoneSession } from "@specimen/api/contract";
import { fetchFrom, ok, type Reply } from "./replies.ts";

const base = "/identity-documents/data-check/phone";

/** A session whose pictures are still to come. */
export const phoneSession: PhoneSession = {
  stage: "capturing",
  validUntil: "2026-11-21T14:42:00.000Z",
  customerName: "Nordhafen Bank",
  upload: { page: 0, received: 0, isComplete: false },
  refusal: null,
  advice: [],
};

const secret = "s".repeat(32);

/** What the phone's page is given, with how each of its calls is answered. */
export const phoneWith = (
  open: Reply,
  {
    pieces = ok({ page: 0, received: 5, isComplete: true }),
    code = ok({ secret }),
    pictures = ok({ ...phoneSession, stage: "uploading" }),
    ...rest
  }: { pieces?: Reply; code?: Reply; pictures?: Reply; secret?: string } = {},
) => ({
  secret,
  ...rest,
  device: "d".repeat(36),
  client: createApiClient({
    baseUrl: "https://api.example",
    token: () => Promise.resolve(null),
    language: () => "en",
    fetch: fetchFrom({
      [`POST ${base}/open`]: open,
      [`POST ${base}/code`]: code,
      [`POST ${base}/pictures`]: pictures,
      [`POST ${base}/pieces`]: pieces,
    }),
  }),
});
