import * as z from "zod/mini";
import { operation } from "./operation.ts";
import type { Permission } from "./permissions.ts";
import { CountryId } from "./primitives.ts";
import { ChangeOptions, RuleWritten } from "./clientToolWriting.ts";

export const AssociatedCustomer = z
  .object({ id: z.string(), name: z.string() })
  .register(z.globalRegistry, { id: "AssociatedCustomer" });
export type AssociatedCustomer = z.infer<typeof AssociatedCustomer>;

/** What a transfer would put in place of what the other customer has; only what differs. */
export const TransferComparison = z
  .object({
    version: z.string(),
    customer: AssociatedCustomer,
    entries: z.array(
      z.object({
        subject: z.string(),
        label: z.string(),
        /** The other customer's rule now; null is none. */
        there: z.unknown(),
        /** The own rule, which comes; null removes theirs. */
        comes: z.unknown(),
      }),
    ),
    /** Subjects whose rules are the same already. */
    same: z.int(),
  })
  .register(z.globalRegistry, { id: "TransferComparison" });
export type TransferComparison = z.infer<typeof TransferComparison>;

const area = ["client_tool:access", "client_tool_banknotes:access"] as const;

/** The comparison and the transfer of rules on a country to an associated customer. */
function transfer<const Path extends `/${string}`>(path: Path, what: string, needed: Permission) {
  const access = [...area, needed] as const;
  const params = z.object({ customerId: z.string().check(z.maxLength(100)), id: CountryId });
  return {
    compare: operation({
      method: "get",
      path,
      summary: `Compare ${what} with that of an associated customer`,
      access,
      params,
      versioned: true,
      answer: TransferComparison,
    }),
    send: operation({
      method: "post",
      path,
      summary: `Copy ${what} to an associated customer`,
      access,
      params,
      query: ChangeOptions,
      ifMatch: true,
      answer: RuleWritten,
    }),
  };
}

const currencyInfo = transfer(
  "/customers/{customerId}/transfer-currency-info/{id}",
  "the note on the currency of a country",
  "client_tool_banknotes:country_info:read",
);
const banknoteInfo = transfer(
  "/customers/{customerId}/transfer-banknote-info/{id}",
  "the note on the banknotes of a country",
  "client_tool_banknotes:country_info:read",
);
const tradability = transfer(
  "/customers/{customerId}/transfer-banknote-tradability/{id}",
  "the rules for the banknotes of a country",
  "client_tool_banknotes:tradability:read",
);

/** Transfers between associated customers (specification 7.3, 7.4). */
export const transfers = {
  associatedCustomers: operation({
    method: "get",
    path: "/customers/associated-customers",
    summary: "Customers that rules can be transferred to",
    access: area,
    answer: z.array(AssociatedCustomer),
  }),
  compareCurrencyInfo: currencyInfo.compare,
  sendCurrencyInfo: currencyInfo.send,
  compareBanknoteInfo: banknoteInfo.compare,
  sendBanknoteInfo: banknoteInfo.send,
  compareTradability: tradability.compare,
  sendTradability: tradability.send,
};
