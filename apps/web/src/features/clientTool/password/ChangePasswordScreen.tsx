import { currentUser, leastPasswordScore } from "@specimen/api/contract";
import { HttpError } from "@specimen/api/client";
import { useApiClient } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import type { TFunction } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentUser } from "../../../services/hooks/useCurrentUser.ts";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { PasskeysLink } from "../../../widgets/PasskeysLink.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { PasswordRules, useJudgement } from "./PasswordRules.tsx";
import { useLabelled } from "../../../widgets/useLabelled.ts";

const schema = currentUser.changePassword.body;
/** The least length of the contract. */
const least = 14;
const nothing = { current: "", next: "", repeat: "" };
type Field = keyof typeof nothing;

/** Changes the password at the provider; nothing of it is kept in the browser. */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { data: user } = useCurrentUser();
  const [typed, setTyped] = useState(nothing);
  const [shown, setShown] = useState<readonly Field[]>([]);
  // How often it was tried; until then nothing is wrong.
  const [tries, setTries] = useState(0);
  const { submit, isPending, error, refusals } = usePasswordChange(typed, () => {
    setTyped(nothing);
    setShown([]);
    setTries(0);
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [tries, error]);
  const judgement = useJudgement(typed.next, wordsAbout(user));
  const isLong = typed.next.length >= least;
  const isRepeated = typed.next !== "" && typed.repeat === typed.next;
  const problems: Record<Field, string | undefined> = {
    current: typed.current === "" ? t("form.problem.missing") : refusals.current,
    next: isLong
      ? (weaknessOf(judgement, t) ?? refusals.next)
      : t("clientTool.password.hint", { number: least }),
    repeat: isRepeated ? undefined : t("clientTool.password.different"),
  };
  const field = (name: Field, autoComplete: string) => (
    <TextField
      type={shown.includes(name) ? "text" : "password"}
      label={t(`clientTool.password.${name}`)}
      autoComplete={autoComplete}
      spellCheck={false}
      value={typed[name]}
      onValueChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
      error={tries > 0 ? problems[name] : undefined}
      aside={
        <Button
          variant="thin"
          size="sm"
          aria-pressed={shown.includes(name)}
          aria-label={labelled(t("clientTool.password.show"), t(`clientTool.password.${name}`))}
          onClick={() =>
            setShown(
              shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name],
            )
          }
        >
          {t("clientTool.password.show")}
        </Button>
      }
    />
  );
  return (
    <Page width="text">
      <Stack gap={14}>
        <ScreenTitle title={t("clientTool.password.save")} note={user?.email ?? undefined} />
        <Card>
          <form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              setTries(tries + 1);
              const body = schema.safeParse({ current: typed.current, next: typed.next });
              const isStrong = weaknessOf(judgement, t) === undefined;
              if (body.success && isRepeated && isStrong) submit(body.data);
            }}
          >
            <Stack gap={12}>
              {field("current", "current-password")}
              {field("next", "new-password")}
              <PasswordRules
                judgement={judgement}
                isLong={isLong}
                isRepeated={isRepeated}
                least={least}
              />
              {field("repeat", "new-password")}
              <Text step="small" tone="ink2">
                {t("clientTool.password.text")}
              </Text>
              <Stack direction="row">
                <Button type="submit" pending={isPending}>
                  {t("clientTool.password.save")}
                </Button>
              </Stack>
            </Stack>
          </form>
        </Card>
        <PasskeysLink />
      </Stack>
    </Page>
  );
}

/** Why the provider would not take a password; undefined where it would, or nothing is known. */
function weaknessOf(judgement: ReturnType<typeof useJudgement>, t: TFunction): string | undefined {
  if (judgement === null) return undefined;
  if (judgement.hasLeaked) return t("clientTool.password.refused.leaked");
  return judgement.score < leastPasswordScore ? t("clientTool.password.refused.weak") : undefined;
}

/** What somebody who knows the user would try first. */
const wordsAbout = (user: ReturnType<typeof useCurrentUser>["data"]): readonly string[] =>
  user === undefined
    ? []
    : [user.user.nickname, user.customer.name]
        .flatMap((name) => name.split(" "))
        .concat(user.email?.split(/[@.]/) ?? []);

/** Why the provider refuses a new password. */
const reasons = {
  same_password: "same",
  used_password: "used",
  leaked_password: "leaked",
  weak_password: "weak",
} as const;
const isReason = (code: string): code is keyof typeof reasons => code in reasons;

/** Sends the change, and says what the provider refused, as long as that is what is typed. */
function usePasswordChange(typed: Record<Field, string>, onChanged: () => void) {
  const { t } = useTranslation();
  const client = useApiClient();
  const [sent, setSent] = useState<Pick<typeof typed, "current" | "next">>(nothing);
  const { submit, isPending, error } = useMutation<typeof sent>(
    async (body) => {
      setSent(body);
      await client.POST("/currentUser/password", { body });
      onChanged();
    },
    { method: "POST", subject: "password" },
  );
  const errors = error instanceof HttpError ? (error.problem?.errors ?? []) : [];
  const codeAt = (path: "current" | "next") =>
    typed[path] === sent[path] ? errors.find((each) => each.path === path)?.code : undefined;
  const next = codeAt("next");
  return {
    submit,
    isPending,
    error,
    refusals: {
      current: codeAt("current") === undefined ? undefined : t("clientTool.password.wrong"),
      next:
        next === undefined
          ? undefined
          : t(
              isReason(next)
                ? `clientTool.password.refused.${reasons[next]}`
                : "form.problem.refused",
            ),
    },
  };
}
