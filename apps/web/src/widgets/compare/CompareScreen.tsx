import type { Light } from "@specimen/api/contract";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { OnScreen } from "@specimen/ui/PrintSheet/OnScreen.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { usePrinting } from "../../services/hooks/usePrinting.ts";
import { useLookedUp, type LookedUp } from "../../services/hooks/useLookedUp.ts";
import type { UrlSchema } from "../../url/urlSchema.ts";
import { useUrlState } from "../../url/useUrlState.ts";
import { PrintButton } from "../catalogue/PrintButton.tsx";
import { Empty } from "../Empty.tsx";
import { isAwaited, type Query } from "../query.ts";
import type { FactSpec } from "../record/factSpec.ts";
import { ScreenTitle } from "../ScreenTitle.tsx";
import { printedPictures, type SpecimenSide } from "../viewer/specimen.ts";
import type { ViewerState } from "../viewer/viewerState.ts";
import { fullName, type ComparedWords } from "./compared.ts";
import { ComparedImages } from "./ComparedImages.tsx";
import { CompareTable } from "./CompareTable.tsx";
import type { Comparison } from "./createComparison.ts";
import { PrintedComparison } from "./PrintedComparison.tsx";
import { useComparedRows, type ComparedItem } from "./useComparedRows.tsx";
import { useComparison } from "./useComparison.ts";

export interface CompareScreenProps<Item> {
  comparison: Comparison;
  title: string;
  /** How one gets records into an empty comparison. */
  emptyText: string;
  /** The area, and its page of countries. */
  area: { title: string; href: string };
  /** One record, or none. */
  useRecord: (id: string | null) => Query<Item>;
  describe: (record: Item) => ComparedWords;
  specs: readonly FactSpec<Item>[];
  schema: UrlSchema<ViewerState>;
  sides: readonly SpecimenSide[];
  lights: readonly Light[];
  missing: (id: string) => string;
  failed: string;
  /** What a compared record is counted as; null for a kind that is not counted. */
  resource: LookedUp | null;
}

/** A few records side by side, in one light and with one viewport. */
export function CompareScreen<Item>(props: CompareScreenProps<Item>) {
  const { comparison, title, area, useRecord, describe, specs, missing, failed, resource } = props;
  const { t } = useTranslation();
  const { ids, leaveOut } = useIds(comparison);
  const queries = useThree(useRecord, ids, resource);
  const { remove } = useComparison(comparison);
  const records = ids.map((id, index) => ({ id, query: queries[index] }));
  const items = records.flatMap(({ id, query }): ComparedItem<Item>[] => {
    const record = query?.data;
    return record === undefined ? [] : [{ id, record, words: describe(record) }];
  });
  const areAwaited = records.some(({ query }) => query !== undefined && isAwaited(query));
  const rows = useComparedRows(items, specs);
  const { isPrinting, print } = usePrinting(
    items.flatMap(({ words }) => printedPictures(words.specimen).map(({ src }) => src)),
  );
  return (
    <Page>
      {isPrinting && items.length > 0 && (
        <PrintedComparison title={title} items={items} rows={rows} />
      )}
      <OnScreen>
        <Stack gap={14}>
          <div>
            <Breadcrumbs
              label={t("breadcrumbs")}
              items={[
                { label: area.title, href: area.href },
                { label: t("catalogue.compare.label") },
              ]}
            />
            <ScreenTitle
              title={title}
              actions={!areAwaited && items.length > 0 && <PrintButton onPrint={print} />}
            />
          </div>
          {ids.length === 0 ? (
            <Empty
              title={t("catalogue.compare.emptyTitle")}
              text={props.emptyText}
              headingLevel={2}
            >
              <LinkButton href={area.href} variant="secondary">
                {t("countries.all")}
              </LinkButton>
            </Empty>
          ) : (
            <>
              <ComparedImages
                areAwaited={areAwaited}
                schema={props.schema}
                sides={props.sides}
                lights={props.lights}
                records={records.map(({ id, query }) => ({
                  id,
                  words: items.find((item) => item.id === id)?.words,
                  error: query?.error,
                  onRetry: () => void query?.mutate(),
                  missing: missing(id),
                  failed,
                  onRemove: () => {
                    remove(id);
                    leaveOut(id);
                  },
                }))}
              />
              {items.length > 1 && (
                <CompareTable
                  records={items.map(({ id, words }) => ({ id, name: fullName(words) }))}
                  rows={rows}
                />
              )}
            </>
          )}
        </Stack>
      </OnScreen>
    </Page>
  );
}

/** The records the address names, and a way to leave one out. */
function useIds({ schema, idsIn }: Comparison) {
  const { settled, change } = useUrlState(schema);
  const ids = idsIn(settled);
  return { ids, leaveOut: (id: string) => change({ ids: ids.filter((each) => each !== id) }) };
}

/** As many records as stand beside one another, each counted as looked up once it is there. */
function useThree<Item>(
  useRecord: CompareScreenProps<Item>["useRecord"],
  [first, second, third]: readonly string[],
  resource: LookedUp | null,
): readonly Query<Item>[] {
  const queries = [
    useRecord(first ?? null),
    useRecord(second ?? null),
    useRecord(third ?? null),
  ] as const;
  const [one, two, three] = queries.map(({ data }) => data !== undefined);
  useLookedUp(resource, one ? (first ?? null) : null);
  useLookedUp(resource, two ? (second ?? null) : null);
  useLookedUp(resource, three ? (third ?? null) : null);
  return queries;
}
