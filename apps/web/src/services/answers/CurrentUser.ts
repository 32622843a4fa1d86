import type { Answer } from "@specimen/api/react";

/** The answer of /currentUser, as the client gives it. */
export type CurrentUser = Answer<"/currentUser">;
