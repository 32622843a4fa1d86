import { pieceBytes } from "@specimen/api/contract";
import { and, asc, eq, ne } from "drizzle-orm";
import type { AppContext } from "../defineArea.ts";
import { ProblemError } from "../../http/problemError.ts";
import { kindOf } from "../../reading/pictureLimits.ts";
import type { PageRow, StoredCheck } from "./checks.ts";
import { readQueue } from "./queues.ts";
import { dataCheckPages, dataCheckPieces, dataChecks } from "./tables.ts";

/** One piece as it is sent: bytes from `offset` on, in Base64. */
export interface Piece {
  readonly page: number;
  readonly offset: number;
  readonly data: string;
}

/** How much of a check's pictures has arrived; of one that is no picture nothing more is taken. */
export function uploadStateOf(pages: readonly PageRow[]) {
  const next = pages.find(({ received, bytes, state }) => received < bytes && state !== "refused");
  if (next !== undefined) return { page: next.page, received: next.received, isComplete: false };
  const last = pages.at(-1);
  return { page: last?.page ?? 0, received: last?.received ?? 0, isComplete: last !== undefined };
}

/** Takes the pieces of pictures, in their order, and has a picture read when it is whole. */
export function createUploads({ database, sealed, jobs }: AppContext) {
  const placeOf = (id: string, page: number, offset: number) => `${id} ${page} ${offset}`;

  return {
    /** Stores a piece; one that is there already changes nothing. Throws a ProblemError. */
    async take({ row, pages }: StoredCheck, { page, offset, data }: Piece) {
      const target = pages.find((each) => each.page === page);
      if (row.stage !== "uploading" || target === undefined) {
        throw new ProblemError("conflict", { detail: "This check takes no pictures now" });
      }
      if (offset < target.received) return uploadStateOf(pages);
      const { page: nextPage, received } = uploadStateOf(pages);
      if (page !== nextPage || offset !== received) {
        throw new ProblemError("conflict", { detail: "Pieces come in their order" });
      }
      const content = Buffer.from(data, "base64");
      const wanted = Math.min(pieceBytes, target.bytes - offset);
      if (content.length !== wanted) throw refused("wrongLength");
      const isPicture = offset > 0 || kindOf(content) !== undefined;
      const change: Partial<PageRow> = isPicture
        ? { received: offset + content.length }
        : { state: "refused", refusal: "unsupportedType" };
      const after = pages.map((each) => (each.page === page ? { ...each, ...change } : each));
      const state = uploadStateOf(after);
      await jobs.inTransaction(database, async (transaction, send) => {
        const isOwn = and(eq(dataCheckPages.checkId, row.id), eq(dataCheckPages.page, page));
        const [taken] = await transaction
          .update(dataCheckPages)
          .set(change)
          .where(
            and(isOwn, eq(dataCheckPages.received, offset), ne(dataCheckPages.state, "refused")),
          )
          .returning({ page: dataCheckPages.page });
        // The same piece has come twice at once.
        if (taken === undefined) return;
        if (isPicture) {
          await transaction.insert(dataCheckPieces).values({
            checkId: row.id,
            page,
            offset,
            content: sealed.seal(content, placeOf(row.id, page, offset)),
          });
        }
        if (!state.isComplete) return;
        const toRead = after.filter((each) => each.state !== "refused");
        const [whole] = await transaction
          .update(dataChecks)
          .set({ stage: toRead.length === 0 ? "failed" : "reading" })
          .where(and(eq(dataChecks.id, row.id), eq(dataChecks.stage, "uploading")))
          .returning({ id: dataChecks.id });
        // Decided by hand in the meantime.
        if (whole === undefined) return;
        for (const each of toRead) await send(readQueue, { checkId: row.id, page: each.page });
      });
      return state;
    },

    /** The bytes of a picture that has arrived. */
    async read(id: string, page: number): Promise<Uint8Array> {
      const pieces = await database
        .select()
        .from(dataCheckPieces)
        .where(and(eq(dataCheckPieces.checkId, id), eq(dataCheckPieces.page, page)))
        .orderBy(asc(dataCheckPieces.offset));
      return Buffer.concat(
        pieces.map(({ offset, content }) => sealed.open(content, placeOf(id, page, offset))),
      );
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;

const refused = (code: string) =>
  new ProblemError("invalid_input", { errors: [{ in: "body", path: "data", code }] });
