import { languages, type Language } from "@specimen/api/contract";
import { LanguageTabs, type LanguageMark } from "@specimen/ui/LanguageTabs/LanguageTabs.tsx";
import { useState, type ReactNode } from "react";
import {
  get,
  useFormState,
  useWatch,
  type Control,
  type FieldPath,
  type FieldValues,
} from "react-hook-form";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../i18n/languageNames.ts";
import { useLanguage } from "../../services/hooks/useLanguage.ts";

export interface LanguageFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  /** The values by language: `texts`. */
  name: FieldPath<Values>;
  /** Whether something is written in a language. */
  isWritten: (value: unknown) => boolean;
  /** The fields of one language. */
  children: (language: Language) => ReactNode;
}

type ByLanguage = Partial<Record<Language, unknown>> | undefined;

/** The same fields in every language; those without a text and those that were changed are marked. */
export function LanguageFields<Values extends FieldValues>({
  control,
  name,
  isWritten,
  children,
}: LanguageFieldsProps<Values>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [current, setCurrent] = useState<Language>(language);
  const values = useWatch({ control, name }) as Record<Language, unknown>;
  const { dirtyFields, errors, submitCount } = useFormState({ control });
  const changed: ByLanguage = get(dirtyFields, name);
  const wrong: ByLanguage = get(errors, name);

  // Saving shows the first language with a problem.
  const [seen, setSeen] = useState(submitCount);
  if (seen !== submitCount) {
    setSeen(submitCount);
    const first = languages.find((each) => wrong?.[each] !== undefined);
    if (first !== undefined && wrong?.[current] === undefined) setCurrent(first);
  }

  const markOf = (each: Language): LanguageMark => {
    if (!isWritten(values[each])) return "missing";
    return isTrue(changed?.[each]) ? "changed" : "written";
  };
  const own = [language, ...languages.filter((each) => each !== language)];
  return (
    <LanguageTabs
      label={t("form.languages.label")}
      current={current}
      onCurrentChange={setCurrent}
      items={own.map((each) => {
        const mark = markOf(each);
        return {
          id: each,
          label: languageNames[each],
          mark,
          markText: t(`form.languages.${wrong?.[each] === undefined ? mark : "wrong"}`),
        };
      })}
    >
      <div key={current} lang={current}>
        {children(current)}
      </div>
    </LanguageTabs>
  );
}

/** Whether a part of the dirty fields names a field. */
const isTrue = (part: unknown): boolean =>
  part === true || (typeof part === "object" && part !== null && Object.values(part).some(isTrue));
