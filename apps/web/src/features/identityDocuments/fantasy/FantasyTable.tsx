import { Link } from "@specimen/ui/Link/Link.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { useTranslation } from "react-i18next";
import { CardLabel } from "../../../widgets/catalogue/CardLabel.tsx";
import { Localized } from "../../../widgets/Localized.tsx";
import { RowConfidence } from "../../../widgets/record/RowConfidence.tsx";
import type { FantasyRow } from "./fantasyRows.ts";
import * as css from "./FantasyScreen.css.ts";

/** Names with what they are, in neutral words, and the states of today that they refer to. */
export function FantasyTable({ rows }: { rows: readonly FantasyRow[] }) {
  const { t } = useTranslation();
  const columns: Column<FantasyRow>[] = [
    {
      id: "name",
      heading: t("identityDocuments.fantasy.columns.name"),
      card: "title",
      cell: ({ name, translation, note, mrzCode }) => (
        <span className={css.name}>
          <Localized text={name} />
          {translation !== null && (
            <span className={css.note}>
              <Localized text={translation} />
            </span>
          )}
          {mrzCode !== null && (
            <span className={css.note}>
              {t("identityDocuments.fantasy.inMrz")} <span className={css.code}>{mrzCode}</span>
            </span>
          )}
          {note !== null && (
            <span className={css.note}>
              <Localized text={note} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: "list",
      heading: t("identityDocuments.fantasy.columns.list"),
      width: "8rem",
      cell: ({ list }) => t(`identityDocuments.fantasy.list.${list}`),
    },
    {
      id: "what",
      heading: t("identityDocuments.fantasy.columns.what"),
      width: "22%",
      cell: ({ what }) => <Localized text={what} />,
    },
    {
      id: "place",
      heading: t("identityDocuments.fantasy.columns.place"),
      width: "11rem",
      cell: ({ place, sinceYear, list }) =>
        list === "real" ? null : (
          <>
            {place === null && (
              <CardLabel>{t("identityDocuments.fantasy.columns.place")}</CardLabel>
            )}
            <Localized text={place} />
            {sinceYear !== null && `, ${sinceYear}`}
          </>
        ),
    },
    {
      id: "today",
      heading: t("identityDocuments.fantasy.columns.today"),
      width: "11rem",
      card: "footStart",
      cell: ({ links }) =>
        links.length === 0 ? (
          t("identityDocuments.fantasy.noState")
        ) : (
          <span className={css.states}>
            {links.map(({ href, label }) => (
              <Link key={href} href={href} size="base">
                {label ?? t("identityDocuments.fantasy.openDocument")}
              </Link>
            ))}
          </span>
        ),
    },
    {
      id: "confidence",
      heading: t("identityDocuments.fantasy.columns.confidence"),
      width: "6.5rem",
      card: "footEnd",
      cell: ({ confidence }) => <RowConfidence confidence={confidence} />,
    },
  ];
  return (
    <Table
      caption={t("navigation.fantasyCountries")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isJoined
    />
  );
}
