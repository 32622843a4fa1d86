import { readFile } from "node:fs/promises";
import { type DataCheck, pieceBytes, type PhoneSession } from "@specimen/api/contract";
import { sql } from "drizzle-orm";
import type { TestApi } from "./startApi.ts";

const base = "/identity-documents/data-check";

/** Sends the pictures of a document in pieces; resolves with the session, and the first refusal. */
export async function upload(api: TestApi, ...files: Uint8Array[]) {
  const opened = await api.read<DataCheck>(`${base}/auto-verify`, {
    as: "officer",
    method: "POST",
    body: { way: "scan", pictures: files.map(({ length }) => length) },
  });
  let state: PhoneSession["upload"] = { page: 0, received: 0, isComplete: false };
  while (!state.isComplete) {
    const { page, received } = state;
    const piece = files[page]?.subarray(received, received + pieceBytes) ?? [];
    const sent = await api.call(`${base}/auto-verify/pieces`, {
      as: "officer",
      method: "POST",
      body: {
        sessionId: opened.id,
        page,
        offset: received,
        data: Buffer.from(piece).toString("base64"),
      },
    });
    if (!sent.ok) return { opened, refused: await sent.json() };
    state = (await sent.json()) as PhoneSession["upload"];
  }
  return { opened, refused: null };
}

/** Lets the database fail wherever a job is stored. */
export async function withoutJobs({ database, errors }: TestApi, work: () => Promise<void>) {
  await database.execute(
    sql`create function pgboss.refuse() returns trigger language plpgsql
      as 'begin raise exception ''no job is stored now''; end'`,
  );
  await database.execute(
    sql`create trigger refuse before insert on pgboss.job_common
      for each row execute function pgboss.refuse()`,
  );
  await work();
  await database.execute(sql`drop function pgboss.refuse() cascade`);
  errors.length = 0;
}

/** Resolves with a check once it has ended. */
export async function followed(api: TestApi, id: string): Promise<DataCheck> {
  for (let look = 0; look < 200; look += 1) {
    const now = await api.read<DataCheck>(`${base}/auto-verify?sessionId=${id}`, { as: "officer" });
    if (["decided", "failed", "expired"].includes(now.stage)) return now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the picture was not read");
}

/** Resolves when no picture of a check is to be read any more. */
export async function allRead({ database }: TestApi, id: string): Promise<void> {
  const isOpen = sql`name = 'data-check-read' and data->>'checkId' = ${id}
    and state in ('created', 'retry', 'active')`;
  for (let look = 0; look < 200; look += 1) {
    if ((await database.$count(sql`pgboss.job`, isOpen)) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the picture is still read");
}

/** A picture of a drawn passport. */
export const passport = readFile(new URL("../reading/samples/passport.jpg", import.meta.url));
