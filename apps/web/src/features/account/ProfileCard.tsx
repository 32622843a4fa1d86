import { DateFormat } from "@specimen/api/contract";
import { formatDate, loadDateLocale } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import useSWRImmutable from "swr/immutable";
import { languageNames } from "../../i18n/languageNames.ts";
import type { CurrentUser } from "../../services/answers/CurrentUser.ts";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { LeaveGuard } from "../../widgets/form/LeaveGuard.tsx";
import { useProfile } from "./useProfile.ts";

/** A day on which no order of its numbers can be mistaken. */
const exampleDay = "2026-11-30";

/** Name, language and dates; they belong to the account and go with it to every device. */
export function ProfileCard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: locale } = useSWRImmutable(["date locale", language], () =>
    loadDateLocale(language),
  );
  const { profile, problem, isPending, isChanged, change, choose, discard, save } =
    useProfile(user);
  const nickname = useRef<HTMLInputElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  return (
    <Card title={t("account.profile")} isDivided>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!save()) nickname.current?.focus();
        }}
      >
        <Stack>
          <TextField
            ref={nickname}
            label={t("account.nickname")}
            hint={t("account.nicknameHint")}
            name="nickname"
            autoComplete="nickname"
            required
            value={profile.nickname}
            onValueChange={(value) => change({ nickname: value })}
            error={problem === null ? undefined : t(`account.${problem}`)}
          />
          <TextField
            label={t("account.email")}
            type="email"
            value={user.email ?? ""}
            onValueChange={() => undefined}
            readOnly
          />
          <TextField
            label={t("account.customer")}
            value={user.customer.name}
            onValueChange={() => undefined}
            readOnly
          />
          <Select
            label={t("account.language")}
            value={profile.defaultLanguage}
            options={user.languages.map((value) => ({ value, label: languageNames[value] }))}
            onValueChange={choose}
          />
          <Select
            label={t("account.dateFormat")}
            value={profile.dateFormat}
            options={DateFormat.options.map((value) => ({
              value,
              label: formatDate(exampleDay, value, locale),
            }))}
            onValueChange={(value) => change({ dateFormat: DateFormat.parse(value) })}
          />
          <Stack direction="row" isWrapping>
            <Button ref={saveButton} type="submit" pending={isPending}>
              {t("account.save")}
            </Button>
            {isChanged && (
              <>
                <Button
                  variant="thin"
                  onClick={() => {
                    discard();
                    saveButton.current?.focus();
                  }}
                >
                  {t("form.discard")}
                </Button>
                <Text step="small" tone="ink2">
                  {t("form.unsavedHere")}
                </Text>
              </>
            )}
          </Stack>
        </Stack>
        {isChanged && !isPending && <LeaveGuard isKept={false} />}
      </form>
    </Card>
  );
}
