import * as z from "zod/mini";
import { operation } from "./operation.ts";

/** The data of a one-time link; empty strings where the address had none (specification 7.2). */
export const AuthTokenRequest = z
  .object({
    otp: z.string().check(z.maxLength(512)),
    hash: z.string().check(z.maxLength(512)),
    redirectTo: z.string().check(z.maxLength(4096)),
  })
  .register(z.globalRegistry, { id: "AuthTokenRequest" });
export type AuthTokenRequest = z.infer<typeof AuthTokenRequest>;

/** Either an API token or an address that the browser navigates to. */
export const AuthTokenAnswer = z
  .object({ token: z.optional(z.string()), location: z.optional(z.string()) })
  .register(z.globalRegistry, { id: "AuthTokenAnswer" });
export type AuthTokenAnswer = z.infer<typeof AuthTokenAnswer>;

export const auth = {
  token: operation({
    method: "post",
    path: "/auth/token",
    summary: "Redeem a one-time link",
    access: "public",
    body: AuthTokenRequest,
    answer: AuthTokenAnswer,
  }),
  signOut: operation({
    method: "post",
    path: "/auth/sign-out",
    summary: "End the session of the token that is sent, on every server within seconds",
    access: "signedIn",
    answer: z.object({}),
  }),
};
