import type { UploadPurpose } from "@specimen/api/contract";
import { HttpError } from "@specimen/api/client";
import { useFieldProblem } from "../form/useFieldProblem.ts";

/**
 * Says at the field of a file what the service refused about it: that it is no longer stored, or is
 * not of the kind that is needed. Undefined for any other error.
 */
export function useFileProblem(purpose: UploadPurpose): (error: unknown) => string | undefined {
  const problem = useFieldProblem();
  return (error) => {
    const refused = error instanceof HttpError ? (error.problem?.errors ?? []) : [];
    const code = refused.find(({ path }) => path === "uploadId")?.code;
    if (code === undefined) return undefined;
    // Whatever a picture lacks, another one is needed.
    return problem({ type: purpose === "picture" && code !== "expired" ? "notPicture" : code });
  };
}
