import { Page as PageFields } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { SearchField } from "@specimen/ui/SearchField/SearchField.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { Tabs } from "@specimen/ui/Tabs/Tabs.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { keptPlace } from "@specimen/ui/theme/keptPlace.ts";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { urlSchema } from "../../../url/urlSchema.ts";
import { usePage } from "../../../url/usePage.ts";
import { hrefWith, useUrlState } from "../../../url/useUrlState.ts";
import { RecordRows } from "../../../widgets/catalogue/RecordRows.tsx";
import { Empty } from "../../../widgets/Empty.tsx";
import { focusHeadingAbove } from "../../../widgets/focusHeading.ts";
import { isAwaited } from "../../../widgets/query.ts";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { typingPause } from "../../../widgets/search/SearchScreen.tsx";
import { fantasyQuery } from "../queries.ts";
import { countsOf, fantasyLists, fantasyRows, type FantasyRow } from "./fantasyRows.ts";
import * as css from "./FantasyScreen.css.ts";
import { FantasyTable } from "./FantasyTable.tsx";

/** What the address says of the page; another question starts at page 1. */
const filter = urlSchema(
  z.object({
    text: z._default(z.string().check(z.maxLength(100)), ""),
    list: z._default(z.enum(fantasyLists), "all"),
    /** One row alone, as a result of the search over all areas opens it. */
    entry: z._default(z.string().check(z.maxLength(100)), ""),
    page: PageFields.page,
  }),
);

/** What to do with such a paper, step by step. */
const steps = ["look", "name", "decide", "report"] as const;

/** A number as wide as that of the names; it keeps the place of theirs. */
const widthOfCount = 100;

/** Names of papers that no state issues, and real papers that are often doubted. */
export function FantasyScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { search, pathname } = useLocation();
  const { page, pageSize } = usePage();
  const { texts, settled, type, change } = useUrlState(filter, { debounce: typingPause });
  const answer = fantasyQuery.useDataOrPrevious(settled.text);
  const rows = answer.data && rowsOf(fantasyRows(answer.data), settled.entry);
  const counts = rows && countsOf(rows);
  const shown = rows?.filter(({ list }) => settled.list === "all" || list === settled.list);
  const hrefOf = (list: (typeof fantasyLists)[number]) =>
    hrefWith(pathname, filter.write(search, filter.merge(filter.textsOf(search), { list })));
  const showAll = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    change({ text: "", list: "all", entry: "" });
    focusHeadingAbove(currentTarget);
  };
  return (
    <Page>
      <StackInOrder gap={14}>
        <div>
          <Breadcrumbs
            label={t("breadcrumbs")}
            items={[
              { label: t("identityDocuments.title"), href: paths.identityDocuments.country },
              { label: t("navigation.fantasyCountries") },
            ]}
          />
          <ScreenTitle
            title={t("navigation.fantasyCountries")}
            note={
              <span role="status" style={keptPlace(counts === undefined)}>
                {t("identityDocuments.fantasy.count", {
                  number: formatNumber(counts?.all ?? widthOfCount, language),
                })}
              </span>
            }
          />
          <div className={css.text}>
            <Text tone="ink2">{t("identityDocuments.fantasy.text")}</Text>
          </div>
        </div>
        <SearchField
          label={t("identityDocuments.fantasy.find")}
          placeholder={t("identityDocuments.fantasy.find")}
          value={texts["text"] ?? ""}
          onValueChange={(typed) => type({ text: typed, entry: "" })}
        />
        {settled.entry !== "" && (
          <div>
            <Button variant="secondary" onClick={showAll}>
              {t("identityDocuments.fantasy.showAll")}
            </Button>
          </div>
        )}
        <div>
          {isAwaited(answer) ? (
            <Skeleton height="2.5625rem" />
          ) : (
            <Tabs
              label={t("identityDocuments.fantasy.lists.label")}
              current={hrefOf(settled.list)}
              items={fantasyLists.map((list) => ({
                href: hrefOf(list),
                label: t(`identityDocuments.fantasy.lists.${list}`),
                count: counts?.[list],
              }))}
            />
          )}
          <RecordRows<readonly FantasyRow[]>
            query={{ ...answer, data: shown }}
            failed={t("identityDocuments.fantasy.failed")}
            countOf={(all) => ({ rows: pageIn(all, page, pageSize).length, total: all.length })}
            empty={() => (
              <Empty
                title={t("identityDocuments.fantasy.none")}
                text={t("identityDocuments.fantasy.noneText")}
              >
                <Button variant="secondary" onClick={showAll}>
                  {t("identityDocuments.fantasy.showAll")}
                </Button>
              </Empty>
            )}
          >
            {(all) => <FantasyTable rows={pageIn(all, page, pageSize)} />}
          </RecordRows>
        </div>
        <Card title={t("identityDocuments.fantasy.steps.title")}>
          <ol className={css.what}>
            {steps.map((step) => (
              <li key={step}>{t(`identityDocuments.fantasy.steps.${step}`)}</li>
            ))}
          </ol>
        </Card>
      </StackInOrder>
    </Page>
  );
}

const pageIn = (rows: readonly FantasyRow[], page: number, size: number) =>
  rows.slice((page - 1) * size, page * size);

const rowsOf = (rows: readonly FantasyRow[], entry: string) =>
  entry === "" ? rows : rows.filter(({ id }) => id === entry);
