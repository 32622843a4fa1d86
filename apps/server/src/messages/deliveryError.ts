/** Why a message did not arrive. */
export type DeliveryFault =
  | "privateAddress"
  | "unreachable"
  | "timedOut"
  | "certificate"
  | "login"
  | "rejected";

/** Faults that another attempt would not mend. */
const lastingFaults: ReadonlySet<DeliveryFault> = new Set(["privateAddress", "login"]);

/**
 * A message that did not arrive. It tells the fault alone: errors of the libraries name addresses,
 * and they must not come into a log.
 */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";

  readonly fault: DeliveryFault;

  constructor(fault: DeliveryFault) {
    super(fault);
    this.fault = fault;
  }

  /** Whether trying again is of no use. */
  get isLasting(): boolean {
    return lastingFaults.has(this.fault);
  }
}

const faultOfCode: Readonly<Record<string, DeliveryFault>> = {
  EAUTH: "login",
  EENVELOPE: "rejected",
  EMESSAGE: "rejected",
  ETIMEDOUT: "timedOut",
  ETLS: "certificate",
  ERR_TLS_CERT_ALTNAME_INVALID: "certificate",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certificate",
  SELF_SIGNED_CERT_IN_CHAIN: "certificate",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "certificate",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "certificate",
  CERT_HAS_EXPIRED: "certificate",
};

/** The fault that an error of a connection stands for. */
export function faultOf(error: unknown): DeliveryFault {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return faultOfCode[code] ?? "unreachable";
}
