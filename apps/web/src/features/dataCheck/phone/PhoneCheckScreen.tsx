import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { PictureCheck } from "../scan/PictureCheck.tsx";
import { useDataCheck } from "../useDataCheck.ts";
import { Invitation } from "./Invitation.tsx";

/** A check whose pictures a phone takes: /dashboard/auto-verify. */
export function PhoneCheckScreen() {
  const check = useDataCheck("phone");
  const { view, send } = check;
  const restart = () => send({ type: "check.cancelled" });
  const invite = () => send({ type: "phone.invited" });
  return (
    <PictureCheck way="phone" check={check}>
      {view.status === "idle" ? (
        <Start onStart={invite} />
      ) : (
        <Invitation
          check={view.answer}
          onCancel={restart}
          onNewCode={() => {
            restart();
            invite();
          }}
        />
      )}
    </PictureCheck>
  );
}

/** What a phone may do, before it is invited. */
function Start({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation();
  return (
    <Card title={t("dataCheck.phone.title")}>
      <Stack gap={12}>
        <Text>{t("dataCheck.phone.text")}</Text>
        <Stack direction="row">
          <Button onClick={onStart}>{t("dataCheck.phone.start")}</Button>
        </Stack>
      </Stack>
    </Card>
  );
}
