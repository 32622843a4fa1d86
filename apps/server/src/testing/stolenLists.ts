import type { StolenImport, StolenImportChecked } from "@specimen/api/contract";
import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { TestApi } from "./startApi.ts";
import { uploadFile } from "./uploadFile.ts";

const as = "administrator";
const list = "/client-tool/data-check/stolen";
const imports = `${list}/imports`;

/** Sends a list; returns the id of the upload. */
export const uploadList = (api: TestApi, text: string, by = as): Promise<string> =>
  uploadFile(api, "stolen", Buffer.from(text), "stolen.csv", by);

/** Posts to the imports as the administrator. */
export const postImport = (api: TestApi, path: string, body: object) =>
  api.call(imports + path, { as, method: "POST", body });

/**
 * Waits until a list is neither checked nor stored any more, and reads it then: an answer has every
 * wrong row, and a thousand of them cost more than what is waited for.
 */
export async function settledImport(
  api: TestApi,
  { id }: { readonly id: string },
): Promise<StolenImportChecked> {
  const underWay = sql`select id from stolen_runs where id = ${id} and state like '%ing'`;
  await vi.waitFor(
    async () => expect(await api.database.execute(underWay)).toMatchObject({ rows: [] }),
    { timeout: 120_000, interval: 50 },
  );
  const read = await api.read<StolenImportChecked>(`${imports}/${id}`, { as });
  expect(read.state).not.toMatch(/ing$/);
  return read;
}

/** Has a list checked. */
export async function checkList(api: TestApi, text: string): Promise<StolenImportChecked> {
  const answer = await postImport(api, "", { uploadId: await uploadList(api, text) });
  expect(answer.status).toBe(200);
  return settledImport(api, (await answer.json()) as StolenImport);
}

/** Has numbers imported. */
export async function importList(
  api: TestApi,
  numbers: readonly string[],
): Promise<Omit<StolenImport, "changeId"> & { readonly changeId: string }> {
  const { id } = await checkList(api, `number\n${numbers.join("\n")}\n`);
  expect((await postImport(api, `/${id}/store`, {})).status).toBe(200);
  const { changeId, ...imported } = await settledImport(api, { id });
  expect(imported).toMatchObject({ state: "imported", outcome: "effective" });
  return { ...imported, changeId: changeId ?? "" };
}
