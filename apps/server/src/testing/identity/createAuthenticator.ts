import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** What an authenticator lies about, to be refused. */
interface Lies {
  readonly origin?: string;
  readonly host?: string;
  readonly counter?: number;
}

/** A passkey in software, as browser and authenticator answer together (WebAuthn 6). */
export interface TestAuthenticator {
  readonly id: string;
  /** The answer to `navigator.credentials.create` in JSON. */
  create: (options: string, lies?: Lies) => string;
  /** The answer to `navigator.credentials.get` in JSON; each one counts. */
  sign: (options: string, lies?: Lies) => string;
}

/** Flags of authenticator data: user present, user verified, with credential data. */
const flags = { get: 0x05, create: 0x45 };

/** A passkey (ES256) at the origin of a page. */
export function createAuthenticator(origin: string): TestAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let counter = 0;

  function dataFor(type: "create" | "get", lies: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    const host = lies.host ?? new URL(origin).hostname;
    return Buffer.concat([digest(host), Buffer.of(flags[type]), count]);
  }

  function clientData(type: "create" | "get", options: string, lies: Lies): Buffer {
    const { challenge } = JSON.parse(options) as { challenge: string };
    const page = lies.origin ?? origin;
    return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: page }));
  }

  const answer = (response: Record<string, unknown>): string =>
    JSON.stringify({
      id: text(id),
      rawId: text(id),
      type: "public-key",
      response,
      clientExtensionResults: {},
    });

  return {
    id: text(id),

    create(options, lies = {}) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.of(0, id.length),
        id,
        coseKey(Buffer.from(x, "base64url"), Buffer.from(y, "base64url")),
      ]);
      const authData = Buffer.concat([dataFor("create", lies), credential]);
      return answer({
        clientDataJSON: text(clientData("create", options, lies)),
        attestationObject: text(attestationOf(authData)),
        transports: ["internal"],
      });
    },

    sign(options, lies = {}) {
      counter += 1;
      const authenticatorData = dataFor("get", lies);
      const client = clientData("get", options, lies);
      const signed = Buffer.concat([authenticatorData, digest(client)]);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(authenticatorData),
        signature: text(createSign("sha256").update(signed).sign(privateKey)),
      });
    },
  };
}

const text = (bytes: Buffer): string => bytes.toString("base64url");

const digest = (bytes: string | Buffer): Buffer => createHash("sha256").update(bytes).digest();

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR: an EC2 key on P-256 for ES256 (RFC 9053). */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from("a5010203262001215820", "hex"), x, Buffer.from("225820", "hex"), y]);

/** {"fmt": "none", "attStmt": {}, "authData": …} in CBOR. */
const attestationOf = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
    Buffer.of(authData.length),
    authData,
  ]);
