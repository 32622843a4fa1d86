import type { DateFormat } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { isLanguage } from "@specimen/core/language";
import { defaultDateFormat } from "@specimen/core/format";
import { useState } from "react";
import type { CurrentUser } from "../../services/answers/CurrentUser.ts";
import { useCurrentUser } from "../../services/hooks/useCurrentUser.ts";
import { useMutation } from "../../services/hooks/useMutation.ts";
import { nicknameProblem, refusedNickname } from "./nicknameProblem.ts";

/** What can be changed, as the form holds it. */
interface Profile {
  nickname: string;
  defaultLanguage: CurrentUser["defaultLanguage"];
  dateFormat: DateFormat;
}

const profileOf = ({ user, defaultLanguage, userMetadata }: CurrentUser): Profile => ({
  nickname: user.nickname,
  defaultLanguage,
  dateFormat: userMetadata.dateFormat ?? defaultDateFormat,
});

/** What was typed while the rest was on its way. */
const unsent = (typed: Partial<Profile>, sent: Profile): Partial<Profile> => ({
  ...(typed.nickname !== undefined &&
    typed.nickname.trim() !== sent.nickname && {
      nickname: typed.nickname,
    }),
  ...(typed.defaultLanguage !== undefined &&
    typed.defaultLanguage !== sent.defaultLanguage && {
      defaultLanguage: typed.defaultLanguage,
    }),
  ...(typed.dateFormat !== undefined &&
    typed.dateFormat !== sent.dateFormat && {
      dateFormat: typed.dateFormat,
    }),
});

/** The form of the profile: what was typed stays until it has been saved. */
export function useProfile(user: CurrentUser) {
  const client = useApiClient();
  const { mutate } = useCurrentUser();
  const [typed, setTyped] = useState<Partial<Profile>>({});
  const [wasJudged, setWasJudged] = useState(false);
  const { submit, isPending, error } = useMutation<Profile>(
    async ({ nickname, defaultLanguage, dateFormat }) => {
      const { data } = await client.PATCH("/currentUser", {
        body: { nickname, defaultLanguage, userMetadata: { dateFormat } },
      });
      await mutate(data, { revalidate: false });
      setTyped((now) => unsent(now, { nickname, defaultLanguage, dateFormat }));
    },
    { method: "PATCH", subject: "account" },
  );
  const profile = { ...profileOf(user), ...typed };
  const problem = nicknameProblem(profile.nickname);
  return {
    profile,
    isPending,
    problem: wasJudged ? (problem ?? refusedNickname(error)) : null,
    change: (part: Partial<Profile>) => setTyped((before) => ({ ...before, ...part })),
    choose: (language: string) => {
      if (isLanguage(language)) setTyped((before) => ({ ...before, defaultLanguage: language }));
    },
    save: () => {
      setWasJudged(true);
      if (problem === null) submit({ ...profile, nickname: profile.nickname.trim() });
      return problem === null;
    },
  };
}
