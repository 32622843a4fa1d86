import type { Database } from "../database/database.ts";
import { dayOf } from "../http/calendarDay.ts";
import { banknotes, tradability } from "../areas/banknotes/tables.ts";
import {
  columnHeadings,
  countryInfos,
  customerAssociations,
  customerSettings,
  customers,
} from "../auth/tables.ts";
import { statisticsRecords } from "../areas/stats/tables.ts";
import { demoCustomers, type DemoCustomer } from "./demoCustomers.ts";
import { ruleFor } from "./tradePolicy.ts";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Makes the demo houses where they are missing; those that are there keep what they have changed. */
export async function ensureDemoCustomers(database: Database, now: () => Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const made: DemoCustomer[] = [];
    for (const house of demoCustomers) {
      const { id, name, languages } = house;
      const inserted = await transaction
        .insert(customers)
        .values({ id, name, languages: [...languages] })
        .onConflictDoNothing()
        .returning({ id: customers.id });
      if (inserted.length > 0) made.push(house);
    }
    for (const house of made) await fill(transaction, house, now());
  });
}

async function fill(transaction: Transaction, house: DemoCustomer, at: Date): Promise<void> {
  const { id: customerId, headings, infos, lookups } = house;
  const others = demoCustomers.filter(({ id }) => id !== customerId);
  await transaction
    .insert(customerAssociations)
    .values(others.map(({ id: associateId }) => ({ customerId, associateId })));
  await transaction.insert(customerSettings).values({
    customerId,
    hideNewsTab: house.hideNewsTab,
    tradableHideGreenHookInTabOnlyTrade: house.tradableHideGreenHookInTabOnlyTrade,
    showWorthlessNotesInAllNotesTab: house.showWorthlessNotesInAllNotesTab,
    dataCheckEnabled: house.dataCheckEnabled,
    verificationProfile: house.verificationProfile,
  });
  await transaction
    .insert(columnHeadings)
    .values(
      Object.entries(headings).map(([language, own]) => ({ customerId, language, headings: own })),
    );
  await transaction.insert(countryInfos).values(
    infos.flatMap(({ countryId, kind, texts }) =>
      Object.entries(texts).map(([language, text]) => ({
        customerId,
        countryId,
        kind,
        language,
        text,
      })),
    ),
  );
  const notes = await transaction
    .select({
      banknoteId: banknotes.id,
      currencyISO: banknotes.currencyISO,
      issuedDay: banknotes.issuedDay,
      tenderEndDay: banknotes.tenderEndDay,
      worthlessDay: banknotes.worthlessDay,
    })
    .from(banknotes);
  await transaction.insert(tradability).values(
    notes.map((note) => ({
      customerId,
      banknoteId: note.banknoteId,
      value: ruleFor(house.policy, note, dayOf(at)),
    })),
  );
  const records = (["banknotes", "identityDocuments"] as const).flatMap((resource) =>
    Object.entries(lookups[resource]).flatMap(([resourceId, times]) =>
      Array.from({ length: times }, () => ({ customerId, resource, resourceId, at })),
    ),
  );
  await transaction.insert(statisticsRecords).values(records);
}
