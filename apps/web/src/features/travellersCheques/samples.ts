import type { ChequeSeriesSummary } from "@specimen/api/contract";

/** Two issuers of travellers cheques. */
export const sampleCheques: ChequeSeriesSummary[] = [
  { id: "thomas-cook", issuer: "Thomas Cook", series: "Thomas Cook", currencies: ["GBP", "USD"] },
  { id: "amex-usd", issuer: "American Express", series: "US dollar", currencies: ["USD"] },
];
