import { useTranslation } from "react-i18next";
import { Failure } from "../Failure.tsx";
import { isMissing } from "../isMissing.ts";
import * as css from "./compare.css.ts";
import type { Compared } from "./useCompared.ts";

/** What became of a note that cannot be shown: not there, not allowed, offline or failed. */
export function ComparedFailure({ id, error, retry }: Omit<Compared, "note">) {
  const { t } = useTranslation();
  if (isMissing(error))
    return (
      <div role="alert" className={css.missing}>
        {t("banknotes.missingTitle", { id })}
      </div>
    );
  return (
    <div className={css.failed}>
      <Failure error={error} title={t("banknotes.detailFailed")} isCompact onRetry={retry} />
    </div>
  );
}
