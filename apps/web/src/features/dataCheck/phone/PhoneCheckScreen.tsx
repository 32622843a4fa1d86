import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useKeptFocus } from "../../../services/hooks/useKeptFocus.ts";
import { CheckFrame } from "../CheckFrame.tsx";
import { PictureResult } from "../scan/PictureResult.tsx";
import { Opening } from "../scan/Opening.tsx";
import { NotRead } from "../scan/NotRead.tsx";
import { ReadingSteps } from "../scan/ReadingSteps.tsx";
import { useDataCheck } from "../useDataCheck.ts";
import { Invitation } from "./Invitation.tsx";

/** A check whose pictures a phone takes: /dashboard/auto-verify. */
export function PhoneCheckScreen() {
  const { t } = useTranslation();
  const { view, send } = useDataCheck("phone");
  const place = useRef<HTMLDivElement>(null);
  // The code comes with the first answer.
  useKeptFocus(place, view.answer === null ? view.status : `${view.status} answered`);
  const restart = () => send({ type: "check.cancelled" });
  const invite = () => send({ type: "phone.invited" });
  const screen = () => {
    switch (view.status) {
      case "opening":
        return <Opening />;
      case "idle":
        return (
          <Card title={t("dataCheck.phone.title")}>
            <Stack gap={12}>
              <Text>{t("dataCheck.phone.text")}</Text>
              <Stack direction="row">
                <Button onClick={invite}>{t("dataCheck.phone.start")}</Button>
              </Stack>
            </Stack>
          </Card>
        );
      case "capturing":
        return (
          <Invitation
            check={view.answer}
            onCancel={restart}
            onNewCode={() => {
              restart();
              invite();
            }}
          />
        );
      case "uploading":
      case "reading":
      case "deciding":
        return <ReadingSteps view={view} onCancel={restart} />;
      case "decided":
        return view.answer === null ? null : (
          <PictureResult check={view.answer} view={view} send={send} />
        );
      case "failed":
      case "expired":
        return <NotRead view={view} send={send} />;
    }
  };
  return (
    <CheckFrame way="phone">
      <div ref={place}>{screen()}</div>
    </CheckFrame>
  );
}
