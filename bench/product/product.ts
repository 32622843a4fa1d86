import { join } from "node:path";
import { type ServerProcess, startProcess } from "../server/startProcess.ts";
import type { Certificate } from "../serving/certificate.ts";

/** Where the product's servers answer, and how to be signed in there as the clerk. */
export interface ProductSaid {
  api: string;
  issuer: string;
  audience: string;
  token: string;
  /** Of an account that may check documents. */
  checkerToken: string;
  username: string;
  password: string;
}

/** How the product's servers are started for a measurement. */
export interface ProductOptions {
  /** With it everything goes over HTTP/2; without it over plain HTTP/1.1. */
  certificate?: Certificate;
  webOrigin?: string;
  /** Copies of every banknote on top of the catalogue: 99 make it a hundredfold. */
  copies?: number;
  /** Copies of every bar. */
  barCopies?: number;
  /** The limits per account that the product has; without it one account may ask without end. */
  isLimited?: boolean;
}

/** Starts the product's servers in a process of their own. */
export function startProduct(options: ProductOptions): Promise<ServerProcess<ProductSaid>> {
  const { certificate, webOrigin, copies, barCopies, isLimited } = options;
  return startProcess<ProductSaid>(join(import.meta.dirname, "productProcess.ts"), {
    ...(certificate === undefined ? {} : { BENCH_CERTIFICATE: JSON.stringify(certificate) }),
    ...(webOrigin === undefined ? {} : { BENCH_WEB_ORIGIN: webOrigin }),
    ...(copies === undefined ? {} : { BENCH_COPIES: String(copies) }),
    ...(barCopies === undefined ? {} : { BENCH_BAR_COPIES: String(barCopies) }),
    ...(isLimited === true ? { BENCH_LIMITED: "true" } : {}),
  });
}
