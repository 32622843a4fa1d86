import { randomUUID } from "node:crypto";
import { chunkSize, type Upload, type UploadPurpose, uploadPurposes } from "@specimen/api/contract";
import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { readInSteps } from "../database/readInSteps.ts";
import { notFound, ProblemError, unfit } from "../http/problemError.ts";
import { uploadChunks, uploads } from "./tables.ts";

/** How long an upload can go on, in ms. */
const life = 24 * 3600 * 1000;

/** The most uploads of one account at a time. */
const mostOpen = 20;

/** Chunks of one statement: an embedded database answers nobody while it reads them. */
const chunksAtOnce = 4;

/** Uploads in pieces of one account. */
export interface Uploads {
  begin(
    accountId: string,
    upload: { readonly purpose: UploadPurpose; readonly name: string; readonly bytes: number },
  ): Promise<Upload>;
  read(accountId: string, id: string): Promise<Upload>;
  send(accountId: string, id: string, index: number, data: string): Promise<Upload>;
  cancel(accountId: string, id: string): Promise<void>;
  /** A complete upload that another call names as `uploadId`; throws as `contentOf` does. */
  complete(accountId: string, id: string, purpose: UploadPurpose): Promise<Upload>;
  /**
   * The bytes of a complete upload that another call names as `uploadId`; they stay until `cancel`.
   * Throws invalid_input where it is not complete, or `expired` where it is gone or was used.
   */
  contentOf(accountId: string, id: string, purpose: UploadPurpose): Promise<Uint8Array>;
}

/** Creates the uploads; expired ones are deleted when another one begins. */
export function createUploads(database: Database, now: () => Date): Uploads {
  async function find(accountId: string, id: string) {
    const [row] = await database
      .select()
      .from(uploads)
      .where(
        and(eq(uploads.id, id), eq(uploads.accountId, accountId), gt(uploads.expiresAt, now())),
      );
    return row;
  }

  async function rowOf(accountId: string, id: string) {
    const row = await find(accountId, id);
    if (row === undefined) throw notFound("There is no such upload");
    return row;
  }

  const read = async (accountId: string, id: string): Promise<Upload> =>
    stateOf(await rowOf(accountId, id));

  async function stateOf({
    id,
    purpose,
    name,
    size,
    expiresAt,
  }: typeof uploads.$inferSelect): Promise<Upload> {
    const { index } = uploadChunks;
    const arrived = await database.select({ index }).from(uploadChunks).where(isOf(id));
    const known = new Set(arrived.map((chunk) => chunk.index));
    const chunks = Math.ceil(size / chunkSize);
    const missing = Array.from({ length: chunks }, (_, each) => each).filter((i) => !known.has(i));
    const until = expiresAt.toISOString();
    return { id, purpose, name, bytes: size, chunks, missing, expiresAt: until };
  }

  async function complete(accountId: string, id: string, purpose: UploadPurpose): Promise<Upload> {
    const row = await find(accountId, id);
    // The call that names it was found; what is wrong is a member of its body.
    if (row === undefined) throw unfit("uploadId", "expired");
    const upload = await stateOf(row);
    if (upload.purpose !== purpose) throw unfit("uploadId", "invalid_value");
    if (upload.missing.length > 0) throw unfit("uploadId", "incomplete");
    return upload;
  }

  return {
    read,
    complete,

    async begin(accountId, { purpose, name, bytes }) {
      const { most } = uploadPurposes[purpose];
      if (bytes > most) {
        throw new ProblemError("body_too_large", { detail: `The limit is ${most} bytes` });
      }
      await database.delete(uploads).where(lte(uploads.expiresAt, now()));
      const open = await database.$count(uploads, eq(uploads.accountId, accountId));
      if (open >= mostOpen) throw new ProblemError("too_many_requests", { retryAfter: 60 });
      const id = randomUUID();
      const expiresAt = new Date(now().getTime() + life);
      await database
        .insert(uploads)
        .values({ id, accountId, purpose, name, size: bytes, expiresAt });
      return read(accountId, id);
    },

    async send(accountId, id, index, data) {
      const { size } = await rowOf(accountId, id);
      const content = Buffer.from(data, "base64");
      const expected = Math.min(chunkSize, size - index * chunkSize);
      if (content.length !== expected) throw unfit("data", "invalid_length");
      await database
        .insert(uploadChunks)
        .values({ uploadId: id, index, content })
        .onConflictDoUpdate({
          target: [uploadChunks.uploadId, uploadChunks.index],
          set: { content },
        });
      return read(accountId, id);
    },

    async cancel(accountId, id) {
      await rowOf(accountId, id);
      await database.delete(uploads).where(eq(uploads.id, id));
    },

    async contentOf(accountId, id, purpose) {
      await complete(accountId, id, purpose);
      const { index, content } = uploadChunks;
      type Chunk = Pick<typeof uploadChunks.$inferSelect, "index" | "content">;
      const rows = readInSteps<Chunk>(chunksAtOnce, (after, most) =>
        database
          .select({ index, content })
          .from(uploadChunks)
          .where(and(isOf(id), gt(index, after?.index ?? -1)))
          .orderBy(asc(index))
          .limit(most),
      );
      const chunks: Uint8Array[] = [];
      for await (const chunk of rows) chunks.push(chunk.content);
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

const isOf = (uploadId: string) => eq(uploadChunks.uploadId, uploadId);
