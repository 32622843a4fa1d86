import type { DataCheck } from "@specimen/api/contract";
import type { CheckView } from "../keptChecks.ts";

/** The steps from the first piece to the result, in their order. */
export const stepNames = ["sending", "decoding", "locating", "reading", "deciding"] as const;
export type StepName = (typeof stepNames)[number];

export interface Steps {
  /** 0 to 1, of the whole way. */
  readonly share: number;
  readonly steps: readonly { readonly name: StepName; readonly state: "done" | "now" | "ahead" }[];
}

/** The part of the way that each step takes. */
const shares: Readonly<Record<StepName, number>> = {
  sending: 0.5,
  decoding: 0.1,
  locating: 0.1,
  reading: 0.2,
  deciding: 0.1,
};

/** Where a check is, from what has been sent here and what the server says of its pages. */
export function stepsOf({ status, pages, progress, answer }: CheckView): Steps {
  const now = currentStep(status, answer);
  const at = stepNames.indexOf(now);
  const before = stepNames.slice(0, at).reduce((sum, name) => sum + shares[name], 0);
  const within = now === "sending" ? shares.sending * sentShare(pages, progress, answer) : 0;
  return {
    share: before + within,
    steps: stepNames.map((name, index) => ({
      name,
      state: index < at ? "done" : index === at ? "now" : "ahead",
    })),
  };
}

function currentStep(status: CheckView["status"], answer: DataCheck | null): StepName {
  if (status === "uploading" || status === "capturing") return "sending";
  if (status === "deciding") return "deciding";
  const step = answer?.pages.find(({ state }) => state === "reading")?.step;
  if (step === "locating") return "locating";
  return step === "reading" || step === "checking" || step === "barcodes" ? "reading" : "decoding";
}

/** The part of the bytes that has arrived: counted here, or on the server where a phone sends. */
function sentShare(
  pages: readonly Blob[],
  { page, received }: CheckView["progress"],
  answer: DataCheck | null,
): number {
  if (pages.length > 0) {
    const before = pages.slice(0, page).reduce((sum, { size }) => sum + size, 0);
    return (before + received) / pages.reduce((sum, { size }) => sum + size, 0);
  }
  const all = answer?.pages ?? [];
  const bytes = all.reduce((sum, each) => sum + each.bytes, 0);
  return bytes === 0 ? 0 : all.reduce((sum, each) => sum + each.received, 0) / bytes;
}
