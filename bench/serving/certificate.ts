import { generate } from "selfsigned";

/** A certificate for this run alone: HTTP/2 in a browser needs TLS. */
export interface Certificate {
  key: string;
  cert: string;
}

/** Makes a self-signed certificate for 127.0.0.1, valid for a day. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "127.0.0.1" }], {
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
  });
  return { key, cert };
}
