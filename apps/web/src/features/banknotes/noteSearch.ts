import type { BanknoteStatus, Colour, Substrate, Tradability } from "@specimen/api/contract";
import { tradeWords } from "../../widgets/record/useTradeVerdict.ts";
import type { FilterSpec } from "../../widgets/search/fieldSpec.ts";

/** The fields of the search; ranges, options and defaults are those of the contract's query. */
export const noteFilter: FilterSpec = {
  first: [
    { field: "text", label: "banknotes.search.text", column: "minmax(0, 2fr)", isLong: true },
    { field: "denomination", label: "banknotes.search.denomination", column: "6.25rem" },
    {
      field: "currencyISO",
      label: "banknotes.search.currency",
      control: "currency",
      column: "minmax(0, 1.55fr)",
    },
    {
      field: "countryId",
      label: "banknotes.search.country",
      control: "country",
      column: "minmax(0, 1.55fr)",
      isFolded: true,
    },
    { field: "year", label: "banknotes.search.year", column: "7.0625rem", isFolded: true },
  ],
  further: [
    // The places of figures are as wide as the longest label of a language.
    {
      field: "widthMm",
      label: "banknotes.search.width",
      second: { field: "heightMm", label: "banknotes.search.height" },
      column: "5.875rem",
    },
    {
      field: "toleranceMm",
      label: "banknotes.search.tolerance",
      column: "6.5rem",
      isRefining: true,
    },
    {
      field: "colour",
      label: "banknotes.search.colour",
      optionWord: (colour) => `banknotes.search.colours.${colour as Colour}`,
      column: "minmax(0, 1.5fr)",
    },
    {
      field: "substrate",
      label: "banknotes.search.substrate",
      optionWord: (substrate) => `banknotes.search.substrates.${substrate as Substrate}`,
      column: "minmax(0, 1.85fr)",
    },
    {
      field: "status",
      label: "banknotes.search.status",
      optionWord: (status) => `record.status.${status as BanknoteStatus}`,
      column: "minmax(0, 1.75fr)",
    },
    {
      field: "tradability",
      label: "banknotes.search.tradability",
      optionWord: (value) => `record.trade.${tradeWords[Number(value) as Tradability]}`,
      column: "minmax(0, 1.95fr)",
    },
  ],
};
