import type { SignIn, SignInEvent, SignInView } from "@specimen/core/identity";
import type { Readable } from "../readable.ts";

/** Sign-in as screens read it and send to it. */
export interface SessionService {
  readonly view: Readable<SignInView>;
  readonly send: (event: SignInEvent) => void;
}

/** Sign-in as calls of the API need it, beside what screens need. */
export type SignedIn = SessionService & Pick<SignIn, "readToken" | "sendWithProof" | "refuse">;
