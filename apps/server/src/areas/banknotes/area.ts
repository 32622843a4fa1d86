import { prepareTerms } from "../../catalogue/glossarySearch.ts";
import { defineArea } from "../defineArea.ts";
import { banknoteCarriers } from "./carriers.ts";
import { currencyArea, hasBanknotes } from "./countries.ts";
import { readBanknoteDates } from "./dates.ts";
import { banknoteDrawings } from "./draw.ts";
import { banknoteImporter } from "./import.ts";
import { banknoteRoutes } from "./routes.ts";
import { columnHeadingRules } from "./rules/columnHeadings.ts";
import { banknoteInfoRules } from "./rules/infos.ts";
import { banknoteRuleRoutes } from "./rules/routes.ts";
import { banknoteTradabilityRules } from "./rules/tradability.ts";
import { banknoteSearch } from "./search.ts";
import { readBanknoteSpecimens } from "./specimens.ts";
import { banknotes as table, columnHeadings } from "./tables.ts";

export const banknotes = defineArea({
  name: "banknotes",
  tables: [table, columnHeadings],
  importer: banknoteImporter,
  routes(api) {
    banknoteRoutes(api);
    banknoteRuleRoutes(api);
  },
  rules: (context) => [
    columnHeadingRules,
    banknoteTradabilityRules(context),
    ...banknoteInfoRules(context),
  ],
  search: [
    banknoteSearch,
    { permission: "banknotes:read", kinds: ["glossaryEntry"], prepare: prepareTerms },
  ],
  drawings: banknoteDrawings,
  countries: hasBanknotes,
  statistics: {
    record: "banknote",
    id: table.id,
    byCountry: { list: "banknotes", countryId: table.countryId, countedFor: currencyArea },
  },
  specimens: readBanknoteSpecimens,
  carriers: banknoteCarriers,
  dates: readBanknoteDates,
});
