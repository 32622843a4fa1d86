import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import { useCountdown } from "../services/hooks/useCountdown.ts";

interface CountdownProps {
  seconds: number;
  /** What has to be waited for; another one starts the count anew. */
  cause: unknown;
  /** Stands once the time is over and nothing has come yet. */
  afterwards: string;
}

/** A wait that is seen to pass, after which it is tried again; it is read out once. */
export function Countdown({ seconds, cause, afterwards }: CountdownProps) {
  const { t } = useTranslation("migration");
  const left = useCountdown(seconds, cause);
  return (
    <>
      <span aria-hidden="true">{left > 0 ? t("error.again", { seconds: left }) : afterwards}</span>
      <VisuallyHidden>{t("error.again", { seconds })}</VisuallyHidden>
    </>
  );
}
