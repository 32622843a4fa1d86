import { type Language, languages, travellersCheques } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { implement, type Input } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi } from "../defineArea.ts";
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
        const { rows, counts } = await readSeriesPage(database, { ...query, ...viewerOf(input) });
        return {
          series: rows.map((row) => seriesSummaryOf(context, row, language)),
          total: counts[query.tab],
          counts,
          ...(await readChoices(database)),
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
        const { rows, total } = await readNotes(database, { ...query, customerId });
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
      return { info: await readInfo(input.user.customer.id, input.language) };
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

  /** The customer's text in the reader's language, else in English, else in any. */
  async function readInfo(customerId: string, language: Language) {
    const rows = await database
      .select({ language: chequeInfos.language, text: chequeInfos.text })
      .from(chequeInfos)
      .where(eq(chequeInfos.customerId, customerId));
    const texts = new Map(rows.map((row) => [row.language, row.text]));
    const lang = [language, "en" as const, ...languages].find((each) => texts.has(each));
    const text = lang && texts.get(lang);
    return lang && text ? { text, lang } : null;
  }
}
