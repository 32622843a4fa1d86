import { currentUser } from "@specimen/api/contract";
import { HttpError } from "@specimen/api/client";
import { useApiClient } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "../../services/hooks/useMutation.ts";
import { ScreenTitle } from "../../widgets/ScreenTitle.tsx";

const schema = currentUser.changePassword.body;
/** The least length of the contract. */
const least = 14;
const nothing = { current: "", next: "", repeat: "" };

/** Changes the password at the provider; nothing of it is kept in the browser. */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const client = useApiClient();
  const [typed, setTyped] = useState(nothing);
  const [wasJudged, setWasJudged] = useState(false);
  const { submit, isPending, error } = useMutation<{ current: string; next: string }>(
    async (body) => {
      await client.POST("/currentUser/password", { body });
      setTyped(nothing);
      setWasJudged(false);
    },
    { method: "POST", subject: "password" },
  );
  const isRefused = (path: string) =>
    error instanceof HttpError &&
    (error.problem?.errors?.some((each) => each.path === path) ?? false);
  const problems = {
    current: typed.current === "" ? t("form.problem.missing") : undefined,
    next: typed.next.length < least ? t("clientTool.password.hint", { number: least }) : undefined,
    repeat: typed.repeat === typed.next ? undefined : t("clientTool.password.different"),
  };
  const refusals = {
    current: isRefused("current") ? t("clientTool.password.wrong") : undefined,
    next: isRefused("next") ? t("form.problem.refused") : undefined,
    repeat: undefined,
  };
  const field = (name: keyof typeof nothing, autoComplete: string) => (
    <TextField
      type="password"
      label={t(`clientTool.password.${name}`)}
      hint={name === "next" ? t("clientTool.password.hint", { number: least }) : undefined}
      autoComplete={autoComplete}
      value={typed[name]}
      onValueChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
      error={wasJudged ? (problems[name] ?? refusals[name]) : undefined}
    />
  );
  return (
    <Page width="text">
      <Stack gap={14}>
        <ScreenTitle title={t("clientTool.password.save")} />
        <Card title={t("clientTool.password.text")}>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              setWasJudged(true);
              const body = schema.safeParse({ current: typed.current, next: typed.next });
              if (body.success && problems.repeat === undefined) submit(body.data);
            }}
          >
            <Stack gap={12}>
              {field("current", "current-password")}
              {field("next", "new-password")}
              {field("repeat", "new-password")}
              <Stack direction="row">
                <Button type="submit" pending={isPending}>
                  {t("clientTool.password.save")}
                </Button>
              </Stack>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Page>
  );
}
