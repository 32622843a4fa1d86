import { anySeries, dataCheck } from "@specimen/api/contract";
import type { Caller } from "../../auth/authorize.ts";
import { implement } from "../../http/implement.ts";
import { notFound, ProblemError } from "../../http/problemError.ts";
import { kindOf } from "../../reading/pictureLimits.ts";
import { createReadingPool } from "../../reading/readingPool.ts";
import type { AppApi } from "../defineArea.ts";
import { createBegin } from "./beginChecks.ts";
import { createChecks } from "./checks.ts";
import { sendReport } from "./forgeryReports.ts";
import { createCheckTyped } from "./checkTyped.ts";
import { formSchemaOf } from "./form/formSchema.ts";
import { createInquiries } from "./inquiries/inquiries.ts";
import { createPdfOfCheck } from "./pdf/pdfOfCheck.ts";
import { createPhones } from "./phone/phone.ts";
import { phoneCalls } from "./phone/phoneCalls.ts";
import { expireQueue, readQueue } from "./queues.ts";
import { createPageReader, readRetries } from "./readPages.ts";
import { createSeriesFinder } from "./series.ts";
import { createTell } from "./tell.ts";
import { createUploads, uploadStateOf } from "./uploads.ts";

/** The data-check calls of specification 7.7. */
export function dataCheckRoutes(api: AppApi): void {
  const { context } = api;
  const { database, sealed, jobs, now } = context;
  const checks = createChecks(database, sealed, now);
  const series = createSeriesFinder(context);
  const begin = createBegin(context, checks);
  const tell = createTell(context, series);
  const uploads = createUploads(context);
  const phones = createPhones(context, checks);
  const inquiries = createInquiries(context, checks);
  const pool = createReadingPool();
  jobs.handle(readQueue, createPageReader(context, { checks, uploads, pool }), readRetries);
  jobs.handle(expireQueue, async () => {
    await checks.removeExpired();
  });

  const own = (checkId: string, { accountId }: Caller) => checks.ofMaker(checkId, accountId);

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
      const reader = { language, customerId: user.customer.id };
      const found = await series.find(params.id, reader);
      if (found === undefined) throw notFound("There is no such series of documents");
      const schema = formSchemaOf(found, language);
      return {
        document: {
          id: found?.id ?? anySeries,
          name: found?.name ?? { text: schema.title, lang: language },
          countryId: found?.countryId ?? null,
          mrzLayout: found?.mrzLayout ?? null,
        },
        schema,
        asOf: today,
      };
    },

    check: createCheckTyped(context, { checks, series, begin, tell }),

    open: async ({ body, language, user }) => {
      if (body.way === "scan" && body.pictures === undefined) {
        const errors = [{ in: "body" as const, path: "pictures", code: "required" }];
        throw new ProblemError("invalid_input", { errors });
      }
      const named = { id: body.seriesId ?? anySeries, in: "body", path: "seriesId" } as const;
      const chosen = await series.demand(named, { language, customerId: user.customer.id });
      const invitation = body.way === "phone" ? phones.invite() : undefined;
      const stage = body.way === "phone" ? "capturing" : "uploading";
      const row = await begin(
        user,
        { way: body.way, stage, ...invitation?.stored },
        { documentId: chosen?.id ?? null, pictures: body.way === "scan" ? body.pictures : [] },
      );
      return tell(await own(row.id, user), language, invitation?.invited);
    },

    session: async ({ query, language, user }) => tell(await own(query.sessionId, user), language),
    result: async ({ params, language, user }) => tell(await own(params.id, user), language),

    sendPiece: async ({ body, user }) => uploads.take(await own(body.sessionId, user), body),
    progress: async ({ query, user }) => uploadStateOf((await own(query.sessionId, user)).pages),

    remove: async ({ query, user }) => ({
      isDeleted: await checks.remove(query.sessionId, user.accountId),
    }),

    image: async ({ params, user }) => {
      const [id = "", page = ""] = params.id.split(".");
      await own(id, user);
      const bytes = await uploads.read(id, Number(page));
      const kind = kindOf(bytes);
      if (kind === undefined) throw notFound("There is no such picture");
      return { type: `image/${kind}` as const, data: Buffer.from(bytes).toString("base64") };
    },

    pdf: createPdfOfCheck(context, { checks, uploads, tell }),

    external: async ({ params, user }) => inquiries.tell("external", await own(params.id, user)),
    askExternal: async ({ params, user }) => inquiries.ask("external", await own(params.id, user)),
    nafPassport: async ({ params, user }) =>
      inquiries.tell("nafPassport", await own(params.id, user)),
    askNafPassport: async ({ params, user }) =>
      inquiries.ask("nafPassport", await own(params.id, user)),

    notify: async ({ body, user }) =>
      sendReport(context, await own(body.checkId, user), body.message),

    ...phoneCalls(context, { checks, phones, uploads }),
  });
}
