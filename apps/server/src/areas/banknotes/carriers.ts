import { asc, sql } from "drizzle-orm";
import { formatNumber } from "../../http/locale.ts";
import { plainHit } from "../../search/searchQuery.ts";
import type { CarrierSource } from "../defineArea.ts";
import { imageAddress } from "./draw.ts";
import { listedSeries } from "./listedSeries.ts";
import { banknotes } from "./tables.ts";

/** Banknotes with a security feature, in the order of the lists. */
export const banknoteCarriers: CarrierSource = {
  area: "banknotes",
  permission: "banknotes:read",
  async read(context, { feature, language, limit }) {
    const { database, lexicon } = context;
    const { id, countryId, currencyISO, denomination, unit, issuer, series } = banknotes;
    const rows = await database
      .select({
        id,
        countryId,
        currencyISO,
        denomination,
        unit,
        issuer,
        series,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(banknotes)
      .where(sql`${banknotes.securityFeatures} @> array[${feature}::text]`)
      .orderBy(asc(banknotes.listPosition), asc(id))
      .limit(limit);
    return {
      total: rows[0]?.total ?? 0,
      hits: rows.map((note) => {
        const name = lexicon.unit(note, language);
        return {
          ...plainHit,
          kind: "banknote",
          id: note.id,
          countryId: note.countryId,
          title: {
            text: `${formatNumber(note.denomination, language)} ${name.text}`,
            lang: name.lang,
          },
          details: [
            { text: lexicon.countryName(note.countryId, language), lang: language },
            listedSeries(lexicon, note, language),
          ],
          code: note.currencyISO,
          thumbnailSrc: imageAddress(context, note.id, {
            side: "front",
            light: "white",
            detail: "list",
          }),
        };
      }),
    };
  },
};
