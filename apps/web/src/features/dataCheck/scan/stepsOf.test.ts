import type { CheckPage } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { sampleCheck, samplePage } from "../samples.ts";
import type { CheckView } from "../keptChecks.ts";
import { stepsOf } from "./stepsOf.ts";

const viewOf = (
  status: CheckView["status"],
  { sizes = [] as number[], page = 0, received = 0, pages = [] as Partial<CheckPage>[] } = {},
): CheckView => ({
  status,
  checkId: "7",
  pages: sizes.map((size) => new Blob([new Uint8Array(size)])),
  progress: { page, received, isComplete: false },
  fields: null,
  isInterrupted: false,
  answer: { ...sampleCheck, pages: pages.map((each) => ({ ...samplePage, ...each })) },
  error: null,
});

const nowOf = (view: CheckView) => stepsOf(view).steps.find(({ state }) => state === "now")?.name;

it("counts what was sent over all pages, here and from a phone", () => {
  expect(stepsOf(viewOf("uploading", { sizes: [100, 300] })).share).toBe(0);
  expect(stepsOf(viewOf("uploading", { sizes: [100, 300], page: 1, received: 100 })).share).toBe(
    0.25,
  );
  const phone = viewOf("uploading", { pages: [{ bytes: 400, received: 200 }] });
  expect(stepsOf(phone).share).toBe(0.25);
});

it("follows the reader's step of the page that is read", () => {
  expect(nowOf(viewOf("reading", { pages: [{ state: "waiting", step: null }] }))).toBe("decoding");
  expect(nowOf(viewOf("reading", { pages: [{ state: "reading", step: "locating" }] }))).toBe(
    "locating",
  );
  expect(nowOf(viewOf("reading", { pages: [{ state: "reading", step: "barcodes" }] }))).toBe(
    "reading",
  );
  expect(nowOf(viewOf("deciding"))).toBe("deciding");
});
