import { Loader } from "@specimen/ui/Loader/Loader.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useConsent } from "../../services/hooks/useConsent.ts";

/**
 * The page, behind a placeholder while analytics reads its lookups (specification 4). It is hidden
 * and not taken away, so that nothing in it starts twice.
 */
export function Prepared({ children }: { children: ReactNode }) {
  const { t } = useTranslation("migration");
  const { isPreparing } = useConsent();
  return (
    <>
      {isPreparing && <Loader text={t("state.loading")} />}
      <div hidden={isPreparing}>{children}</div>
    </>
  );
}
