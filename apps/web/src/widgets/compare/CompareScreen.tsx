import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { OnScreen } from "@specimen/ui/PrintSheet/OnScreen.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { useComparison } from "../../services/comparison.ts";
import { usePrinting } from "../../services/printing.ts";
import { useLookedUp } from "../../services/statistics.ts";
import { paths } from "../../url/paths.ts";
import { Empty } from "../Empty.tsx";
import { ScreenTitle } from "../ScreenTitle.tsx";
import { PrintButton } from "../record/PrintButton.tsx";
import { PrintedComparison } from "./PrintedComparison.tsx";
import { printedPictures } from "../record/printedPictures.ts";
import { ComparedFacts } from "./CompareTable.tsx";
import { ComparedStage } from "./ComparedImages.tsx";
import { useCompared } from "./useCompared.ts";

/** Up to three banknotes side by side, in one light and held alike. */
export function CompareScreen() {
  const { t } = useTranslation();
  const { compared, leaveOut } = useCompared();
  const { remove } = useComparison();
  useLookedUp("banknote", compared[0]?.note?.id ?? null);
  useLookedUp("banknote", compared[1]?.note?.id ?? null);
  useLookedUp("banknote", compared[2]?.note?.id ?? null);
  const notes = compared.flatMap(({ note }) => note ?? []);
  const { isPrinting, print } = usePrinting(
    notes.flatMap((note) => printedPictures(note).map(({ src }) => src)),
  );
  const takeOut = (id: string) => {
    remove(id);
    leaveOut(id);
  };
  return (
    <Page>
      {isPrinting && notes.length > 0 && <PrintedComparison notes={notes} />}
      <OnScreen>
        <Stack gap={14}>
          <div>
            <Breadcrumbs
              label={t("breadcrumbs")}
              items={[
                { label: t("banknotes.title"), href: paths.banknotes.country },
                { label: t("banknotes.compare.label") },
              ]}
            />
            <ScreenTitle
              title={t("banknotes.compare.title")}
              actions={notes.length > 0 && <PrintButton onPrint={print} />}
            />
          </div>
          {compared.length === 0 ? (
            <Empty
              title={t("banknotes.compare.emptyTitle")}
              text={t("banknotes.compare.emptyText")}
              headingLevel={2}
            >
              <LinkButton href={paths.banknotes.country} variant="secondary">
                {t("countries.all")}
              </LinkButton>
            </Empty>
          ) : (
            <>
              <ComparedStage compared={compared} onTakeOut={takeOut} />
              {notes.length > 1 && <ComparedFacts notes={notes} />}
            </>
          )}
        </Stack>
      </OnScreen>
    </Page>
  );
}
