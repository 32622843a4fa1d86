import type { CheckPage } from "@specimen/api/contract";
import { isUnreachable } from "../../database/unreachable.ts";
import { ReadingError, type ReadingPool } from "../../reading/readingPool.ts";
import type { UploadReading } from "../../reading/readUpload.ts";
import { RefusedPictureError } from "../../reading/refusedPicture.ts";
import type { Retries } from "../../jobs/jobs.ts";
import type { AppContext } from "../defineArea.ts";
import { raiseAlarm } from "./alarms/raise.ts";
import type { Checks, PageReading, StoredCheck } from "./checks.ts";
import { catalogueOf, decide } from "./decide.ts";
import { readQueue } from "./queues.ts";
import type { Uploads } from "./uploads.ts";

interface PageJob {
  readonly checkId: string;
  readonly page: number;
}

/** A database that fails over is away for some seconds. */
export const readRetries: Retries = { limit: 5, seconds: 1 };

/** Reads pictures in the reading process, one after the other, and decides when the last one is read. */
export function createPageReader(
  context: AppContext,
  { checks, uploads, pool }: { checks: Checks; uploads: Uploads; pool: ReadingPool },
) {
  return async ({ checkId, page }: PageJob): Promise<void> => {
    const check = await checks.find(checkId);
    // Cancelled or decided by hand in the meantime.
    if (check === undefined || !underWay.includes(check.row.stage)) return;
    // The process that read it ended before it had decided.
    if (check.pages.some((each) => each.page === page && isOver(each.state)))
      return finish(checkId);
    await checks.changePage(checkId, page, { state: "reading" });
    const outcome = await readPage(checkId, page);
    await checks.change(checkId, {}, (content) => ({
      ...content,
      pages: content.pages.map((known, index) =>
        index === page ? ("reading" in outcome ? outcome.reading : null) : known,
      ),
    }));
    await checks.changePage(
      checkId,
      page,
      "reading" in outcome
        ? { state: "read", step: null }
        : { state: "refused", step: null, refusal: outcome.refusal },
    );
    await finish(checkId);
  };

  async function readPage(
    checkId: string,
    page: number,
  ): Promise<{ reading: PageReading } | { refusal: NonNullable<CheckPage["refusal"]> }> {
    try {
      const bytes = await uploads.read(checkId, page);
      const reading = await pool.read(bytes, {
        barcodes: "withoutZone",
        onStep: (step) => void checks.showStep(checkId, page, step).catch(unheard),
      });
      return { reading: pageReadingOf(reading) };
    } catch (error) {
      if (error instanceof RefusedPictureError) return { refusal: error.code };
      if (error instanceof ReadingError) return { refusal: refusalOf[error.code] };
      // The job is tried again.
      if (isUnreachable(error)) throw error;
      // Nobody waits for a picture that can never be read.
      context.onError(error, readQueue);
      return { refusal: "damaged" };
    }
  }

  /** The series that was chosen before the pictures were taken. */
  async function seriesOf({ row: { customerId }, content: { documentId } }: StoredCheck) {
    if (documentId === null) return null;
    // Names do not matter here.
    const reader = { language: "en", customerId } as const;
    return (await catalogueOf(context)?.series(documentId, reader)) ?? null;
  }

  /** Decides when every picture was read: by the one whose zone was read best, or by a barcode. */
  async function finish(checkId: string): Promise<void> {
    const check = await checks.find(checkId);
    if (check === undefined || check.pages.some(({ state }) => !isOver(state))) return;
    const best = bestReading(check);
    if (best === undefined) {
      await checks.changeAt(underWay, checkId, { stage: "failed" });
      return;
    }
    await checks.changeAt(underWay, checkId, { stage: "deciding" });
    const decision = await decide(context, {
      customerId: check.row.customerId,
      series: await seriesOf(check),
      lines: linesOf(best),
      printed: {},
      hasChipSymbol: check.content.hasChipSymbol,
      reading: best,
    });
    // What a person has decided in the meantime stays.
    const isTaken = await checks.changeAt(underWay, checkId, {}, (content) => ({
      ...content,
      ...decision,
    }));
    if (!isTaken) return;
    await raiseAlarm(context, check.row, decision);
    await checks.changeAt(underWay, checkId, { stage: "decided" });
  }
}

/** Stages of a check whose pictures are read or judged; nobody has decided it by hand. */
const underWay: readonly StoredCheck["row"]["stage"][] = ["reading", "deciding"];

/** What the reading process could not do, as a person is told. */
const refusalOf = {
  queueFull: "busy",
  timedOut: "tooSlow",
  processEnded: "damaged",
  cancelled: "busy",
  closed: "busy",
} as const satisfies Record<ReadingError["code"], CheckPage["refusal"]>;

/** A step that could not be written is only not shown. */
const unheard = () => undefined;

const isOver = (state: CheckPage["state"]) => state === "read" || state === "refused";

/** The lines of a picture's zone as text. */
export const linesOf = ({ lines }: PageReading): string[] =>
  (lines ?? []).map((cells) => cells.map(({ character }) => character).join(""));

/** The reading to judge by: a sure zone before an unsure one, that before a licence's barcode. */
export function bestReading({ content }: StoredCheck): PageReading | undefined {
  const rank = ({ lines, isSure, licence }: PageReading) =>
    (lines === null ? 0 : isSure ? 4 : 2) + (licence === null ? 0 : 1);
  return content.pages
    .filter((reading) => reading !== null)
    .filter((reading) => rank(reading) > 0)
    .sort((a, b) => rank(b) - rank(a))[0];
}

function pageReadingOf({ zone, advice, width, height, licence }: UploadReading): PageReading {
  return {
    width,
    height,
    advice: zone?.status === "unsure" ? [...advice, "unsure"] : [...advice],
    lines:
      zone?.lines.map(({ characters }) =>
        characters.map(({ character, sureness, corners }) => ({
          character,
          sureness: Math.round(sureness * 1000) / 1000,
          corners: corners.flat().map(Math.round),
        })),
      ) ?? null,
    isSure: zone?.status === "read",
    digits: zone?.checks.map(({ name, verdict }) => ({ name, outcome: verdict })) ?? [],
    licence: licence === null ? null : licenceFields(licence),
  };
}

/** A barcode's text comes from a stranger: it is cut to what a form's field may hold. */
const mostCharacters = 100;

function licenceFields(licence: NonNullable<UploadReading["licence"]>): Record<string, string> {
  const { surname, givenNames, documentNumber, birthDate, issueDate, expiryDate, sex } = licence;
  const fields = { surname, givenNames, documentNumber, birthDate, issueDate, expiryDate, sex };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.slice(0, mostCharacters)]] : [],
    ),
  );
}
