import {
  type AcceptanceKind,
  DocumentFormat,
  type DocumentGroup,
  type DocumentKind,
  type DocumentStatus,
} from "@specimen/api/contract";
import { sortBy } from "@specimen/core/format";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import type { FilterSpec } from "../../../widgets/search/fieldSpec.ts";
import { featuresQuery } from "../queries.ts";
import { useFormatName } from "../useFormatName.ts";

/** The fields of the search; ranges, options and defaults are those of the contract's query. */
export function useDocumentFilter(): FilterSpec {
  const { language } = useLanguage();
  const formatName = useFormatName();
  const features = featuresQuery.useData().data ?? [];
  return {
    first: [
      {
        field: "text",
        label: "identityDocuments.search.text",
        column: "minmax(0, 2fr)",
        isLong: true,
      },
      {
        field: "countryId",
        label: "identityDocuments.search.country",
        control: "country",
        column: "minmax(0, 1.4fr)",
        isLong: true,
      },
      {
        field: "group",
        label: "identityDocuments.search.group",
        optionWord: (group) => `identityDocuments.tabs.${group as DocumentGroup}`,
        column: "minmax(0, 1.2fr)",
        isFolded: true,
      },
      {
        field: "number",
        label: "identityDocuments.search.number",
        column: "minmax(0, 1.2fr)",
        isFolded: true,
      },
    ],
    further: [
      {
        field: "kind",
        label: "identityDocuments.search.kind",
        optionWord: (kind) => `identityDocuments.kinds.${kind as DocumentKind}`,
        column: "minmax(0, 1.7fr)",
      },
      {
        field: "format",
        label: "identityDocuments.search.format",
        choices: DocumentFormat.options.map((format) => ({
          value: format,
          label: formatName(format),
        })),
        column: "minmax(7.75rem, 1fr)",
      },
      {
        field: "hasChip",
        label: "identityDocuments.search.chip",
        optionWord: (chip) => `identityDocuments.chip.${chip === "true" ? "yes" : "no"}`,
        column: "minmax(7.75rem, 1fr)",
      },
      { field: "year", label: "identityDocuments.search.year", column: "8rem" },
      {
        field: "feature",
        label: "identityDocuments.search.feature",
        choices: sortBy(features, ({ name }) => name.text, language).map(({ id, name }) => ({
          value: id,
          label: name.text,
        })),
        column: "minmax(0, 1.6fr)",
      },
      {
        field: "status",
        label: "identityDocuments.search.status",
        optionWord: (status) => `identityDocuments.status.${status as DocumentStatus}`,
        column: "minmax(0, 1.2fr)",
      },
      {
        field: "acceptance",
        label: "identityDocuments.search.acceptance",
        optionWord: (kind) => `identityDocuments.answer.short.${kind as AcceptanceKind}`,
        column: "minmax(0, 1.2fr)",
      },
    ],
  };
}
