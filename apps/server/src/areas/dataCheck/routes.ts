import {
  anySeries,
  dataCheck,
  type DataCheck,
  type Language,
  readPhoneKey,
} from "@specimen/api/contract";
import { and, count, eq, gt } from "drizzle-orm";
import { nicknameOf } from "../../auth/nicknameOf.ts";
import { implement } from "../../http/implement.ts";
import { notFound, ProblemError } from "../../http/problemError.ts";
import { kindOf } from "../../reading/pictureLimits.ts";
import { createReadingPool } from "../../reading/readingPool.ts";
import type { AppApi, DocumentSeries } from "../defineArea.ts";
import { raiseAlarm } from "./alarms/raise.ts";
import { alarmReasons } from "./alarms/reasons.ts";
import { alarmMessage, readAlarmSettings } from "./alarms/settings.ts";
import {
  createChecks,
  type Checker,
  type CheckRow,
  type NewContent,
  type StoredCheck,
} from "./checks.ts";
import { catalogueOf, decide } from "./decide.ts";
import { formSchemaOf, validatePrinted } from "./form/formSchema.ts";
import { sendReport } from "./forgeryReports.ts";
import { createInquiries } from "./inquiries/inquiries.ts";
import { renderResult } from "./pdf/renderResult.ts";
import { createPhones, type PhoneKey } from "./phone.ts";
import { createPhoneLimits } from "./phoneLimits.ts";
import { checkOf, type Invited } from "./present.ts";
import { expireQueue, readQueue } from "./queues.ts";
import { bestReading, createPageReader, linesOf, readRetries } from "./readPages.ts";
import { dataChecks } from "./tables.ts";
import { createUploads, uploadStateOf } from "./uploads.ts";

/** Checks that one account may begin in a minute. */
const mostChecks = 30;

