import { type Language, languages, travellersCheques } from "@specimen/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import { implement, type Input } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import type { AppApi } from "../defineArea.ts";
import { issuerOf } from "./chequeWords.ts";
import { informationOf, noteOf, noteSummaryOf, seriesOf, seriesSummaryOf } from "./present.ts";
import {
  readChequeRules,
  readChoices,
  readNote,
  readNotes,
  readSeries,
  readSeriesNotes,
  readSeriesPage,
  type Viewer,
} from "./queries.ts";
import { chequeInfos } from "./tables.ts";

type Seen = Pick<Input<(typeof travellersCheques)["note"]>, "user" | "today">;

const viewerOf = ({ user, today }: Seen): Viewer => ({ customerId: user.customer.id, today });

/** The cheque calls of specification 7.9. */
export function chequeRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon } = context;

  const oneSeries = async (id: string, viewer: Viewer) => {
    const found = await readSeries(database, id, viewer);
    if (found === undefined) throw notFound("There is no such series of cheques");
    return found;
  };
  const oneNote = async (id: string, viewer: Viewer) => {
    const found = await readNote(database, id, viewer);
    if (found === undefined) throw notFound("There is no such cheque");
    return found;
  };

  implement(api, travellersCheques, {
    series: {
      byRevision: async (input) => {
        const { query, language } = input;
        const { rows, counts } = await readSeriesPage(database, {
          ...query,
          ...viewerOf(input),
          language,
        });
        const { issuers, currencies } = await readChoices(database);
        return {
          series: rows.map((row) => seriesSummaryOf(context, row, language)),
          total: counts[query.tab],
          counts,
          issuers: issuers.map((value) => ({ value, label: issuerOf(lexicon, value, language) })),
          currencies,
        };
      },
    },

    oneSeries: {
      byRevision: async (input) =>
        seriesOf(context, await oneSeries(input.params.id, viewerOf(input)), input.language),
    },

    seriesNotes: {
      byRevision: async (input) => {
        const { series } = await oneSeries(input.params.id, viewerOf(input));
        const rows = await readSeriesNotes(database, series.id, input.user.customer.id);
        return rows.map((row) => noteSummaryOf(context, row, input.language));
      },
    },

    notes: {
      byRevision: async ({ query, user, language }) => {
        const customerId = user.customer.id;
        const { rows, total } = await readNotes(database, { ...query, customerId, language });
        return { notes: rows.map((row) => noteSummaryOf(context, row, language)), total };
      },
    },

    note: {
      byRevision: async (input) =>
        noteOf(context, await oneNote(input.params.id, viewerOf(input)), input.language),
    },

    information: {
      byRevision: async (input) => {
        const { series } = await oneNote(input.params.id, viewerOf(input));
        return informationOf(lexicon, series, input.language);
      },
    },

    // The texts of customers change without a new revision of the catalogue.
    customerInfo: async (input) => {
      await oneNote(input.params.id, viewerOf(input));
      return { info: await readInfo(input.user.customer.id, input.params.id, input.language) };
    },

    noteTradability: {
      byRevision: async (input) => {
        const { note, rule } = await oneNote(input.params.id, viewerOf(input));
        return { noteId: note.id, tradability: rule };
      },
    },

    tradability: {
      byRevision: async ({ user }) => readChequeRules(database, user.customer.id),
    },
  });

  /** The customer's text on the cheque, else on all cheques, in the best language for the reader. */
  async function readInfo(customerId: string, noteId: string, language: Language) {
    const rows = await database
      .select({ noteId: chequeInfos.noteId, lang: chequeInfos.language, text: chequeInfos.text })
      .from(chequeInfos)
      .where(
        and(eq(chequeInfos.customerId, customerId), inArray(chequeInfos.noteId, [noteId, ""])),
      );
    const own = rows.filter((row) => row.noteId === noteId);
    const texts = new Map((own.length > 0 ? own : rows).map(({ lang, text }) => [lang, text]));
    const lang = [language, "en" as const, ...languages].find((each) => texts.has(each));
    const text = lang && texts.get(lang);
    return lang && text ? { text: sanitizeRichText(text), lang } : null;
  }
}
