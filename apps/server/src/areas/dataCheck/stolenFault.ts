import type { StolenImportFault } from "@specimen/api/contract";
import { ProblemError } from "../../http/problemError.ts";

/** Why a list could not be checked or stored, as its import tells it. */
export function faultOf(error: unknown): StolenImportFault {
  if (error instanceof ProblemError) {
    const isExpired = (error.extras.errors ?? []).some(({ code }) => code === "expired");
    return isExpired ? "expired" : "failed";
  }
  return isCsvError(error) ? "notCsv" : "failed";
}

/** What csv-parse throws of a file that is none. */
const isCsvError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("CSV_");