/** The data-check calls of specification 7.7. */
export function dataCheckRoutes(api: AppApi): void {
  const { context } = api;
  const { database, sealed, jobs, now } = context;
  const checks = createChecks(database, sealed, now);
  const uploads = createUploads(context);
  const phones = createPhones(context, checks);
  const limited = createPhoneLimits(context.counters);
  const inquiries = createInquiries(context, checks);
  const pool = createReadingPool();
  jobs.handle(readQueue, createPageReader(context, { checks, uploads, pool }), readRetries);
  jobs.handle(expireQueue, async () => {
    await checks.removeExpired();
  });

  const seriesOf = (id: string | null, language: Language, customerId: string) =>
    id === null || id === anySeries
      ? Promise.resolve(null)
      : (catalogueOf(context)?.series(id, { language, customerId }) ?? Promise.resolve(undefined));

  /**
   * The series to judge by. Throws invalid_input, which names the part of the call with its id: not_found
   * says of a check that it is no longer there.
   */
  async function demandSeries(
    named: { readonly id: string; readonly in: "params" | "body"; readonly path: string },
    language: Language,
    customerId: string,
  ): Promise<DocumentSeries | null> {
    const series = await seriesOf(named.id, language, customerId);
    if (series !== undefined) return series;
    const fault = { in: named.in, path: named.path, code: "not_found" };
    throw new ProblemError("invalid_input", { errors: [fault] });
  }

  async function tell(
    check: StoredCheck,
    language: Language,
    invited?: Invited,
  ): Promise<DataCheck> {
    const series = await seriesOf(check.content.documentId, language, check.row.customerId);
    const document = series ?? null;
    const settings = await readAlarmSettings(database, check.row.customerId);
    const reasons = alarmReasons(check.content.rules, settings);
    return checkOf(check, {
      alarm: reasons.length === 0 ? null : { reasons, message: alarmMessage(settings, language) },
      document: document && {
        id: document.id,
        name: document.name,
        countryId: document.countryId,
      },
      now: now(),
      ...(invited === undefined ? {} : { invited }),
    });
  }

  async function begin(
    user: Checker,
    check: Pick<CheckRow, "way" | "stage"> & Partial<CheckRow>,
    content?: NewContent,
  ): Promise<CheckRow> {
    const aMinuteAgo = new Date(now().getTime() - 60_000);
    const [begun] = await database
      .select({ number: count() })
      .from(dataChecks)
      .where(and(eq(dataChecks.accountId, user.accountId), gt(dataChecks.createdAt, aMinuteAgo)));
    if ((begun?.number ?? 0) >= mostChecks) {
      throw new ProblemError("too_many_requests", { retryAfter: 60 });
    }
    return jobs.inTransaction(database, async (transaction, send) => {
      const row = await checks.create(transaction, user, check, content);
      await send(expireQueue, { checkId: row.id }, row.expiresAt);
      return row;
    });
  }

  implement(api, dataCheck, {
    config: async ({ user }) => {
      const { dataCheckEnabled, verificationProfile } = user.customer.settings;
      return {
        enabled: dataCheckEnabled,
        verificationProfile,
        services: inquiries.services(),
      };
    },

    formSchema: async ({ params, language, user, today }) => {
      const series = await seriesOf(params.id, language, user.customer.id);
      if (series === undefined) throw notFound("There is no such series of documents");
      const schema = formSchemaOf(series, language);
      return {
        document: {
          id: series?.id ?? anySeries,
          name: series?.name ?? { text: schema.title, lang: language },
          countryId: series?.countryId ?? null,
          mrzLayout: series?.mrzLayout ?? null,
        },
        schema,
        asOf: today,
      };
    },

    check: async ({ params, body, language, user }) => {
      const named = { id: params.id, in: "params", path: "id" } as const;
      const series = await demandSeries(named, language, user.customer.id);
      validatePrinted(formSchemaOf(series, language), body.printed);
      const known =
        body.checkId === undefined ? null : await checks.ofMaker(body.checkId, user.accountId);
      const row = known?.row ?? (await begin(user, { way: "form", stage: "deciding" }));
      const lines = body.mrz.split("\n").filter((line) => line !== "");
      const read = known === null ? undefined : bestReading(known);
      // Lines that a person has corrected are judged as typed ones are.
      const isAsRead = read !== undefined && linesOf(read).join("\n") === lines.join("\n");
      const decision = await decide(context, {
        customerId: user.customer.id,
        series,
        lines,
        printed: body.printed,
        hasChipSymbol: known?.content.hasChipSymbol ?? null,
        reading: isAsRead ? read : null,
      });
      await raiseAlarm(context, row, decision);
      await checks.change(row.id, { stage: "decided" }, (content) => ({
        ...content,
        ...decision,
        // What services said was said of the lines that were there before.
        inquiries: {},
      }));
      return tell(await checks.ofMaker(row.id, user.accountId), language);
    },

    open: async ({ body, language, user }) => {
      if (body.way === "scan" && body.pictures === undefined) {
        const errors = [{ in: "body" as const, path: "pictures", code: "required" }];
        throw new ProblemError("invalid_input", { errors });
      }
      const id = body.seriesId ?? anySeries;
      const named = { id, in: "body", path: "seriesId" } as const;
      const series = await demandSeries(named, language, user.customer.id);
      const invitation = body.way === "phone" ? phones.invite() : undefined;
      const row = await begin(
        user,
        {
          way: body.way,
          stage: body.way === "phone" ? "capturing" : "uploading",
          ...invitation?.stored,
        },
        {
          documentId: series?.id ?? null,
          pictures: body.way === "scan" ? body.pictures : [],
        },
      );
      return tell(await checks.ofMaker(row.id, user.accountId), language, invitation?.invited);
    },

    session: async ({ query, language, user }) =>
      tell(await checks.ofMaker(query.sessionId, user.accountId), language),
    result: async ({ params, language, user }) =>
      tell(await checks.ofMaker(params.id, user.accountId), language),

    sendPiece: async ({ body, user }) =>
      uploads.take(await checks.ofMaker(body.sessionId, user.accountId), body),

    progress: async ({ query, user }) =>
      uploadStateOf((await checks.ofMaker(query.sessionId, user.accountId)).pages),

    remove: async ({ query, user }) => ({
      isDeleted: await checks.remove(query.sessionId, user.accountId),
    }),

    image: async ({ params, user }) => {
      const [id = "", page = ""] = params.id.split(".");
      await checks.ofMaker(id, user.accountId);
      const bytes = await uploads.read(id, Number(page));
      const kind = kindOf(bytes);
      if (kind === undefined) throw notFound("There is no such picture");
      return { type: `image/${kind}` as const, data: Buffer.from(bytes).toString("base64") };
    },

    pdf: async ({ params, query, language, user }) => {
      const check = await checks.ofMaker(params.id, user.accountId);
      const pictures = query.pictures
        ? await Promise.all(
            check.pages
              .filter(({ state }) => state === "read")
              .map(({ page }) => uploads.read(params.id, page)),
          )
        : [];
      const told = await tell(check, language);
      if (told.verdict === null) {
        throw new ProblemError("conflict", { detail: "The check has no result yet" });
      }
      const content = await renderResult({
        check: told,
        inquiries: Object.values(check.content.inquiries),
        pictures,
        language,
        checkedBy: await nicknameOf(database, user.accountId),
        customerName: user.customer.name,
      });
      const name = `data-check-${told.createdAt.slice(0, 10)}-${told.id.slice(0, 8)}.pdf`;
      return { name, data: Buffer.from(content).toString("base64") };
    },

    external: async ({ params, user }) =>
      inquiries.tell("external", await checks.ofMaker(params.id, user.accountId)),
    askExternal: async ({ params, user }) =>
      inquiries.ask("external", await checks.ofMaker(params.id, user.accountId)),
    nafPassport: async ({ params, user }) =>
      inquiries.tell("nafPassport", await checks.ofMaker(params.id, user.accountId)),
    askNafPassport: async ({ params, user }) =>
      inquiries.ask("nafPassport", await checks.ofMaker(params.id, user.accountId)),

    notify: async ({ body, user }) =>
      sendReport(context, await checks.ofMaker(body.checkId, user.accountId), body.message),

    phoneCode: ({ body, remote }) =>
      limited(remote, async () => ({ secret: await phones.openByCode(body) })),

    phoneOpen: ({ body, remote }) =>
      limited(remote, async () => phones.tell(await phones.open(body))),

    phonePictures: ({ body, remote }) =>
      limited(remote, async () => {
        const { row } = await phones.open(body);
        if (!(await checks.announce(row.id, body.pictures, body.hasChipSymbol))) {
          throw new ProblemError("conflict", { detail: "This session has its pictures already" });
        }
        return phones.tell(await phones.open(body));
      }),

    phonePiece: {
      admit: ({ key, remote }) => limited(remote, () => phones.open(phoneKeyIn(key))),
      handle: async ({ key, body }) => uploads.take(await phones.open(phoneKeyIn(key)), body),
    },
  });
}

/** Secret and device of a phone; throws a ProblemError not_found. */
function phoneKeyIn(key: string): PhoneKey {
  const read = readPhoneKey(key);
  if (read === undefined) throw notFound("This address is not open");
  return read;
}
