import { banknotes, columnHeadings } from "../areas/banknotes/tables.ts";
import { addLookups } from "../areas/stats/addLookups.ts";
import { customers, customerSettings } from "../auth/tables.ts";
import { countryInfos, customerAssociations, tradability } from "../customers/tables.ts";
import type { Database, Transaction } from "../database/database.ts";
import { dayOf } from "../http/calendarDay.ts";
import { demoCustomers, type DemoCustomer } from "./demoCustomers.ts";
import { ruleFor } from "./tradePolicy.ts";

/** Inserts missing demo customers; existing ones keep their changes. */
export async function ensureDemoCustomers(database: Database, now: () => Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const made: DemoCustomer[] = [];
    for (const customer of demoCustomers) {
      const { id, name, languages } = customer;
      const inserted = await transaction
        .insert(customers)
        .values({ id, name, languages: [...languages] })
        .onConflictDoNothing()
        .returning({ id: customers.id });
      if (inserted.length > 0) made.push(customer);
    }
    for (const customer of made) await fill(transaction, customer, now());
  });
}

async function fill(transaction: Transaction, customer: DemoCustomer, at: Date): Promise<void> {
  const { id: customerId, headings, infos, lookups } = customer;
  const others = demoCustomers.filter(({ id }) => id !== customerId);
  await transaction
    .insert(customerAssociations)
    .values(others.map(({ id: associateId }) => ({ customerId, associateId })));
  await transaction.insert(customerSettings).values({
    customerId,
    hideNewsTab: customer.hideNewsTab,
    tradableHideGreenHookInTabOnlyTrade: customer.tradableHideGreenHookInTabOnlyTrade,
    showWorthlessNotesInAllNotesTab: customer.showWorthlessNotesInAllNotesTab,
    dataCheckEnabled: customer.dataCheckEnabled,
    verificationProfile: customer.verificationProfile,
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
      recordId: banknotes.id,
      currencyISO: banknotes.currencyISO,
      issuedDay: banknotes.issuedDay,
      tenderEndDay: banknotes.tenderEndDay,
      worthlessDay: banknotes.worthlessDay,
    })
    .from(banknotes);
  await transaction.insert(tradability).values(
    notes.map((note) => ({
      customerId,
      area: "banknotes",
      recordId: note.recordId,
      value: ruleFor(customer.policy, note, dayOf(at)),
    })),
  );
  const records = (["banknotes", "identityDocuments"] as const).flatMap((resource) =>
    Object.entries(lookups[resource]).flatMap(([resourceId, times]) =>
      Array.from({ length: times }, () => ({ resource, resourceId })),
    ),
  );
  await addLookups(transaction, customerId, records, at);
}
