import { HttpError, type ApiClient } from "@specimen/api/client";
import { phoneCodePattern } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { answerOf } from "../answerOf.ts";

interface EnterCodeProps {
  client: ApiClient;
  device: string;
  onOpen: (secret: string) => void;
}

/** Opens a session by the code that the desk shows, for phones that cannot scan. */
export function EnterCode({ client, device, onOpen }: EnterCodeProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [isOpening, setIsOpening] = useState(false);
  const [fault, setFault] = useState<string>();
  const faultOf = (error: unknown): string => {
    const status = error instanceof HttpError ? error.status : 0;
    if (status === 404) return t("dataCheck.phone.codeWrong");
    if (status === 409) return t("dataCheck.phone.codeTaken");
    return status === 429 ? t("dataCheck.phone.tooMany") : t("dataCheck.phone.noConnection");
  };
  const open = async () => {
    const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
    if (!phoneCodePattern.test(code)) {
      setFault(t("dataCheck.phone.codeWrong"));
      return;
    }
    setFault(undefined);
    setIsOpening(true);
    try {
      const path = "/identity-documents/data-check/phone/code";
      onOpen(answerOf(await client.POST(path, { body: { code, device } })).secret);
    } catch (error) {
      setFault(faultOf(error));
      setIsOpening(false);
    }
  };
  return (
    <Card title={t("dataCheck.phone.enterCode")}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <Stack gap={12}>
          <TextField
            label={t("dataCheck.phone.codeLabel")}
            value={typed}
            onValueChange={setTyped}
            error={fault}
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
          />
          <Button type="submit" size="lg" isStretched pending={isOpening}>
            {t("dataCheck.phone.codeOpen")}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
