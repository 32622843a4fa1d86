import * as z from "zod/mini";
import { operation } from "./operation.ts";

/** Size of a piece in bytes; only the last one of an upload is smaller (specification 9). */
export const chunkSize = 64 * 1024;

/** Purposes of uploads with their largest size in bytes, their media types and ends of names. */
export const uploadPurposes = {
  pdf: { most: 20 * 1024 * 1024, types: ["application/pdf"] },
  picture: { most: 5 * 1024 * 1024, types: ["image/png", "image/jpeg", "image/webp"] },
  stolen: { most: 20 * 1024 * 1024, types: ["text/csv", ".csv"] },
} as const;

export const UploadPurpose = z.enum(["pdf", "picture", "stolen"]);
export type UploadPurpose = z.infer<typeof UploadPurpose>;

/** An upload in pieces; only its owner sees it, for a day. */
export const Upload = z
  .object({
    id: z.string(),
    purpose: UploadPurpose,
    name: z.string(),
    bytes: z.int(),
    /** Number of pieces of 64 KiB. */
    chunks: z.int(),
    /** The pieces that have not arrived, in order; an interrupted upload goes on with them. */
    missing: z.array(z.int()),
    expiresAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: "Upload" });
export type Upload = z.infer<typeof Upload>;

const access = ["client_tool:access"] as const;
const byId = z.object({ id: z.string().check(z.maxLength(100)) });

/** Files for the client tool, in pieces, so that a broken connection loses nothing. */
export const uploads = {
  begin: operation({
    method: "post",
    path: "/client-tool/uploads",
    summary: "Begin an upload; refused where it is too large",
    access,
    body: z.object({
      purpose: UploadPurpose,
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      bytes: z.int().check(z.gte(1), z.lte(uploadPurposes.pdf.most)),
    }),
    answer: Upload,
  }),
  read: operation({
    method: "get",
    path: "/client-tool/uploads/{id}",
    summary: "Which pieces have arrived",
    access,
    params: byId,
    answer: Upload,
  }),
  send: operation({
    method: "put",
    path: "/client-tool/uploads/{id}/chunks/{index}",
    summary: "Send a piece; sending it again replaces it",
    access,
    params: z.object({ ...byId.shape, index: z.int().check(z.gte(0), z.lte(1000)) }),
    /** The bytes in base64 (RFC 4648). */
    body: z.object({ data: z.string().check(z.maxLength(Math.ceil(chunkSize / 3) * 4)) }),
    bodyLimit: Math.ceil(chunkSize / 3) * 4 + 1024,
    answer: Upload,
  }),
  cancel: operation({
    method: "delete",
    path: "/client-tool/uploads/{id}",
    summary: "Cancel an upload",
    access,
    params: byId,
    answer: z.object({ id: z.string() }),
  }),
};
