import { DateFormat, Language } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { isLanguage } from "@specimen/core/language";
import { defaultDateFormat } from "@specimen/core/format";
import { useState } from "react";
import * as z from "zod/mini";
import type { CurrentUser } from "../../services/answers/CurrentUser.ts";
import { isAlike } from "../../services/isAlike.ts";
import { useDraft, type DraftOf } from "../../services/hooks/useDraft.ts";
import { useMutation } from "../../services/hooks/useMutation.ts";
import { useSavedAccount } from "../../services/hooks/useSavedAccount.ts";
import { nicknameProblem, refusedNickname } from "./nicknameProblem.ts";

/** What can be changed. */
const Profile = z.object({
  nickname: z.string(),
  defaultLanguage: Language,
  dateFormat: DateFormat,
});
type Profile = z.infer<typeof Profile>;

const TypedProfile = z.partial(Profile);

/** What was typed and not yet saved. */
const profileDraft: DraftOf<Partial<Profile>> = {
  name: "account",
  empty: {},
  isDraft: (kept): kept is Partial<Profile> => TypedProfile.safeParse(kept).success,
};

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

/** The form of the profile: what was typed stays until it has been saved or discarded. */
export function useProfile(user: CurrentUser) {
  const client = useApiClient();
  const takeSaved = useSavedAccount();
  const { draft, change, keepUnsent, drop, forget } = useDraft(profileDraft);
  const [wasJudged, setWasJudged] = useState(false);
  const { submit, isPending, error } = useMutation<Profile>(
    async ({ nickname, defaultLanguage, dateFormat }) => {
      const { data } = await client.PATCH("/currentUser", {
        body: { nickname, defaultLanguage, userMetadata: { dateFormat } },
      });
      await takeSaved(data);
      // Also where the form was left meanwhile.
      forget();
      keepUnsent((typed) => unsent(typed, { nickname, defaultLanguage, dateFormat }));
    },
    { method: "PATCH", subject: "account" },
  );
  const saved = profileOf(user);
  const profile = { ...saved, ...draft };
  const problem = nicknameProblem(profile.nickname);
  return {
    profile,
    isPending,
    problem: wasJudged ? (problem ?? refusedNickname(error)) : null,
    isChanged: !isAlike(profile, saved),
    change,
    discard: () => {
      setWasJudged(false);
      drop();
    },
    choose: (language: string) => {
      if (isLanguage(language)) change({ defaultLanguage: language });
    },
    save: () => {
      setWasJudged(true);
      if (problem === null) submit({ ...profile, nickname: profile.nickname.trim() });
      return problem === null;
    },
  };
}
