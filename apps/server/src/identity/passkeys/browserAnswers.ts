import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod";

const bytes = z.string().regex(/^[\w-]+$/);
const credential = { id: bytes.max(1400), rawId: bytes, type: z.literal("public-key") };
const clientExtensionResults = z.object({}).catch({});

const Registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]))
      .max(7)
      .catch([]),
  }),
  clientExtensionResults,
});

const Signature = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  clientExtensionResults,
});

/** A new passkey as the browser sends it in JSON (WebAuthn 5.1); undefined for anything else. */
export const readRegistration = (text: string): RegistrationResponseJSON | undefined =>
  Registration.safeParse(parsed(text)).data;

/** What a passkey signed, as the browser sends it in JSON; undefined for anything else. */
export const readSignature = (text: string): AuthenticationResponseJSON | undefined =>
  Signature.safeParse(parsed(text)).data;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
