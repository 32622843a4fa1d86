import type { MrzReading } from "@specimen/core/mrz";
import { useTranslation } from "react-i18next";
import { OutcomeText } from "../../../widgets/dataCheck/OutcomeText.tsx";

type State = MrzReading["typed"]["checkDigits"][number]["state"];

const outcomes = { right: "pass", wrong: "fail" } as const;

/** What can be said of a check digit so far. */
export function DigitState({ state }: { state: State }) {
  const { t } = useTranslation();
  if (state === "notTyped") return t("dataCheck.digit.notTypedShort");
  return <OutcomeText outcome={outcomes[state]} />;
}
