export {
  IdentityError,
  identityErrorCodes,
  identityMessages,
  type IdentityErrorCode,
} from "./errors.ts";
export type { IdentitySettings } from "./settings.ts";
export type { RequestedExtras } from "./authorizeUrl.ts";
export { serveTokenStore } from "./workerTokenStore.ts";
export { createSignIn, hasArrived, type SignIn } from "./createSignIn.ts";
export { checkIdToken, type IdTokenClaims, type IdTokenExpectation } from "./idToken.ts";
export { apiTokenKey, readApiToken, type ApiToken } from "./apiToken.ts";
export { checkReturnTarget } from "./returnTarget.ts";
export type { InitialLocation, Session, SignedInBy, User } from "./session.ts";
export type { SignInEvent } from "./signInEvent.ts";
export type { SignInPorts } from "./signInPorts.ts";
export { renewalMachine } from "./renewalMachine.ts";
export { signInMachine } from "./signInMachine.ts";
export { signInView, type SignInPhase, type SignInView } from "./signInView.ts";
export { isProductPage, signInParameters, storedSignIn } from "./storedSignIn.ts";
