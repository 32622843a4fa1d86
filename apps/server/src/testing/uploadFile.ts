import type { Upload } from "@specimen/api/contract";
import { expect } from "vitest";
import type { TestApi } from "./startApi.ts";

/** Bytes of each chunk of an upload but the last. */
export const chunkBytes = 64 * 1024;

/** Sends a file in chunks; returns the id of the upload. */
export async function uploadFile(
  api: TestApi,
  purpose: string,
  bytes: Uint8Array,
  name = "file",
  as = "administrator",
): Promise<string> {
  const begun = await api.call("/client-tool/uploads", {
    as,
    method: "POST",
    body: { purpose, name, bytes: bytes.length },
  });
  const { id, chunks } = (await begun.json()) as Upload;
  for (let index = 0; index < chunks; index += 1) {
    const piece = bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes);
    const data = Buffer.from(piece).toString("base64");
    const path = `/client-tool/uploads/${id}/chunks/${index}`;
    expect((await api.call(path, { as, method: "PUT", body: { data } })).status).toBe(200);
  }
  return id;
}
