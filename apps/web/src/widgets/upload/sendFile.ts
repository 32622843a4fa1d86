import { chunkSize, type Upload, type UploadPurpose } from "@specimen/api/contract";
import { HttpError, type ApiClient } from "@specimen/api/client";
import { toBase64 } from "../../browser/base64.ts";

export interface SendFileOptions {
  client: ApiClient;
  file: File;
  purpose: UploadPurpose;
  /** Goes on with an upload that was interrupted. */
  begun: string | null;
  signal: AbortSignal;
  /** Called with the id once there is one, and with the share that has arrived, 0 to 1. */
  onProgress: (id: string, share: number) => void;
}

/** A piece is sent this often before its failure is told. */
const tries = 3;

/**
 * Sends a file in pieces of 64 KiB. What has arrived is not sent again, so that a broken connection
 * costs one piece.
 * @returns the id of the finished upload.
 */
export async function sendFile(options: SendFileOptions): Promise<string> {
  const { file, signal, onProgress } = options;
  let upload = await begin(options);
  onProgress(upload.id, shareOf(upload));
  for (const index of upload.missing) {
    signal.throwIfAborted();
    const data = await toBase64(file.slice(index * chunkSize, (index + 1) * chunkSize));
    upload = await sendPiece(options, { id: upload.id, index, data });
    onProgress(upload.id, shareOf(upload));
  }
  return upload.id;
}

const shareOf = ({ chunks, missing }: Upload) => (chunks - missing.length) / chunks;

async function begin({ client, file, purpose, begun, signal }: SendFileOptions): Promise<Upload> {
  const { data } =
    begun === null
      ? await client.POST("/client-tool/uploads", {
          body: { purpose, name: file.name.slice(-200), bytes: file.size },
          signal,
        })
      : await client.GET("/client-tool/uploads/{id}", {
          params: { path: { id: begun } },
          signal,
        });
  if (data === undefined) throw new Error("An upload was answered without a body");
  return data;
}

async function sendPiece(
  { client, signal }: SendFileOptions,
  { id, index, data }: { id: string; index: number; data: string },
): Promise<Upload> {
  for (let round = 1; ; round += 1) {
    try {
      const sent = await client.PUT("/client-tool/uploads/{id}/chunks/{index}", {
        params: { path: { id, index } },
        body: { data },
        signal,
      });
      if (sent.data !== undefined) return sent.data;
    } catch (error) {
      const isTemporary = error instanceof HttpError && error.kind !== "badRequest";
      if (!isTemporary || signal.aborted || round === tries) throw error;
    }
  }
}
