import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { OnScreen } from "@specimen/ui/PrintSheet/OnScreen.tsx";
import { Segments } from "@specimen/ui/Segments/Segments.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { keptPlace } from "@specimen/ui/theme/keptPlace.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { usePrinting } from "../../services/hooks/usePrinting.ts";
import { paths } from "../../url/paths.ts";
import { isAwaited } from "../../widgets/query.ts";
import { ScreenTitle } from "../../widgets/ScreenTitle.tsx";
import { configQuery } from "./queries.ts";

const allWays = ["form", "phone", "scan"] as const;

const noPictures: readonly string[] = [];

/** The ways of checking a document. */
export type Way = (typeof allWays)[number];

interface CheckFrameProps {
  way: Way;
  /** What is printed in place of the screen; null where that is printed as it is. */
  sheet: ReactNode;
  children: ReactNode;
}

/** The head of every screen of the check: where it is, and the other ways. */
export function CheckFrame({ way, sheet, children }: CheckFrameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const ways = useWays();
  const shown = ways ?? allWays;
  const { isPrinting } = usePrinting(noPictures);
  const words = {
    form: t("dataCheck.way.form"),
    phone: t("dataCheck.way.phone"),
    scan: t("dataCheck.way.scan"),
  };
  return (
    <Page>
      {isPrinting && sheet}
      <OnScreen isPrinted={sheet === null}>
        <Stack gap={14}>
          <Breadcrumbs
            label={t("breadcrumbs")}
            items={[
              { label: t("navigation.identityDocuments"), href: paths.identityDocuments.country },
              { label: t("dataCheck.title") },
            ]}
          />
          <ScreenTitle
            title={t("dataCheck.title")}
            actions={
              shown.length > 1 && (
                <OnScreen>
                  <div style={keptPlace(ways === undefined)}>
                    <Segments
                      label={t("dataCheck.ways")}
                      options={shown.map((value) => ({ value, label: words[value] }))}
                      value={way}
                      onValueChange={(chosen) => void navigate(pathOf(chosen))}
                    />
                  </div>
                </OnScreen>
              )
            }
          />
          {children}
          <OnScreen>
            <Link href={paths.dataCheck.privacy} size="small">
              {t("dataCheck.privacy.link")}
            </Link>
          </OnScreen>
        </Stack>
      </OnScreen>
    </Page>
  );
}

/** The series that the address has chosen; it stays whatever way of checking is taken. */
export const useChosenSeries = (): string | null => useSearchParams()[0].get("series");

/** The address of another way, with the series that this one has chosen. */
export function usePathOf(): (way: Way) => string {
  const series = useChosenSeries();
  return (way) => {
    const path = paths.dataCheck[way];
    return series === null ? path : paths.dataCheck.withSeries(path, series);
  };
}

/** Typing is always there; pictures as the customer's configuration says (specification 3); undefined while it is read. */
function useWays(): readonly Way[] | undefined {
  const query = configQuery.useData();
  const { data } = query;
  if (isAwaited(query)) return undefined;
  if (data?.enabled !== true) return ["form"];
  return data.verificationProfile === "auto-verify" ? allWays : ["form", "scan"];
}
