import { HttpError } from "@specimen/api/client";
import { isMissing } from "./isMissing.ts";

/** Whether a call failed because what it was about was changed or removed in the meantime. */
export const isOutdated = (error: unknown): boolean =>
  isMissing(error) || (error instanceof HttpError && error.status === 409);
