import type { CheckPage, DataCheck, LocalizedText } from "@specimen/api/contract";
import type { PageRow, StoredCheck } from "./checks.ts";

/** The series of a check as it is told. */
export interface CheckedDocument {
  readonly id: string;
  readonly name: LocalizedText;
  readonly countryId: string | null;
}

/** A phone that has not been heard of for so long is silent, in ms. */
const silentAfter = 15_000;

/** The address that a phone opens and the code that is typed instead, as they are made. */
export interface Invited {
  readonly url: string;
  readonly code: string;
}

interface CheckContext extends Pick<DataCheck, "alarm"> {
  readonly document: CheckedDocument | null;
  readonly now: Date;
  readonly invited?: Invited;
}

/** A check as its maker is told. `invited` is given once, when the address was made. */
export function checkOf(
  { row, content, pages }: StoredCheck,
  { document, alarm, now, invited }: CheckContext,
): DataCheck {
  return {
    id: row.id,
    way: row.way,
    stage: stageOf(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    checkedAt: content.checkedAt,
    document,
    lines: [...content.lines],
    pages: pages.map((page) => pageOf(page, content.pages[page.page] ?? null)),
    verdict: content.verdict,
    rules: [...content.rules],
    phone: phoneOf(row, now, invited),
    alarm,
  };
}

/** The stage; a session whose phone sent nothing in time has expired. */
export const stageOf = (row: StoredCheck["row"], now: Date): DataCheck["stage"] =>
  row.secretUntil !== null &&
  row.secretUntil <= now &&
  (row.stage === "capturing" || row.stage === "uploading")
    ? "expired"
    : row.stage;

function phoneOf(
  { way, secretUntil, deviceHash, phoneSeenAt, stage }: StoredCheck["row"],
  now: Date,
  invited: Invited | undefined,
): DataCheck["phone"] {
  if (way !== "phone" || secretUntil === null) return null;
  const validUntil = secretUntil.toISOString();
  const isTaking = stage === "capturing" || stage === "uploading";
  const state = (): NonNullable<DataCheck["phone"]>["state"] => {
    if (!isTaking || secretUntil <= now) return "closed";
    if (deviceHash === null || phoneSeenAt === null) return "waiting";
    return now.getTime() - phoneSeenAt.getTime() > silentAfter ? "silent" : "connected";
  };
  return { url: invited?.url ?? null, code: invited?.code ?? null, validUntil, state: state() };
}

function pageOf(
  { checkId, page, bytes, received, state, step, refusal }: PageRow,
  reading: StoredCheck["content"]["pages"][number],
): CheckPage {
  return {
    imageId: `${checkId}.${page}`,
    bytes,
    received,
    state,
    step,
    refusal,
    width: reading?.width ?? null,
    height: reading?.height ?? null,
    advice: reading?.advice ?? [],
    lines: reading?.lines ?? null,
    isSure: reading?.isSure ?? false,
  };
}
